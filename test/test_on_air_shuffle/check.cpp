// Whether a game was fair, from what a guest has seen of it and what the host tells after the end.
#include "games/games.h"
#include "on_air/journal_pieces.h"
#include "on_air/shuffle/deal_check.h"
#include "suite.h"
#include "tabletop/random_player.h"
#include "tabletop/sitting.h"

using namespace seaglass;

namespace {

/// A game of three on three units, from the shuffle to its end, as the guest was shown it.
struct WholeGame {
  Deal deal;
  GuestShuffle guests[2];
  const Game& game;
  AnyState truth, seen, scratch;
  MemoryJournal<decisions_max> journal;
  Sitting sitting;
  DealCheck check;

  explicit WholeGame(bool is_provable = true)
      : game(game_at(find_game("mermaid_beach"))), sitting(game, truth, journal), check(is_provable) {
    for (int i = 0; i < game.facts().option_count; ++i)
      deal.roster.options.values[i] = game.facts().options[i].standard;
    deal.make(guests, 2);
    Setup setup;
    setup.players = deal.roster.players;
    setup.options = deal.roster.options;
    setup.seed = seed_of(deal.cryptography, deal.record);
    TEST_ASSERT_TRUE(sitting.begin(setup));
    show();
    Random random(4);
    while (!game.over(truth)) {
      const Seat seat = any_seat(random, game.to_act(truth));
      const Choice choice =
          any_choice(random, [&](auto visit) { game.choices(truth, seat, VisitChoice(visit)); });
      TEST_ASSERT_TRUE(static_cast<bool>(sitting.play(seat, choice, no_events)));
      show();
    }
  }
  void show() {
    sitting.view(SeatSet(Seat(1)), seen);
    std::uint8_t packed[packed_bytes_max];
    BitWriter writer({packed, packed_bytes_max});
    game.pack(seen, writer);
    check.see(deal.cryptography, journal.size(), {packed, writer.bytes()});
  }
  PlayedGame played() {
    return {deal.cryptography, game, deal.roster, SeatSet(Seat(1)), journal.size(), scratch};
  }
  Piece piece(Blob blob) {
    Piece piece;
    piece.blob = blob;
    piece.from = check.wanted_from();
    if (blob == Blob::secret) fill(piece, pack(deal.record));
    if (blob == Blob::journal) fill(piece, journal);
    return piece;
  }
  void tell_secret() {
    TEST_ASSERT_TRUE(check.wanted() == Blob::secret);
    check.hear(piece(Blob::secret), guests[0], played());
  }
  /// Tells what is asked for until it is judged.
  Fairness judged() {
    for (int i = 0; i < 2 * decisions_max && check.fairness() == Fairness::unknown; ++i) {
      const Blob wanted = check.wanted();
      if (wanted != Blob::none) check.hear(piece(wanted), guests[0], played());
      check.step(played());
    }
    return check.fairness();
  }
};

void expect(Fairness meant, Fairness is) {
  TEST_ASSERT_EQUAL(static_cast<int>(meant), static_cast<int>(is));
}

}  // namespace

static void test_a_fair_game_is_found_fair() {
  WholeGame game;
  expect(Fairness::fair, game.judged());
}

static void test_another_secret_is_untrue() {
  WholeGame game;
  game.deal.record.secret[0] ^= 1;
  expect(Fairness::untrue, game.judged());
}

static void test_another_choice_in_the_journal_is_untrue() {
  WholeGame game;
  game.tell_secret();
  Piece piece = game.piece(Blob::journal);
  piece.bytes[0] = static_cast<std::uint8_t>((piece.bytes[0] + 1) % 3);
  game.check.hear(piece, game.guests[0], game.played());
  expect(Fairness::untrue, game.judged());
}

static void test_a_shorter_journal_is_untrue() {
  WholeGame game;
  game.tell_secret();
  Piece piece = game.piece(Blob::journal);
  piece.total = static_cast<std::uint16_t>(piece.total - entry_bytes);
  game.check.hear(piece, game.guests[0], game.played());
  expect(Fairness::untrue, game.judged());
}

static void test_a_position_that_was_seen_twice_is_untrue() {
  WholeGame game;
  game.show();
  expect(Fairness::untrue, game.judged());
}

static void test_one_position_that_was_not_so_is_untrue() {
  WholeGame lied;
  lied.check = DealCheck(true);
  for (int i = 0; i <= lied.journal.size(); ++i) {
    AnyState at;
    lied.sitting.look_back(i, at);
    lied.game.mask(at, SeatSet(Seat(1)));
    std::uint8_t packed[packed_bytes_max];
    BitWriter writer({packed, packed_bytes_max});
    lied.game.pack(at, writer);
    if (i == 3) packed[0] ^= 1;
    lied.check.see(lied.deal.cryptography, i, {packed, writer.bytes()});
  }
  expect(Fairness::untrue, lied.judged());
}

static void test_without_its_own_entropy_share_nothing_is_provable() {
  WholeGame game(false);
  expect(Fairness::not_provable, game.judged());
}

static void test_a_lost_proof_stays_lost_and_a_lie_a_lie() {
  WholeGame game;
  game.check.lose_proof();
  expect(Fairness::not_provable, game.judged());
  WholeGame lied;
  lied.check.find_untrue();
  lied.check.lose_proof();
  expect(Fairness::untrue, lied.judged());
}

/// What the host says meanwhile was read where the game is played again: it must not go on there.
static void test_a_lie_while_the_check_goes_on_ends_it() {
  WholeGame game;
  game.tell_secret();
  game.check.find_untrue();
  expect(Fairness::untrue, game.check.fairness());
}

static void test_a_lie_after_the_check_changes_nothing() {
  WholeGame game;
  expect(Fairness::fair, game.judged());
  game.check.find_untrue();
  expect(Fairness::fair, game.check.fairness());
}

static void test_a_piece_from_elsewhere_is_asked_for_again() {
  WholeGame game;
  Piece secret = game.piece(Blob::secret);
  secret.from = 1;
  game.check.hear(secret, game.guests[0], game.played());
  TEST_ASSERT_TRUE(game.check.wanted() == Blob::secret);
  game.tell_secret();
  Piece journal = game.piece(Blob::journal);
  journal.from = entry_bytes;
  game.check.hear(journal, game.guests[0], game.played());
  TEST_ASSERT_TRUE(game.check.wanted() == Blob::journal);
  expect(Fairness::fair, game.judged());
}

void check_tests() {
  RUN_TEST(test_a_fair_game_is_found_fair);
  RUN_TEST(test_another_secret_is_untrue);
  RUN_TEST(test_another_choice_in_the_journal_is_untrue);
  RUN_TEST(test_a_shorter_journal_is_untrue);
  RUN_TEST(test_a_position_that_was_seen_twice_is_untrue);
  RUN_TEST(test_one_position_that_was_not_so_is_untrue);
  RUN_TEST(test_without_its_own_entropy_share_nothing_is_provable);
  RUN_TEST(test_a_lost_proof_stays_lost_and_a_lie_a_lie);
  RUN_TEST(test_a_lie_while_the_check_goes_on_ends_it);
  RUN_TEST(test_a_lie_after_the_check_changes_nothing);
  RUN_TEST(test_a_piece_from_elsewhere_is_asked_for_again);
}
