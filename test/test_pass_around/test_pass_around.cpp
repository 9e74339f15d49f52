#include <string>

#include "chosen_games.h"
#include "suite.h"

void setUp() {}
void tearDown() {}

namespace seaglass {

static GameName current_game;

GameName game_under_test() {
  return current_game;
}

void run(const char* name, Test test, int line, const char* about) {
  const std::string called =
      std::string(name) + "(" + game().facts().name + (*about != '\0' ? ", " : "") + about + ")";
  UnityDefaultTestRun(test, called.c_str(), line);
}

}  // namespace seaglass

int main() {
  using namespace seaglass;
  UNITY_BEGIN();
  for_chosen_games([](GameName game) {
    current_game = game;
    test_walking();
    test_secrets();
    test_sounds();
    test_words();
    test_pages();
    test_lies();
    test_telling();
    test_whole_games();
  });
  return UNITY_END();
}
