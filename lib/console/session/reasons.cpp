#include "console/session/reasons.h"

#include "console/session/unit_name_text.h"

namespace seaglass {

using radio::Reason;

namespace {

/// Either side's words where both are the same.
Word word_for(Reason reason) {
  switch (reason) {
    case Reason::none:
    case Reason::no_answer: return Word::why_no_answer;
    case Reason::busy: return Word::host_busy;
    case Reason::table_full: return Word::why_table_full;
    case Reason::other_version: return Word::why_other_version;
    case Reason::other_rules: return Word::why_other_rules;
    case Reason::wrong_pictures: return Word::why_wrong_pictures;
    case Reason::declined: return Word::why_declined;
    case Reason::not_known: return Word::why_not_known;
    case Reason::not_kept: return Word::why_not_kept;
    case Reason::left: return Word::why_left;
    case Reason::kicked: return Word::why_sent_away;
    case Reason::closed: return Word::why_closed;
  }
  return Word::why_no_answer;
}

/// What somebody wrote to the host in the open.
Word words_for_hearsay(Reason reason) {
  switch (reason) {
    case Reason::other_version: return Word::heard_other_version;
    case Reason::other_rules: return Word::heard_other_rules;
    default: return Word::heard_table_full;
  }
}

}  // namespace

Phrase told_to_guest(Reason reason, const radio::UnitName& host, Language language) {
  Word words = word_for(reason);
  if (reason == Reason::table_full) words = Word::why_no_place;
  if (reason == Reason::kicked) words = Word::why_kicked;
  return phrase(words, language, UnitNameText(host).text());
}

Phrase told_to_host(const radio::GuestNews& news, Language language) {
  if (news.kind == radio::GuestNews::Kind::joined || news.reason == Reason::none) return {};
  if (!news.is_proven)
    return phrase(words_for_hearsay(news.reason), language, UnitNameText(news.name).text());
  return phrase(word_for(news.reason), language, UnitNameText(news.name).text());
}

}  // namespace seaglass
