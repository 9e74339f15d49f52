// Large opaque pictures. Their encoding: content/image.h.
#pragma once

#include "content/image.h"

namespace seaglass {
namespace ink {

using content::Image;

}  // namespace ink
}  // namespace seaglass
