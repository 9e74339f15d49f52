// What is shown while events are told (tabletop/told_position.h), compared with the truth at that moment.
// The truth is the unmasked position, moved by the unmasked events.
#include <string>
#include <vector>

#include "conformance/conformance.h"
#include "tabletop/random_player.h"
#include "tabletop/told_position.h"

namespace seaglass::conformance {

namespace {

using Figures = std::vector<int>;

/// Who looks at a handheld, and who shares it: the handheld has what all of these may know.
struct Viewer {
  SeatSet sharing;
  SeatSet looking;
  ToldPosition shown;
};

class TellingMatch {
 public:
  TellingMatch(const Subject& subject, const Setup& setup, Tellings& tellings)
      : subject_(subject),
        game_(subject.game),
        setup_(setup),
        tellings_(tellings),
        random_(setup.seed.number() ^ 0x7E111A6) {}

  void run() {
    game_.begin(after_, setup_);
    while (!game_.over(after_)) {
      before_ = after_;
      play();
      gather_viewers();
      tell();
      ++step_;
    }
    for (const Viewer& viewer : viewers_) check_score(viewer);
    ++tellings_.games;
  }

 private:
  [[noreturn]] void fail(const std::string& what, const Viewer& viewer) const {
    throw Violation(what + ": " + game_.facts().name + ", " + std::to_string(setup_.players) +
                    " players, seed " + std::to_string(setup_.seed.number()) + ", step " +
                    std::to_string(step_) + ", shown to seats " + std::to_string(viewer.looking.bits()) +
                    " of " + std::to_string(viewer.sharing.bits()) + " (as bits)");
  }

  void play() {
    const Seat seat = any_seat(random_, game_.to_act(before_));
    const Choice choice =
        any_choice(random_, [&](auto visit) { game_.choices(before_, seat, VisitChoice(visit)); });
    happened_.clear();
    const auto note = [this](const Event& event) { happened_.push_back(event); };
    if (game_.play(after_, seat, choice, note)) throw Violation("a legal choice is refused");
  }

  void gather_viewers() {
    const SeatSet all = SeatSet::all(setup_.players);
    viewers_.clear();
    viewers_.push_back({SeatSet(), SeatSet(), {}});
    for (Seat seat : all_seats(setup_.players)) viewers_.push_back({SeatSet(seat), SeatSet(seat), {}});
    const SeatSet group = SeatSet::from_bits(random_.next() & all.bits());
    viewers_.push_back({group, SeatSet(), {}});
    for (Seat seat : all_seats(setup_.players))
      if (group.contains(seat)) viewers_.push_back({group, SeatSet(seat), {}});
  }

  AnyState masked(const AnyState& state, const Viewer& viewer) const {
    AnyState seen = state;
    game_.mask(seen, viewer.sharing);
    game_.mask(seen, viewer.looking);
    return seen;
  }
  Event masked(const Event& event, const Viewer& viewer) const {
    return game_.mask(game_.mask(event, viewer.sharing), viewer.looking);
  }

  void tell() {
    truth_.begin(before_, true);
    for (Viewer& viewer : viewers_) viewer.shown.begin(masked(before_, viewer), true);
    for (const Event& event : happened_) {
      move(event, &ToldPosition::depart);
      move(event, &ToldPosition::arrive);
      truth_.go_on();
      for (Viewer& viewer : viewers_) viewer.shown.go_on();
    }
    for (const Viewer& viewer : viewers_) check_told(viewer);
  }

  void move(const Event& event, void (ToldPosition::*onwards)(const Game&, const Event&)) {
    (truth_.*onwards)(game_, event);
    list(truth_.state(), &event, true_figures_);
    for (Viewer& viewer : viewers_) {
      const Event seen = masked(event, viewer);
      (viewer.shown.*onwards)(game_, seen);
      if (!viewer.shown.is_whole()) fail("what happened is taken for a lie while it is told", viewer);
      list(viewer.shown.state(), &seen, figures_);
      compare("a number that is shown is not the true one", viewer);
      ++tellings_.moments;
    }
  }

  void list(const AnyState& state, const Event* event, Figures& figures) const {
    figures.clear();
    subject_.figures(state, event, [&figures](int number) { figures.push_back(number); });
  }

  /// What whoever looks may not know is not shown; and in the truth nothing is hidden.
  void compare(const char* what, const Viewer& viewer) {
    if (figures_.empty() || figures_.size() != true_figures_.size())
      fail("other numbers are shown than there are", viewer);
    for (std::size_t i = 0; i < figures_.size(); ++i)
      if (figures_[i] != true_figures_[i] && figures_[i] != unseen)
        fail(std::string(what) + " (number " + std::to_string(i) + " is " + std::to_string(figures_[i]) +
                 ", not " + std::to_string(true_figures_[i]) + ")",
             viewer);
    tellings_.figures += figures_.size();
  }

  /// When all has been told, what is shown next is the position after the choice: no number may jump. But the
  /// end of a game shows more than was told.
  void check_told(const Viewer& viewer) {
    const AnyState newest = masked(after_, viewer);
    list(newest, nullptr, true_figures_);
    list(viewer.shown.state(), nullptr, figures_);
    compare("a number jumps when all has been told", viewer);
    if (!game_.over(after_) && figures_ != true_figures_)
      fail("a number appears when all has been told", viewer);
    list(after_, nullptr, true_figures_);
    list(newest, nullptr, figures_);
    compare("a masked position has a number that is not the true one", viewer);
  }

  void check_score(const Viewer& viewer) const {
    const Score score = game_.score(after_), shown = game_.score(masked(after_, viewer));
    bool same = score.winners == shown.winners;
    for (Seat seat : all_seats(setup_.players)) {
      same = same && score.totals[seat] == shown.totals[seat];
      for (int part = 0; part < game_.facts().part_count; ++part)
        same = same && score.parts[part][seat] == shown.parts[part][seat];
    }
    if (!same) fail("the score that is shown is not the true one", viewer);
  }

  const Subject& subject_;
  const Game& game_;
  const Setup setup_;
  Tellings& tellings_;
  Random random_;
  int step_ = 0;
  AnyState before_;
  AnyState after_;
  std::vector<Event> happened_;
  ToldPosition truth_;
  std::vector<Viewer> viewers_;
  Figures figures_;
  Figures true_figures_;
};

}  // namespace

void check_telling(const Subject& subject, const Setup& setup, Tellings& tellings) {
  TellingMatch(subject, setup, tellings).run();
}

}  // namespace seaglass::conformance
