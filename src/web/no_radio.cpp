#include "radio.h"

namespace seaglass {
namespace web {

Cryptography* radio_cryptography() {
  return nullptr;
}

}  // namespace web
}  // namespace seaglass
