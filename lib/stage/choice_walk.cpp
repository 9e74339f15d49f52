#include "stage/choice_walk.h"

namespace seaglass {

void ChoiceWalk::begin(const Game& game, const GameScreen& screen, const View& view) {
  CHECK(view.open && game.to_act(*view.state).contains(view.near));
  game_ = &game;
  screen_ = &screen;
  view_ = view;
  step_ = 0;
  presses_ = 0;
  leads_ = false;
  int choices = 0;
  game.choices(*view.state, view.near, [&choices](Choice) { ++choices; });
  lone_ = choices == 1;
  advance();
}

void ChoiceWalk::lead_to(Choice choice) {
  step_ = 0;
  presses_ = 0;
  lead_ = choice;
  leads_ = true;
  advance();
}

void ChoiceWalk::walk_to(Choice choice) {
  lead_to(choice);
  while (phase_ == Phase::picking) pick();
  phase_ = Phase::confirming;
}

int ChoiceWalk::picked(int step) const {
  CHECK(step >= 0 && step < step_);
  return picked_[step];
}

int ChoiceWalk::chosen_at(int step) const {
  if (step < step_) return picked_[step];
  return step == step_ ? cursor() : -1;
}

bool ChoiceWalk::begins_as_picked(Choice choice) const {
  for (int i = 0; i < step_; ++i)
    if (screen_->key(choice, i) != picked_[i]) return false;
  return true;
}

/// Every distinct key of this step. When there is none, what was picked is one choice.
void ChoiceWalk::collect() {
  keys_.clear();
  int complete = 0;
  game_->choices(*view_.state, view_.near, [&](Choice choice) {
    if (!begins_as_picked(choice)) return;
    const int key = screen_->key(choice, step_);
    if (key >= 0) return put_in_order(key);
    ++complete;
    choice_ = choice;
  });
  CHECK(complete == (keys_.empty() ? 1 : 0));
}

bool ChoiceWalk::is_before(int key, int other) const {
  const ink::Point a = screen_->spot(view_, step_, key), b = screen_->spot(view_, step_, other);
  return a.y != b.y ? a.y < b.y : a.x != b.x ? a.x < b.x : key < other;
}

void ChoiceWalk::put_in_order(int key) {
  if (offers(key)) return;
  int place = keys_.size();
  while (place > 0 && is_before(key, keys_[place - 1])) --place;
  keys_.insert(place, static_cast<std::int16_t>(key));
}

void ChoiceWalk::advance() {
  collect();
  while (keys_.size() == 1 && step_ > 0) {
    CHECK(step_ < steps_max);
    asked_[step_] = false;
    picked_[step_++] = keys_[0];
    collect();
  }
  if (!keys_.empty()) {
    phase_ = Phase::picking;
    point_at(likely_place());
    return take_aim();
  }
  phase_ = presses_ >= 2 || lone_ || !screen_->asks_again(choice_) ? Phase::decided : Phase::confirming;
}

void ChoiceWalk::pick() {
  CHECK(phase_ != Phase::decided);
  if (phase_ == Phase::confirming) {
    phase_ = Phase::decided;
    return;
  }
  CHECK(step_ < steps_max);
  asked_[step_] = true;
  picked_[step_++] = keys_[cursor_];
  ++presses_;
  advance();
}

bool ChoiceWalk::back() {
  int asked = step_ - 1;
  while (asked >= 0 && !asked_[asked]) --asked;
  if (asked < 0) return false;
  step_ = asked;
  --presses_;
  phase_ = Phase::picking;
  collect();
  point_at(keys_.index_of(picked_[asked]));
  take_aim();
  return true;
}

void ChoiceWalk::point_at(int place) {
  cursor_ = place;
  bool found = is_led() && screen_->key(lead_, step_) == keys_[cursor_];
  if (found) choice_ = lead_;
  game_->choices(*view_.state, view_.near, [&](Choice choice) {
    if (found || !begins_as_picked(choice) || screen_->key(choice, step_) != keys_[cursor_]) return;
    choice_ = choice;
    found = true;
  });
}

int ChoiceWalk::likely_place() const {
  int key = is_led() ? screen_->key(lead_, step_) : keys_[0];
  bool found = is_led();
  game_->choices(*view_.state, view_.near, [&](Choice choice) {
    if (found || !begins_as_picked(choice) || !screen_->is_likely(view_, choice)) return;
    key = screen_->key(choice, step_);
    found = true;
  });
  return keys_.index_of(static_cast<std::int16_t>(key));
}

void ChoiceWalk::move_by(int places) {
  if (phase_ != Phase::picking) return;
  point_at((cursor_ + places + keys_.size()) % keys_.size());
  take_aim();
}

bool ChoiceWalk::is_one_row() const {
  const int row = screen_->spot(view_, step_, keys_[0]).y;
  for (int key : keys_)
    if (screen_->spot(view_, step_, key).y != row) return false;
  return true;
}

void ChoiceWalk::take_aim() {
  if (!keys_.empty()) aim_ = screen_->spot(view_, step_, keys_[cursor_]);
}

void ChoiceWalk::go(Way way) {
  if (phase_ != Phase::picking) return;
  const auto spot = [this](int place) { return screen_->spot(view_, step_, keys_[place]); };
  const int to = arrow_leads_to(spot, keys_.size(), cursor_, way, is_flat(way) ? aim_.y : aim_.x);
  if (to == cursor_ && is_flat(way) && is_one_row()) return move_by(way == Way::right ? 1 : -1);
  if (to == cursor_) return;
  point_at(to);
  if (is_flat(way))
    aim_.x = spot(to).x;
  else
    aim_.y = spot(to).y;
}

}  // namespace seaglass
