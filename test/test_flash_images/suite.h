// Images of whole flashes, as versions of this firmware left them in people's hands: test/flash_images.
#pragma once

#include <unity.h>

#include <memory>
#include <string>

#include "flash_images/image_file.h"
#include "kept.h"
#include "simulator/flash.h"

namespace seaglass {

/// The version whose images are claimed just now.
inline const Kept* claimed = nullptr;

void test_files();
void test_own_things();
void test_own_tables();
void test_tables_on_air();
void test_full_log();

/// In Unity's list it is called after the version, too.
void run(const char* name, void (*test)(), int line);
#define RUN_FOR_VERSION(test) run(#test, test, __LINE__)

std::string path_of(const std::string& image);
/// Into a flash, whole.
void load(const std::string& image, simulator::SimulatedFlash& flash);

void expect_position(const Position& wanted, const Position& found);
/// And how it ends, played on by the rule of position.h.
void expect_end(const Position& wanted, Sitting& sitting);

}  // namespace seaglass
