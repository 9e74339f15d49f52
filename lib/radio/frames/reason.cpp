#include "radio/frames/reason.h"

namespace seaglass {
namespace radio {

const char* name_of(Reason reason) {
  switch (reason) {
    case Reason::none: return "none";
    case Reason::no_answer: return "no answer";
    case Reason::busy: return "busy";
    case Reason::table_full: return "table full";
    case Reason::other_version: return "other version";
    case Reason::other_rules: return "other rules";
    case Reason::wrong_pictures: return "wrong pictures";
    case Reason::declined: return "declined";
    case Reason::not_known: return "not known";
    case Reason::not_kept: return "not kept";
    case Reason::left: return "left";
    case Reason::kicked: return "kicked";
    case Reason::closed: return "closed";
  }
  return "?";
}

}  // namespace radio
}  // namespace seaglass
