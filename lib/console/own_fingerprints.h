// By which this firmware's own records are known.
#pragma once

#include "content/fingerprint.h"
#include "save/fingerprints.h"

namespace seaglass {

constexpr Fingerprints own_fingerprints(content::fingerprint, content::fingerprint_of_short_seeds);

}  // namespace seaglass
