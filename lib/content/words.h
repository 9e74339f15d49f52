// Made by tools/content/words.py from data/words: run make content, do not edit.
#pragma once

#include <cstdint>

namespace seaglass {

enum class Language : std::uint8_t { english, french, spanish, german };
constexpr int language_count = 4;

enum class Word : std::uint16_t {
  minutes,
  about_mermaid_rain,
  about_mirage,
  about_mermaid_beach,
  about_mermaids_song,
  no_table_yet,
  settings,
  brightness,
  volume,
  language,
  calm,
  back,
  change,
  card_sun,
  card_umbrella,
  card_castle,
  card_sailboat,
  card_sunglasses,
  card_ball,
  card_surfboard,
  card_pail,
  card_nice,
  card_mean,
  card_seaweed,
  card_wave,
  card_monster,
  younger,
  younger_means,
  free_ask,
  free_ask_means,
  shells_won,
  shells_eaten,
  do_nice,
  do_mean,
  do_mean_whom,
  do_pair,
  do_ask,
  do_ask_whom,
  do_wave,
  do_wave_whom,
  do_seaweed,
  do_seaweed_whom,
  do_dump,
  do_stop,
  do_keep,
  do_pass,
  stop_short,
  keep_short,
  press_again,
  told_played,
  told_took,
  told_washed,
  told_asked_yes,
  told_asked_no,
  told_drew,
  told_drew_what,
  told_beach_empty,
  told_shell,
  told_star_left,
  told_star_right,
  told_passed,
  told_dumped,
  told_bonus,
  told_over,
  starfish,
  seahorse,
  turtle,
  whale,
  crab,
  shell,
  play,
  carry_on,
  players,
  start,
  deal,
  pass_to,
  hold_to_look,
  go_on,
  take_back,
  leave_table,
  table_stays,
  choose,
  score,
  once_more,
  next,
};
constexpr int word_count = 85;

namespace content {

extern const char* const words[word_count][language_count];

}  // namespace content

}  // namespace seaglass
