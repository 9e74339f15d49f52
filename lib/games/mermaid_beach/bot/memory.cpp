#include "games/mermaid_beach/bot/memory.h"

namespace seaglass::mermaid_beach {

namespace {

class Remembering {
 public:
  Remembering(Memory& memory, Seat seat, const State& before)
      : memory_(memory), seat_(seat), before_(before) {}

  void tell(const Event& event) {
    if (happening(event) != Happening::passed) forget_what_just_came();
    if (happening(event) == Happening::turn) memory_.decisions = 0;
    if (is_own(event.seat)) count_own_decision(event);
    switch (happening(event)) {
      case Happening::asked: asked(event.seat, Seat(event.a), kind_at(event.b), event.c != 0); break;
      case Happening::drew: drew(event.seat); break;
      case Happening::kept: kept(event.seat); break;
      case Happening::played: played(event.seat, kind_at(event.a)); break;
      case Happening::dumped: lost(event.seat, kind_at(event.a)); break;
      case Happening::passed: passed(event.seat, Seat(event.b), kind_at(event.a)); break;
      default: break;
    }
  }

 private:
  /// The own hand needs no memory.
  bool is_own(Seat other) const { return other == seat_; }
  Recollection& of(Seat other) { return memory_.of(seat_, other, before_.players); }

  /// The seat has decided something that it thinks about; a question that is answered with Yes is told of as
  /// a pair, too. Mermaids are played without a thought.
  void count_own_decision(const Event& event) {
    switch (happening(event)) {
      case Happening::asked: count_decision(event.c == 0); break;
      case Happening::played: count_decision(kind_at(event.a) != Kind::nice); break;
      case Happening::kept:
      case Happening::chose_pass: count_decision(true); break;
      default: break;
    }
  }
  void count_decision(bool counts) {
    if (counts && memory_.decisions < 255) ++memory_.decisions;
  }

  void forget_what_just_came() {
    for (Recollection& other : memory_.others) other.just_came = 0;
  }

  static void forget(Recollection& hand, Kind kind) {
    hand.known.remove(kind);
    hand.likely.remove(kind);
  }
  static void know(Recollection& hand, Kind kind) {
    hand.likely.remove(kind);
    hand.known.add(kind);
  }
  static void has_none(Recollection& hand, Kind kind) {
    forget(hand, kind);
    hand.not_old.add(kind);
    hand.not_fresh.add(kind);
  }

  /// No nice mermaid, no pair, and no Mean that could take a shell: then the hand allows a question, or what
  /// brings less.
  void has_nothing_better(Seat other) {
    Recollection& hand = of(other);
    if (hand.fresh > 0) hand.not_old.keep_common(hand.not_fresh);
    hand.fresh = 0;
    hand.not_fresh.clear();
    hand.not_old.add(a_pair);
    has_none(hand, Kind::nice);
    if (others_have_shells(before_, other)) has_none(hand, Kind::mean);
  }

  void asked(Seat asking, Seat asked, Kind item, bool had_it) {
    if (!is_own(asking)) {
      if (!before_.free_ask) has_nothing_better(asking);
      if (!had_it) know(of(asking), item);
    }
    if (is_own(asked)) return;
    Recollection& hand = of(asked);
    const bool had_one = hand.old_are_single() && (hand.fresh == 0 || hand.not_fresh.has(a_pair));
    forget(hand, item);
    if (!had_it || had_one) has_none(hand, item);
  }

  void drew(Seat other) {
    if (!is_own(other)) came(of(other));
  }
  static void came(Recollection& hand) {
    hand.not_fresh.clear();
    if (hand.fresh < 255) ++hand.fresh;
  }

  /// The card drawn was of no use at once. (Whoever keeps one that was, is remembered wrongly.)
  void kept(Seat other) {
    if (is_own(other) || of(other).fresh != 1) return;
    Kinds& not_fresh = of(other).not_fresh;
    not_fresh.add(Kind::nice);
    not_fresh.add(a_pair);
    if (!others_have_shells(before_, other)) return;
    not_fresh.add(Kind::mean);
    not_fresh.add(Kind::wave);
  }

