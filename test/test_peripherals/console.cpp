// What a person types, what is answered, and what a crash leaves behind.
#include <cstring>
#include <string>

#include "peripherals/command.h"
#include "peripherals/crash_note.h"
#include "peripherals/line.h"
#include "suites.h"

namespace {

Command type(CommandReader& reader, const char* characters) {
  Command last = Command::nothing;
  for (; *characters != '\0'; ++characters) last = reader.read(*characters);
  return last;
}

void assert_command(Command expected, const char* typed) {
  CommandReader reader;
  TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(expected), static_cast<int>(type(reader, typed)), typed);
}

void test_every_word_is_its_command() {
  for (const CommandWord& known : command_words)
    assert_command(known.command, (std::string(known.word) + "\n").c_str());
}

void test_nothing_happens_before_the_line_ends() {
  assert_command(Command::nothing, "status");
}

void test_an_empty_line_is_nothing() {
  assert_command(Command::nothing, "\r\n");
}

void test_capitals_spaces_and_corrections_do_not_matter() {
  assert_command(Command::status, " StatusX\b \r");
  assert_command(Command::test_flash, "flush\b\b\bash\n");
}

void test_a_part_of_a_word_is_unknown() {
  assert_command(Command::unknown, "stat\n");
  assert_command(Command::unknown, "statuss\n");
}

void test_a_line_without_end_is_unknown_and_forgotten() {
  CommandReader reader;
  for (int i = 0; i < 1000; ++i) reader.read('x');
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Command::unknown), static_cast<int>(reader.read('\n')));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Command::help), static_cast<int>(type(reader, "help\n")));
}

void test_a_line_of_words_and_numbers() {
  Line line;
  line.text("heap ").number(123456).text(" of ").number(-7).text(" at ").hexadecimal(0x0A);
  TEST_ASSERT_EQUAL_STRING("heap 123456 of -7 at 0a", line.characters());
}

void test_the_largest_and_smallest_numbers() {
  TEST_ASSERT_EQUAL_STRING("9223372036854775807", Line().number(INT64_MAX).characters());
  TEST_ASSERT_EQUAL_STRING("-9223372036854775808", Line().number(INT64_MIN).characters());
  TEST_ASSERT_EQUAL_STRING("0", Line().number(0).characters());
}

void test_a_line_that_is_too_long_says_so() {
  Line line;
  for (int i = 0; i < Line::capacity + 20; ++i) line.text("x");
  TEST_ASSERT_EQUAL_INT(Line::capacity, line.size());
  TEST_ASSERT_EQUAL_UINT32(Line::capacity, std::strlen(line.characters()));
  TEST_ASSERT_EQUAL_CHAR('~', line.characters()[Line::capacity - 1]);
}

/// Memory as a restart leaves it: whatever was there before.
struct SurvivingMemory {
  alignas(CrashNote) unsigned char bytes[sizeof(CrashNote)];
  CrashNote& note = *reinterpret_cast<CrashNote*>(bytes);

  explicit SurvivingMemory(unsigned char garbage) { std::memset(bytes, garbage, sizeof bytes); }
};

void test_garbage_is_no_note() {
  for (int garbage = 0; garbage < 256; ++garbage)
    TEST_ASSERT_FALSE(SurvivingMemory(static_cast<unsigned char>(garbage)).note.is_there());
}

void test_a_note_says_what_and_where() {
  SurvivingMemory memory(0xA5);
  memory.note.write("size_ < 5", "lib/core/fixed_vector.h", 31);
  TEST_ASSERT_TRUE(memory.note.is_there());
  TEST_ASSERT_EQUAL_STRING("size_ < 5 at lib/core/fixed_vector.h:31", memory.note.text());
}

void test_a_note_is_told_once() {
  SurvivingMemory memory(0);
  memory.note.write("x", "y", 1);
  memory.note.forget();
  TEST_ASSERT_FALSE(memory.note.is_there());
}

void test_a_note_with_a_flipped_bit_is_none() {
  SurvivingMemory memory(0);
  memory.note.write("x", "y", 1);
  for (std::size_t i = 0; i < sizeof memory.bytes * 8; ++i) {
    memory.bytes[i / 8] = static_cast<unsigned char>(memory.bytes[i / 8] ^ (1u << i % 8));
    TEST_ASSERT_FALSE(memory.note.is_there());
    memory.bytes[i / 8] = static_cast<unsigned char>(memory.bytes[i / 8] ^ (1u << i % 8));
  }
  TEST_ASSERT_TRUE(memory.note.is_there());
}

void test_a_long_claim_is_cut() {
  SurvivingMemory memory(0xFF);
  const std::string claim(500, 'c');
  memory.note.write(claim.c_str(), "file", 1);
  TEST_ASSERT_TRUE(memory.note.is_there());
  TEST_ASSERT_EQUAL_UINT32(CrashNote::text_bytes - 1, std::strlen(memory.note.text()));
}

}  // namespace

void test_console() {
  RUN_TEST(test_every_word_is_its_command);
  RUN_TEST(test_nothing_happens_before_the_line_ends);
  RUN_TEST(test_an_empty_line_is_nothing);
  RUN_TEST(test_capitals_spaces_and_corrections_do_not_matter);
  RUN_TEST(test_a_part_of_a_word_is_unknown);
  RUN_TEST(test_a_line_without_end_is_unknown_and_forgotten);
  RUN_TEST(test_a_line_of_words_and_numbers);
  RUN_TEST(test_the_largest_and_smallest_numbers);
  RUN_TEST(test_a_line_that_is_too_long_says_so);
  RUN_TEST(test_garbage_is_no_note);
  RUN_TEST(test_a_note_says_what_and_where);
  RUN_TEST(test_a_note_is_told_once);
  RUN_TEST(test_a_note_with_a_flipped_bit_is_none);
  RUN_TEST(test_a_long_claim_is_cut);
}
