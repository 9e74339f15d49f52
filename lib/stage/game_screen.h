// What a game's table looks like, one object for each game, without memory of its own: everything drawn
// follows from the view and from how far the person has walked towards a choice. What surrounds it (curtain,
// menu, captions, score sheet) is the console's, and the same for all games.
#pragma once

#include "ink/layout.h"
#include "ink/painter.h"
#include "stage/lesson.h"
#include "stage/motif.h"
#include "stage/view.h"

namespace seaglass {

class ChoiceWalk;

/// How an option, or a line of the score sheet, is called.
struct OptionWords {
  Word name;
  Word meaning;  // in one line
};

/// What somebody who plays for the first time should know before a step; each number is told once.
struct Advice {
  static constexpr int numbers_max = 32;

  int number = -1;  // there is nothing to say
  Word text = {};
};

/// Something that travels over the table while it is told of.
struct Journey {
  ink::Point from;
  ink::Point to;
  bool any = false;
};

/// Which of so many places a bot looks at: an order of its seat's own at this moment of the game.
constexpr int glanced_at(int places, Seat bot, int moment, int look) {
  const int way = 1 + (bot.index() + moment) % ink::larger(1, places - 1);
  return (3 * bot.index() + moment + look * way) % places;
}

class GameScreen {
 public:
  /// A choice is made in steps (which card, whose, where): what it picks at this one; −1 when it was complete
  /// before. Choices that agree in all their steps are the same choice, and none is another one's beginning.
  virtual int key(Choice choice, int step) const = 0;
  /// Where that lies on the table: the cursor walks from spot to spot.
  virtual ink::Point spot(const View& view, int step, int key) const = 0;
  /// What somebody most likely wants: there the cursor begins, if there is such a choice.
  virtual bool is_likely(const View&, Choice) const { return false; }
  /// Whether it is asked once more when A was pressed only once for it. Not where nothing comes of it.
  virtual bool asks_again(Choice) const { return true; }

  /// What the choice under the cursor would do, in a line or two.
  virtual Phrase proposal(const View& view, const ChoiceWalk& walk) const = 0;

  /// Whether that says all of a choice once all is picked, and less at the first step; if not, the first step
  /// says most.
  virtual bool last_step_says_all() const { return false; }

  /// Covers every pixel. Without a walk nobody decides just now.
  virtual void draw(ink::Painter& painter, const View& view, const ChoiceWalk* walk) const = 0;
  /// What who decides sees now and the table will not show them again. Whether there is such a thing at all:
  virtual bool has_recollections() const { return false; }
  virtual void remember(const View&, Choice, Recollection&) const {}

  /// What just happened, in a line or two; empty where it shows by itself.
  virtual Phrase caption(const View& view, const Event& event) const = 0;

  /// Whether that happened to this seat, and whoever sits there should hear of it before all else.
  virtual bool concerns(const Event&, Seat) const { return false; }

  /// The picture beside the caption, inside `area`, which is empty and light: 56 by 74 pixels, or as small as
  /// 40 by 38.
  virtual void illustrate(ink::Painter& painter, const View& view, const Event& event,
                          ink::Rect area) const = 0;

  /// From where to where what is told of goes, as middles of it; and itself, drawn around (0, 0).
  virtual Journey journey(const View&, const Event&) const { return {}; }
  virtual void draw_traveller(ink::Painter&, const View&, const Event&) const {}

  /// How it sounds to who looks.
  virtual Motif motif(const View&, const Event&) const { return Motif::none; }

  /// A moment for all, which has the whole screen instead of a caption; it waits for a press.
  virtual bool has_page(const View&, const Event&) const { return false; }
  virtual void draw_page(ink::Painter&, const View&, const Event&) const {}

  /// Places that a cursor can look at from the menu, though nobody decides: so many, and what is said of each
  /// beside the table. None: there is nothing to point at so. Which of them who looks most likely wants
  /// first.
  virtual int places(const View&) const { return 0; }
  virtual int first_place(const View&) const { return 0; }
  /// Where it lies: as `spot`.
  virtual ink::Point place_spot(const View&, int) const { return {}; }
  virtual void draw_place(ink::Painter&, const View&, int) const {}

  /// What a bot looks at while it thinks, one thing after the other: something that everybody sees, which
  /// follows from its seat and from what everybody may know, and from nothing else. Empty: nothing.
  virtual ink::Rect glance(const View&, Seat, int) const { return {}; }

  /// What the table's menu lets everybody look at after that, page by page.
  virtual int overviews() const { return 0; }
  virtual void draw_overview(ink::Painter&, const View&, int) const {}

  /// Where words are while nobody here decides.
  virtual ink::Rect waiting_area() const = 0;

  /// How far the battery moves from the upper right corner (battery_area in console/parts/status.h), which it
  /// covers. Below it, but for its lower edge, nothing that changes may be drawn.
  virtual ink::Point battery_shift() const { return {}; }

  /// Why what a person may look for cannot be done now, in a line or two; empty if there is nothing to say.
  virtual Phrase why_not(const View&) const { return {}; }

  virtual Advice advice(const View&, const ChoiceWalk&) const { return {}; }
  /// Where on the screen that shows which an advice speaks of: its words keep clear of it. As a rule what the
  /// cursor is on.
  virtual ink::Rect spoken_of(const View& view, const ChoiceWalk& walk) const;
  /// How it is played, page by page.
  virtual Lessons lessons() const { return {}; }

  virtual OptionWords option(int number) const = 0;
  /// What an option's value amounts to at such a table, as a number.
  virtual int shown_value(const Setup& setup, int number) const { return setup.options.values[number]; }
  /// What its meaning names as worth trying at such a table, if it names something.
  virtual int suggested_value(const Setup&, int) const { return 0; }
  /// A part of the score, in the order of the game's facts.
  virtual Word part(int number) const = 0;
  /// Whether its points are taken off.
  virtual bool is_lost(int) const { return false; }
  /// A picture for it, where many parts leave no room for words. False: there is none.
  virtual bool draw_part(ink::Painter&, int, ink::Rect) const { return false; }

 protected:
  ~GameScreen() = default;
};

}  // namespace seaglass
