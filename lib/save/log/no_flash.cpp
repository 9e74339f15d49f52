#include "save/log/no_flash.h"

namespace seaglass {
namespace {

NoFlash nowhere;

}  // namespace

Flash& no_flash() {
  return nowhere;
}

}  // namespace seaglass
