// Why somebody is not at a table, said plainly.
#pragma once

#include "radio/host_link.h"
#include "words/words.h"

namespace seaglass {

/// To the guest, of a host of this name.
Phrase told_to_guest(radio::Reason reason, const radio::UnitName& host, Language language);
/// To the host. Empty: there is nothing to say.
Phrase told_to_host(const radio::GuestNews& news, Language language);

}  // namespace seaglass
