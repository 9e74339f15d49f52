#pragma once

#include "radio/crypto/cryptography.h"

namespace seaglass {
namespace web {

/// Null in a page that was built without libsodium.
Cryptography* radio_cryptography();

}  // namespace web
}  // namespace seaglass