  void played(Seat other, Kind kind) {
    if (is_own(other)) return;
    Recollection& hand = of(other);
    if (before_.phase == Phase::play_drawn) return played_what_was_drawn(hand, kind);
    // Who plays these in a turn had neither mermaid nor pair: those come first, the mermaid before the pair.
    if (kind == Kind::wave || kind == Kind::seaweed) has_nothing_better(other);
    if (is_item(kind) && !before_.free_ask) has_none(hand, Kind::nice);
    lost(other, kind);
    if (is_item(kind) && hand.old_are_single()) hand.not_old.add(kind);
  }

  /// An item goes with the other of its kind: who had to ask held no more of them.
  void played_what_was_drawn(Recollection& hand, Kind kind) {
    if (hand.fresh > 0) --hand.fresh;
    if (!is_item(kind)) return;
    if (before_.free_ask)
      forget(hand, kind);
    else
      has_none(hand, kind);
  }

  void lost(Seat other, Kind kind) {
    if (is_own(other)) return;
    Recollection& hand = of(other);
    if (hand.known.has(kind) || hand.likely.has(kind))
      forget(hand, kind);
    else if (hand.fresh > 0 && hand.not_old.has(kind))
      --hand.fresh;
  }

  /// Whoever holds the Monster gets rid of it. (Who keeps it, like a child, is remembered wrongly.)
  void passed(Seat from, Seat to, Kind kind) {
    const bool was_the_monster =
        !is_own(from) && of(from).known.has(Kind::monster) && !has_just_come(of(from), Kind::monster);
    const Kind card = is_card(kind) || !was_the_monster ? kind : Kind::monster;
    if (!is_own(from)) gave(from, card);
    if (!is_own(to)) received(of(to), card);
  }

  /// Seaweed is given away before items, and items that are single before one of a pair. Of an unseen card
  /// nobody knows which it was.
  void gave(Seat from, Kind card) {
    Recollection& hand = of(from);
    if (is_card(card) && !has_just_come(hand, card)) lost(from, card);
    has_none_any_more(hand, Kind::monster);
    if (is_card(card) && is_item(card)) {
      has_none_any_more(hand, Kind::seaweed);
      has_none_any_more(hand, card);
    }
    if (is_card(card)) return;
    for (int i = 0; i < kind_count; ++i) {
      const Kind kind = kind_at(i);
      if (!(is_item(kind) || kind == Kind::seaweed) || !hand.known.has(kind) || has_just_come(hand, kind))
        continue;
      hand.known.remove(kind);
      hand.likely.add(kind);
    }
  }

  /// But for what comes in the same pass, which nobody passes on.
  static void has_none_any_more(Recollection& hand, Kind kind) {
    if (has_just_come(hand, kind)) return;
    forget(hand, kind);
    hand.not_old.add(kind);
    if (hand.just_came != unseen) hand.not_fresh.add(kind);
  }

  /// Nobody gives a mermaid away, nor a Mean.
  static void received(Recollection& hand, Kind card) {
    if (is_card(card)) {
      if (is_item(card) && !hand.has_none_of(card)) {  // now there may be two
        hand.not_old.remove(a_pair);
        hand.not_fresh.remove(a_pair);
      }
      know(hand, card);
      hand.not_old.remove(card);
      hand.just_came = static_cast<std::uint8_t>(index(card) + 1);
      return;
    }
    Kinds still_none = hand.not_fresh;
    const bool all_are_old = hand.fresh == 0;
    came(hand);
    for (const Kind kind : {Kind::nice, Kind::mean})
      if (all_are_old || still_none.has(kind)) hand.not_fresh.add(kind);
    hand.just_came = unseen;
  }
  static constexpr std::uint8_t unseen = 255;
  static bool has_just_come(const Recollection& hand, Kind kind) { return hand.just_came == index(kind) + 1; }

  Memory& memory_;
  Seat seat_;
  const State& before_;
};

}  // namespace

void remember(Memory& memory, Seat seat, const Event& event, const State& before) {
  Remembering(memory, seat, before).tell(event);
}

}  // namespace seaglass::mermaid_beach
