#include "games/mermaid_beach/bot/memory.h"

namespace seaglass::mermaid_beach {

namespace {

class Remembering {
 public:
  Remembering(Memory& memory, Seat seat, const State& before)
      : memory_(memory), seat_(seat), before_(before) {}

  void tell(const Event& event) {
    if (happening(event) != Happening::passed) forget_what_just_came();
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

  void forget_what_just_came() {
    for (Recollection& other : memory_.others) other.just_came = 0;
  }

  /// No nice mermaid, no pair, and no Mean that could take a shell: then the hand allows a question, or what
  /// brings less.
  void has_nothing_better(Seat other) {
    Recollection& hand = of(other);
    if (hand.fresh > 0) hand.not_old.keep_common(hand.not_fresh);
    hand.fresh = 0;
    hand.not_fresh.clear();
    hand.not_old.add(Kind::nice);
    hand.not_old.remove(Kind::mean);
    hand.known.remove(Kind::nice);
    if (!others_have_shells(before_, other)) return;
    hand.not_old.add(Kind::mean);
    hand.known.remove(Kind::mean);
  }

  void asked(Seat asking, Seat asked, Kind item, bool had_it) {
    if (!is_own(asking)) {
      if (!before_.free_ask) has_nothing_better(asking);
      if (!had_it) of(asking).known.add(item);
    }
    if (is_own(asked)) return;
    Recollection& hand = of(asked);
    hand.known.remove(item);
    if (had_it) return;
    hand.not_old.add(item);
    hand.not_fresh.add(item);
  }

  void drew(Seat other) {
    if (is_own(other)) return;
    came(of(other));
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
    if (!others_have_shells(before_, other)) return;
    not_fresh.add(Kind::mean);
    not_fresh.add(Kind::wave);
  }

  void played(Seat other, Kind kind) {
    if (is_own(other)) return;
    // Who plays these in a turn had neither mermaid nor pair: those come first.
    const bool instead = before_.phase == Phase::action && (kind == Kind::wave || kind == Kind::seaweed);
    if (instead) has_nothing_better(other);
    lost(other, kind);
    if (is_item(kind) && of(other).old_are_single()) of(other).not_old.add(kind);
  }

  void lost(Seat other, Kind kind) {
    if (is_own(other)) return;
    Recollection& hand = of(other);
    if (hand.known.has(kind))
      hand.known.remove(kind);
    else if (hand.fresh > 0 && hand.not_old.has(kind))
      --hand.fresh;
  }

  void passed(Seat from, Seat to, Kind kind) {
    const bool seen = is_card(kind);
    if (seen) {
      lost(from, kind);
      if (!is_own(to)) receive(of(to), kind);
      return;
    }
    // Whoever holds the Monster gets rid of it; of items that were known, any may be gone. But nobody passes
    // on what comes in the same pass.
    Recollection& hand = of(from);
    const bool monster = hand.known.has(Kind::monster) && !has_just_come(hand, Kind::monster);
    if (monster) {
      hand.known.remove(Kind::monster);
      receive(of(to), Kind::monster);
      return;
    }
    for (int item = 0; item < item_count; ++item)
      if (!has_just_come(hand, kind_at(item))) hand.known.remove(kind_at(item));
    came(of(to));
  }

  static void receive(Recollection& hand, Kind kind) {
    hand.known.add(kind);
    if (is_item(kind)) hand.not_old.remove(kind);
    hand.just_came = static_cast<std::uint8_t>(index(kind) + 1);
  }
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
