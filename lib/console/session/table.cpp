#include "console/session/table.h"

#include "core/check.h"

namespace seaglass {

Table::Table(Shelf& shelf) : TableView(role_), shelf_(shelf) {
  role_.emplace<NoTable>();
}

/// There is such a way in the table of changes.
template <typename T, typename... Args>
void Table::become(RoleChange change, Args&&... args) {
  const RolePassage* passage = find_passage(role_passages, what_, change);
  CHECK(passage != nullptr && passage->to == T::role);
  what_ = T::role;
  role_.emplace<T>(std::forward<Args>(args)...);
}

void Table::become_nothing(RoleChange change) {
  become<NoTable>(change);
  sitting_.reset();
  open_ = false;
}

void Table::lay_journal(GameName name) {
  name_ = name;
  journal_.emplace(shelf_.table(id_of(name)));
  journal_on_air_.emplace(shelf_, *journal_, id_of(name));
}

void Table::lay_sitting(Journal& journal) {
  sitting_.emplace(game(), state_, journal);
  become<LocalTable>(RoleChange::laid, *sitting_, *journal_, shelf_, id_of(name_));
}

void Table::begin(GameName name, const Setup& setup) {
  lay_journal(name);
  lay_sitting(*journal_);
  if (!shelf_.begin_table(id_of(name), *journal_, setup)) journal_->keep_no_more();
  sitting_->deal(setup);
  begin_to_look();
}

Table::Resumed Table::resume(GameName name) {
  lay_journal(name);
  lay_sitting(*journal_);
  Setup setup;
  Resumed resumed;
  resumed.found = journal_->find(setup);
  if (resumed.found == Saved::table) {
    if (!setup.company.seats_of(SitterKind::elsewhere, setup.players).empty()) lay_sitting(*journal_on_air_);
    const Result<bool> played = sitting_->resume(setup);
    if (!played) resumed = {Saved::damaged, played.why()};
  }
  if (resumed.found != Saved::table) {
    become_nothing(RoleChange::failed);
    return resumed;
  }
  if (is_played_out()) static_cast<void>(shelf_.finish_table(id_of(name), score()));
  begin_to_look();
  if (screen().has_recollections()) recollect();
  return resumed;
}

/// What everybody here saw since the table was opened, by playing it once more.
void Table::recollect() {
  sitting_->look_back(0, spare_);
  View view;
  view.state = &spare_;
  view.players = players();
  view.open = true;
  for (int i = 0; i < sitting_->journal().size(); ++i) {
    const JournalEntry entry = sitting_->journal().at(i);
    view.near = entry.seat;
    screen().remember(view, entry.choice, recollections_[entry.seat]);
    CHECK(!game().play(spare_, entry.seat, entry.choice, no_events));
  }
}

void Table::rematch(const Seed& seed) {
  CHECK(sitting_.has_value());
  Setup setup = sitting_->setup();
  setup.seed = seed;
  setup.begins = Beginner();  // the question was asked for one game
  begin(name_, setup);
}

void Table::sit_down() {
  if (journal_->keeps()) static_cast<void>(shelf_.sit_down(id_of(name_)));
}

/// Where this unit is a guest, nothing of it lies on the shelf.
void Table::discard(GameName name) {
  const bool is_here = sitting_.has_value() && sitting_->has_begun() && name == name_;
  if (is_here) become_nothing(RoleChange::left);
  if (shelf_.has_table(id_of(name))) static_cast<void>(shelf_.discard_table(id_of(name)));
}

/// Who comes back to a table on the air reads it from the journal; and one that was laid for a waiting room
/// where nothing was dealt is no game: another one's position lies there.
void Table::leave() {
  if (on_air() || !is_set())
    become_nothing(RoleChange::left);
  else
    close();
  static_cast<void>(shelf_.stand_up());
}

// --------------------------------------------------------------------------------------------- a past game

bool Table::lay_past(int i) {
  name_ = name_by_id(shelf_.past_game(i));
  journal_.emplace(shelf_.past(i));
  sitting_.emplace(game(), state_, *journal_);
  become<PastTable>(RoleChange::looked_back, *sitting_, *journal_);
  Setup setup;
  if (journal_->find(setup) != Saved::table || !sitting_->resume(setup) || !is_played_out()) {
    become_nothing(RoleChange::failed);
    return false;
  }
  begin_to_look();
  show_past(past_length());
  return true;
}

void Table::show_past(int choices) {
  CHECK(over() && choices >= 0 && choices <= past_length());
  ++sight_;
  forget_captions();
  open_ = true;
  shown_.note_missed();  // it is told beside the position after it
  sitting_->look_back(choices == 0 ? 0 : choices - 1, seen_);
  if (choices == 0) return;
  const JournalEntry entry = journal_->at(choices - 1);
  near_ = entry.seat;
  CHECK(!game().play(seen_, entry.seat, entry.choice, [this](const Event& event) {
    if (!told_.full()) told_.push_back(event);
  }));
}

// -------------------------------------------------------------------------------------------------- on air

Sitting& Table::lay(GameName name) {
  lay_journal(name);
  lay_sitting(*journal_on_air_);
  return *sitting_;
}

Journal& Table::home(GameName name) {
  CHECK(!sitting_.has_value());
  lay_journal(name);
  return *journal_on_air_;
}

void Table::follow(TableHost& hosted) {
  CHECK(sitting_.has_value() && sitting_->has_begun());
  become<HostedGame>(RoleChange::hosts, *sitting_, *journal_, shelf_, id_of(name_), hosted);
  look_from_here();
}

void Table::follow(TableGuest& joined) {
  sitting_.reset();
  name_ = name_by_id(joined.roster().game);
  become<JoinedGame>(RoleChange::visits, joined);
  look_from_here();
}

}  // namespace seaglass
