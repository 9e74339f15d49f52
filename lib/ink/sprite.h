// Small pictures with soft edges and chosen colours. Their encoding: content/sprite.h.
#pragma once

#include "content/sprite.h"

namespace seaglass {
namespace ink {

using content::Sprite;
using content::Swatch;

}  // namespace ink
}  // namespace seaglass
