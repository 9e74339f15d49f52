#include "expect_picture.h"

#include <sys/stat.h>
#include <unity.h>

#include <cstdlib>
#include <string>

#include "picture/picture.h"

namespace seaglass {

void expect_picture(const simulator::SimulatedPanel& panel, const char* name) {
  const std::string test_folder = std::string(SEAGLASS_TEST_FOLDER) + "/..";
  const std::string kept = test_folder + "/pictures/" + name + ".png";
  const std::string build = test_folder + "/../build", seen_folder = build + "/pictures";
  const std::string seen = seen_folder + "/" + name + ".png";
  const std::string difference = seen_folder + "/" + name + ".difference.png";
  if (std::getenv("UPDATE_PICTURES") != nullptr) {
    TEST_ASSERT_TRUE_MESSAGE(simulator::save_png(kept.c_str(), panel), ("cannot write " + kept).c_str());
    return;
  }
  mkdir(build.c_str(), 0777);
  mkdir(seen_folder.c_str(), 0777);
  static simulator::Picture expected;
  if (!simulator::load_png(kept.c_str(), expected)) {
    simulator::save_png(seen.c_str(), panel);
    TEST_FAIL_MESSAGE(("no picture " + kept + " to compare with; what was drawn: " + seen).c_str());
  }
  const int different = simulator::compare(panel, expected, difference.c_str());
  if (different == 0) return;
  simulator::save_png(seen.c_str(), panel);
  TEST_FAIL_MESSAGE((std::to_string(different) + " pixels are not as in " + kept + "; drawn: " + seen +
                     "; in red: " + difference)
                        .c_str());
}

}  // namespace seaglass
