// Generated from data/mermaid_rain by tools/content/mermaid_rain.py: run `make content`.
#pragma once

#include <cstdint>

namespace seaglass::mermaid_rain::content {

constexpr int players_min = 3;
constexpr int players_max = 6;
constexpr int player_counts = players_max - players_min + 1;
constexpr int rounds = 5;

constexpr int row_count = 11;
constexpr int column_count = 17;  // in even rows; odd ones have one fewer
constexpr int hex_count = 182;
constexpr int start_count = 8;
constexpr int space_count = 28;
constexpr std::uint8_t no_hex = 255;

/// Where each row's hexes begin, and where the last row ends.
inline constexpr std::uint8_t first_of_row[row_count + 1] = {0, 17, 33, 50, 66, 83, 99, 116, 132, 149, 165, 182};

/// Clockwise from the east.
inline constexpr std::uint8_t neighbours[hex_count][6] = {
    {1, 17, 255, 255, 255, 255}, {2, 18, 17, 0, 255, 255}, {3, 19, 18, 1, 255, 255},
    {4, 20, 19, 2, 255, 255}, {5, 21, 20, 3, 255, 255}, {6, 22, 21, 4, 255, 255},
    {7, 23, 22, 5, 255, 255}, {8, 24, 23, 6, 255, 255}, {9, 25, 24, 7, 255, 255},
    {10, 26, 25, 8, 255, 255}, {11, 27, 26, 9, 255, 255}, {12, 28, 27, 10, 255, 255},
    {13, 29, 28, 11, 255, 255}, {14, 30, 29, 12, 255, 255}, {15, 31, 30, 13, 255, 255},
    {16, 32, 31, 14, 255, 255}, {255, 255, 32, 15, 255, 255}, {18, 34, 33, 255, 0, 1},
    {19, 35, 34, 17, 1, 2}, {20, 36, 35, 18, 2, 3}, {21, 37, 36, 19, 3, 4},
    {22, 38, 37, 20, 4, 5}, {23, 39, 38, 21, 5, 6}, {24, 40, 39, 22, 6, 7},
    {25, 41, 40, 23, 7, 8}, {26, 42, 41, 24, 8, 9}, {27, 43, 42, 25, 9, 10},
    {28, 44, 43, 26, 10, 11}, {29, 45, 44, 27, 11, 12}, {30, 46, 45, 28, 12, 13},
    {31, 47, 46, 29, 13, 14}, {32, 48, 47, 30, 14, 15}, {255, 49, 48, 31, 15, 16},
    {34, 50, 255, 255, 255, 17}, {35, 51, 50, 33, 17, 18}, {36, 52, 51, 34, 18, 19},
    {37, 53, 52, 35, 19, 20}, {38, 54, 53, 36, 20, 21}, {39, 55, 54, 37, 21, 22},
    {40, 56, 55, 38, 22, 23}, {41, 57, 56, 39, 23, 24}, {42, 58, 57, 40, 24, 25},
    {43, 59, 58, 41, 25, 26}, {44, 60, 59, 42, 26, 27}, {45, 61, 60, 43, 27, 28},
    {46, 62, 61, 44, 28, 29}, {47, 63, 62, 45, 29, 30}, {48, 64, 63, 46, 30, 31},
    {49, 65, 64, 47, 31, 32}, {255, 255, 65, 48, 32, 255}, {51, 67, 66, 255, 33, 34},
    {52, 68, 67, 50, 34, 35}, {53, 69, 68, 51, 35, 36}, {54, 70, 69, 52, 36, 37},
    {55, 71, 70, 53, 37, 38}, {56, 72, 71, 54, 38, 39}, {57, 73, 72, 55, 39, 40},
    {58, 74, 73, 56, 40, 41}, {59, 75, 74, 57, 41, 42}, {60, 76, 75, 58, 42, 43},
    {61, 77, 76, 59, 43, 44}, {62, 78, 77, 60, 44, 45}, {63, 79, 78, 61, 45, 46},
    {64, 80, 79, 62, 46, 47}, {65, 81, 80, 63, 47, 48}, {255, 82, 81, 64, 48, 49},
    {67, 83, 255, 255, 255, 50}, {68, 84, 83, 66, 50, 51}, {69, 85, 84, 67, 51, 52},
    {70, 86, 85, 68, 52, 53}, {71, 87, 86, 69, 53, 54}, {72, 88, 87, 70, 54, 55},
    {73, 89, 88, 71, 55, 56}, {74, 90, 89, 72, 56, 57}, {75, 91, 90, 73, 57, 58},
    {76, 92, 91, 74, 58, 59}, {77, 93, 92, 75, 59, 60}, {78, 94, 93, 76, 60, 61},
    {79, 95, 94, 77, 61, 62}, {80, 96, 95, 78, 62, 63}, {81, 97, 96, 79, 63, 64},
    {82, 98, 97, 80, 64, 65}, {255, 255, 98, 81, 65, 255}, {84, 100, 99, 255, 66, 67},
    {85, 101, 100, 83, 67, 68}, {86, 102, 101, 84, 68, 69}, {87, 103, 102, 85, 69, 70},
    {88, 104, 103, 86, 70, 71}, {89, 105, 104, 87, 71, 72}, {90, 106, 105, 88, 72, 73},
    {91, 107, 106, 89, 73, 74}, {92, 108, 107, 90, 74, 75}, {93, 109, 108, 91, 75, 76},
    {94, 110, 109, 92, 76, 77}, {95, 111, 110, 93, 77, 78}, {96, 112, 111, 94, 78, 79},
    {97, 113, 112, 95, 79, 80}, {98, 114, 113, 96, 80, 81}, {255, 115, 114, 97, 81, 82},
    {100, 116, 255, 255, 255, 83}, {101, 117, 116, 99, 83, 84}, {102, 118, 117, 100, 84, 85},
    {103, 119, 118, 101, 85, 86}, {104, 120, 119, 102, 86, 87}, {105, 121, 120, 103, 87, 88},
    {106, 122, 121, 104, 88, 89}, {107, 123, 122, 105, 89, 90}, {108, 124, 123, 106, 90, 91},
    {109, 125, 124, 107, 91, 92}, {110, 126, 125, 108, 92, 93}, {111, 127, 126, 109, 93, 94},
    {112, 128, 127, 110, 94, 95}, {113, 129, 128, 111, 95, 96}, {114, 130, 129, 112, 96, 97},
    {115, 131, 130, 113, 97, 98}, {255, 255, 131, 114, 98, 255}, {117, 133, 132, 255, 99, 100},
    {118, 134, 133, 116, 100, 101}, {119, 135, 134, 117, 101, 102}, {120, 136, 135, 118, 102, 103},
    {121, 137, 136, 119, 103, 104}, {122, 138, 137, 120, 104, 105}, {123, 139, 138, 121, 105, 106},
    {124, 140, 139, 122, 106, 107}, {125, 141, 140, 123, 107, 108}, {126, 142, 141, 124, 108, 109},
    {127, 143, 142, 125, 109, 110}, {128, 144, 143, 126, 110, 111}, {129, 145, 144, 127, 111, 112},
    {130, 146, 145, 128, 112, 113}, {131, 147, 146, 129, 113, 114}, {255, 148, 147, 130, 114, 115},
    {133, 149, 255, 255, 255, 116}, {134, 150, 149, 132, 116, 117}, {135, 151, 150, 133, 117, 118},
    {136, 152, 151, 134, 118, 119}, {137, 153, 152, 135, 119, 120}, {138, 154, 153, 136, 120, 121},
    {139, 155, 154, 137, 121, 122}, {140, 156, 155, 138, 122, 123}, {141, 157, 156, 139, 123, 124},
    {142, 158, 157, 140, 124, 125}, {143, 159, 158, 141, 125, 126}, {144, 160, 159, 142, 126, 127},
    {145, 161, 160, 143, 127, 128}, {146, 162, 161, 144, 128, 129}, {147, 163, 162, 145, 129, 130},
    {148, 164, 163, 146, 130, 131}, {255, 255, 164, 147, 131, 255}, {150, 166, 165, 255, 132, 133},
    {151, 167, 166, 149, 133, 134}, {152, 168, 167, 150, 134, 135}, {153, 169, 168, 151, 135, 136},
    {154, 170, 169, 152, 136, 137}, {155, 171, 170, 153, 137, 138}, {156, 172, 171, 154, 138, 139},
    {157, 173, 172, 155, 139, 140}, {158, 174, 173, 156, 140, 141}, {159, 175, 174, 157, 141, 142},
    {160, 176, 175, 158, 142, 143}, {161, 177, 176, 159, 143, 144}, {162, 178, 177, 160, 144, 145},
    {163, 179, 178, 161, 145, 146}, {164, 180, 179, 162, 146, 147}, {255, 181, 180, 163, 147, 148},
    {166, 255, 255, 255, 255, 149}, {167, 255, 255, 165, 149, 150}, {168, 255, 255, 166, 150, 151},
    {169, 255, 255, 167, 151, 152}, {170, 255, 255, 168, 152, 153}, {171, 255, 255, 169, 153, 154},
    {172, 255, 255, 170, 154, 155}, {173, 255, 255, 171, 155, 156}, {174, 255, 255, 172, 156, 157},
    {175, 255, 255, 173, 157, 158}, {176, 255, 255, 174, 158, 159}, {177, 255, 255, 175, 159, 160},
    {178, 255, 255, 176, 160, 161}, {179, 255, 255, 177, 161, 162}, {180, 255, 255, 178, 162, 163},
    {181, 255, 255, 179, 163, 164}, {255, 255, 255, 180, 164, 255},
};

enum class Ground : std::uint8_t { ocean, rock, start, space };
/// `number` counts the starting spaces and the treasure spaces.
struct Hex {
  std::uint8_t column;
  std::uint8_t row;
  Ground ground;
  std::uint8_t number;
  bool outer;
};
inline constexpr Hex hexes[hex_count] = {
    {0, 0, Ground::ocean, 0, true}, {1, 0, Ground::ocean, 0, true}, {2, 0, Ground::space, 0, true},
    {3, 0, Ground::ocean, 0, false}, {4, 0, Ground::ocean, 0, false}, {5, 0, Ground::start, 0, false},
    {6, 0, Ground::ocean, 0, false}, {7, 0, Ground::ocean, 0, false}, {8, 0, Ground::space, 1, false},
    {9, 0, Ground::ocean, 0, false}, {10, 0, Ground::ocean, 0, false}, {11, 0, Ground::start, 1, false},
    {12, 0, Ground::ocean, 0, false}, {13, 0, Ground::ocean, 0, false}, {14, 0, Ground::space, 2, true},
    {15, 0, Ground::ocean, 0, true}, {16, 0, Ground::ocean, 0, true}, {0, 1, Ground::space, 3, true},
    {1, 1, Ground::ocean, 0, true}, {2, 1, Ground::ocean, 0, true}, {3, 1, Ground::space, 4, false},
    {4, 1, Ground::ocean, 0, false}, {5, 1, Ground::ocean, 0, false}, {6, 1, Ground::ocean, 0, false},
    {7, 1, Ground::ocean, 0, false}, {8, 1, Ground::ocean, 0, false}, {9, 1, Ground::ocean, 0, false},
    {10, 1, Ground::ocean, 0, false}, {11, 1, Ground::ocean, 0, false}, {12, 1, Ground::space, 5, false},
    {13, 1, Ground::ocean, 0, true}, {14, 1, Ground::ocean, 0, true}, {15, 1, Ground::space, 6, true},
    {0, 2, Ground::ocean, 0, true}, {1, 2, Ground::ocean, 0, true}, {2, 2, Ground::ocean, 0, true},
    {3, 2, Ground::ocean, 0, false}, {4, 2, Ground::ocean, 0, false}, {5, 2, Ground::rock, 0, false},
    {6, 2, Ground::ocean, 0, false}, {7, 2, Ground::space, 7, false}, {8, 2, Ground::ocean, 0, false},
    {9, 2, Ground::space, 8, false}, {10, 2, Ground::ocean, 0, false}, {11, 2, Ground::rock, 0, false},
    {12, 2, Ground::ocean, 0, false}, {13, 2, Ground::ocean, 0, false}, {14, 2, Ground::ocean, 0, true},
    {15, 2, Ground::ocean, 0, true}, {16, 2, Ground::ocean, 0, true}, {0, 3, Ground::start, 4, true},
    {1, 3, Ground::ocean, 0, true}, {2, 3, Ground::ocean, 0, true}, {3, 3, Ground::space, 9, false},
    {4, 3, Ground::ocean, 0, false}, {5, 3, Ground::ocean, 0, false}, {6, 3, Ground::ocean, 0, false},
    {7, 3, Ground::ocean, 0, false}, {8, 3, Ground::ocean, 0, false}, {9, 3, Ground::ocean, 0, false},
    {10, 3, Ground::rock, 0, false}, {11, 3, Ground::ocean, 0, false}, {12, 3, Ground::space, 10, false},
    {13, 3, Ground::ocean, 0, true}, {14, 3, Ground::ocean, 0, true}, {15, 3, Ground::start, 5, true},
    {0, 4, Ground::ocean, 0, true}, {1, 4, Ground::ocean, 0, true}, {2, 4, Ground::ocean, 0, true},
    {3, 4, Ground::ocean, 0, false}, {4, 4, Ground::ocean, 0, false}, {5, 4, Ground::ocean, 0, false},
    {6, 4, Ground::space, 11, false}, {7, 4, Ground::ocean, 0, false}, {8, 4, Ground::ocean, 0, false},
    {9, 4, Ground::ocean, 0, false}, {10, 4, Ground::space, 12, false}, {11, 4, Ground::ocean, 0, false},
    {12, 4, Ground::ocean, 0, false}, {13, 4, Ground::ocean, 0, false}, {14, 4, Ground::ocean, 0, true},
    {15, 4, Ground::ocean, 0, true}, {16, 4, Ground::ocean, 0, true}, {0, 5, Ground::ocean, 0, true},
    {1, 5, Ground::space, 13, true}, {2, 5, Ground::ocean, 0, true}, {3, 5, Ground::rock, 0, false},
    {4, 5, Ground::rock, 0, false}, {5, 5, Ground::ocean, 0, false}, {6, 5, Ground::ocean, 0, false},
    {7, 5, Ground::rock, 0, false}, {8, 5, Ground::rock, 0, false}, {9, 5, Ground::ocean, 0, false},
    {10, 5, Ground::ocean, 0, false}, {11, 5, Ground::rock, 0, false}, {12, 5, Ground::rock, 0, false},
    {13, 5, Ground::ocean, 0, true}, {14, 5, Ground::space, 14, true}, {15, 5, Ground::ocean, 0, true},
    {0, 6, Ground::ocean, 0, true}, {1, 6, Ground::ocean, 0, true}, {2, 6, Ground::ocean, 0, true},
    {3, 6, Ground::ocean, 0, false}, {4, 6, Ground::ocean, 0, false}, {5, 6, Ground::ocean, 0, false},
    {6, 6, Ground::space, 15, false}, {7, 6, Ground::ocean, 0, false}, {8, 6, Ground::ocean, 0, false},
    {9, 6, Ground::ocean, 0, false}, {10, 6, Ground::space, 16, false}, {11, 6, Ground::ocean, 0, false},
    {12, 6, Ground::ocean, 0, false}, {13, 6, Ground::ocean, 0, false}, {14, 6, Ground::ocean, 0, true},
    {15, 6, Ground::ocean, 0, true}, {16, 6, Ground::ocean, 0, true}, {0, 7, Ground::start, 6, true},
    {1, 7, Ground::ocean, 0, true}, {2, 7, Ground::ocean, 0, true}, {3, 7, Ground::space, 17, false},
    {4, 7, Ground::ocean, 0, false}, {5, 7, Ground::rock, 0, false}, {6, 7, Ground::ocean, 0, false},
    {7, 7, Ground::ocean, 0, false}, {8, 7, Ground::ocean, 0, false}, {9, 7, Ground::ocean, 0, false},
    {10, 7, Ground::ocean, 0, false}, {11, 7, Ground::ocean, 0, false}, {12, 7, Ground::space, 18, false},
    {13, 7, Ground::ocean, 0, true}, {14, 7, Ground::ocean, 0, true}, {15, 7, Ground::start, 7, true},
    {0, 8, Ground::ocean, 0, true}, {1, 8, Ground::ocean, 0, true}, {2, 8, Ground::ocean, 0, true},
    {3, 8, Ground::ocean, 0, false}, {4, 8, Ground::ocean, 0, false}, {5, 8, Ground::rock, 0, false},
    {6, 8, Ground::ocean, 0, false}, {7, 8, Ground::space, 19, false}, {8, 8, Ground::ocean, 0, false},
    {9, 8, Ground::space, 20, false}, {10, 8, Ground::ocean, 0, false}, {11, 8, Ground::rock, 0, false},
    {12, 8, Ground::ocean, 0, false}, {13, 8, Ground::ocean, 0, false}, {14, 8, Ground::ocean, 0, true},
    {15, 8, Ground::ocean, 0, true}, {16, 8, Ground::ocean, 0, true}, {0, 9, Ground::space, 21, true},
    {1, 9, Ground::ocean, 0, true}, {2, 9, Ground::ocean, 0, true}, {3, 9, Ground::space, 22, false},
    {4, 9, Ground::ocean, 0, false}, {5, 9, Ground::ocean, 0, false}, {6, 9, Ground::ocean, 0, false},
    {7, 9, Ground::ocean, 0, false}, {8, 9, Ground::ocean, 0, false}, {9, 9, Ground::ocean, 0, false},
    {10, 9, Ground::ocean, 0, false}, {11, 9, Ground::ocean, 0, false}, {12, 9, Ground::space, 23, false},
    {13, 9, Ground::ocean, 0, true}, {14, 9, Ground::ocean, 0, true}, {15, 9, Ground::space, 24, true},
    {0, 10, Ground::ocean, 0, true}, {1, 10, Ground::ocean, 0, true}, {2, 10, Ground::space, 25, true},
    {3, 10, Ground::ocean, 0, false}, {4, 10, Ground::ocean, 0, false}, {5, 10, Ground::start, 2, false},
    {6, 10, Ground::ocean, 0, false}, {7, 10, Ground::ocean, 0, false}, {8, 10, Ground::space, 26, false},
    {9, 10, Ground::ocean, 0, false}, {10, 10, Ground::ocean, 0, false}, {11, 10, Ground::start, 3, false},
    {12, 10, Ground::ocean, 0, false}, {13, 10, Ground::ocean, 0, false}, {14, 10, Ground::space, 27, true},
    {15, 10, Ground::ocean, 0, true}, {16, 10, Ground::ocean, 0, true},
};

inline constexpr std::uint8_t starts[start_count] = {5, 11, 170, 176, 50, 65, 116, 131};

enum class Scenery : std::uint8_t { wreck, island, cave };
/// The card that enters it; how many tokens lie there at set-up, by number of players.
struct Space {
  std::uint8_t hex;
  Scenery scenery;
  std::uint8_t card;
  std::uint8_t face_up[player_counts];
  std::uint8_t face_down[player_counts];
};
inline constexpr Space spaces[space_count] = {
    {2, Scenery::cave, 2, {0, 2, 2, 2}, {0, 0, 0, 0}},
    {8, Scenery::cave, 2, {1, 1, 2, 2}, {1, 1, 0, 0}},
    {14, Scenery::island, 1, {0, 1, 1, 1}, {0, 1, 1, 1}},
    {17, Scenery::island, 1, {0, 1, 2, 2}, {0, 1, 0, 0}},
    {20, Scenery::wreck, 0, {1, 1, 1, 1}, {1, 1, 1, 1}},
    {29, Scenery::wreck, 0, {0, 0, 1, 2}, {2, 2, 1, 0}},
    {32, Scenery::cave, 2, {0, 1, 1, 1}, {0, 1, 1, 1}},
    {40, Scenery::island, 1, {0, 0, 0, 0}, {2, 2, 2, 2}},
    {42, Scenery::wreck, 0, {1, 1, 1, 1}, {1, 1, 1, 1}},
    {53, Scenery::island, 1, {2, 2, 2, 2}, {0, 0, 0, 0}},
    {62, Scenery::cave, 2, {1, 1, 1, 1}, {1, 1, 1, 1}},
    {72, Scenery::cave, 2, {2, 2, 2, 2}, {0, 0, 0, 0}},
    {76, Scenery::island, 1, {1, 1, 1, 2}, {1, 1, 1, 0}},
    {84, Scenery::wreck, 0, {0, 0, 2, 2}, {0, 2, 0, 0}},
    {97, Scenery::island, 1, {0, 0, 0, 2}, {0, 2, 2, 0}},
    {105, Scenery::wreck, 0, {1, 1, 1, 2}, {1, 1, 1, 0}},
    {109, Scenery::cave, 2, {2, 2, 2, 2}, {0, 0, 0, 0}},
    {119, Scenery::island, 1, {1, 1, 1, 1}, {1, 1, 1, 1}},
    {128, Scenery::wreck, 0, {2, 2, 2, 2}, {0, 0, 0, 0}},
    {139, Scenery::island, 1, {1, 1, 1, 1}, {1, 1, 1, 1}},
    {141, Scenery::wreck, 0, {0, 0, 0, 0}, {2, 2, 2, 2}},
    {149, Scenery::island, 1, {0, 1, 1, 1}, {0, 1, 1, 1}},
    {152, Scenery::cave, 2, {0, 0, 1, 2}, {2, 2, 1, 0}},
    {161, Scenery::island, 1, {1, 1, 1, 1}, {1, 1, 1, 1}},
    {164, Scenery::wreck, 0, {0, 1, 2, 2}, {0, 1, 0, 0}},
    {167, Scenery::wreck, 0, {0, 1, 1, 1}, {0, 1, 1, 1}},
    {173, Scenery::cave, 2, {1, 1, 2, 2}, {1, 1, 0, 0}},
    {179, Scenery::cave, 2, {0, 2, 2, 2}, {0, 0, 0, 0}},
};

constexpr int shape_count = 4;  // curved, triangular, long, short
constexpr int tile_count = 36;
constexpr int undercurrent_count = 8;

/// A tile lies on its anchor and, in rotation k, on the hexes beside it in the directions k + turn.
struct Shape {
  std::uint8_t rotations;
  std::uint8_t turn_count;
  std::uint8_t turns[2];
  std::uint8_t first_tile;
  std::uint8_t tiles;
};
inline constexpr Shape shapes[shape_count] = {
    {6, 2, {0, 2}, 0, 10},
    {2, 2, {0, 1}, 10, 8},
    {3, 2, {0, 3}, 18, 10},
    {3, 1, {0, 0}, 28, 8},
};

constexpr std::uint8_t mermaid_tile = 3;  // as a tile's card: any card enters it
struct Tile {
  std::uint8_t shape;
  std::uint8_t card;
  bool dark;
};
inline constexpr Tile tiles[tile_count] = {
    {0, 0, true}, {0, 0, true}, {0, 0, false}, {0, 1, true}, {0, 1, true}, {0, 1, false},
    {0, 2, true}, {0, 2, true}, {0, 2, false}, {0, 3, true}, {1, 0, true}, {1, 0, false},
    {1, 1, true}, {1, 1, false}, {1, 2, true}, {1, 2, false}, {1, 3, true}, {1, 3, false},
    {2, 0, true}, {2, 0, true}, {2, 0, false}, {2, 1, true}, {2, 1, true}, {2, 1, false},
    {2, 2, true}, {2, 2, true}, {2, 2, false}, {2, 3, true}, {3, 0, true}, {3, 0, false},
    {3, 1, true}, {3, 1, false}, {3, 2, true}, {3, 2, false}, {3, 3, true}, {3, 3, false},
};

/// How many tiles of each shape are shown, by number of players.
inline constexpr std::uint8_t undercurrents[undercurrent_count][player_counts][shape_count] = {
    {{1, 0, 1, 1}, {1, 1, 1, 1}, {2, 1, 1, 1}, {2, 1, 2, 1}},
    {{1, 1, 1, 0}, {1, 1, 1, 1}, {1, 1, 2, 1}, {2, 1, 2, 1}},
    {{2, 0, 1, 0}, {2, 1, 1, 0}, {2, 1, 1, 1}, {3, 1, 1, 1}},
    {{1, 0, 2, 0}, {1, 0, 2, 1}, {1, 1, 2, 1}, {1, 1, 3, 1}},
    {{1, 1, 0, 1}, {1, 1, 1, 1}, {1, 2, 1, 1}, {1, 2, 1, 2}},
    {{0, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 2}, {1, 2, 1, 2}},
    {{1, 1, 0, 1}, {1, 1, 1, 1}, {2, 1, 1, 1}, {2, 2, 1, 1}},
    {{0, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 2, 1}, {1, 1, 2, 2}},
};

constexpr int treasure_count = 5;  // scale, pearl, crystal, coral, shell
constexpr int token_count = 72;
constexpr int tokens_per_space = 2;
inline constexpr std::uint8_t tokens[treasure_count] = {12, 12, 15, 15, 18};
inline constexpr std::uint8_t face_up[player_counts][treasure_count] = {
    {3, 3, 4, 4, 4},
    {4, 4, 6, 6, 8},
    {6, 6, 7, 7, 10},
    {6, 7, 9, 9, 11},
};
constexpr int points_gained = 2;
constexpr int points_tribute = 5;
constexpr int points_alone = 3;
inline constexpr std::uint8_t points_of_place[players_max] = {12, 6, 4, 2, 0, 0};

constexpr int card_kinds = 3;  // dolphin, gull, turtle
constexpr int card_count = 72;
inline constexpr std::uint8_t cards[card_kinds] = {24, 24, 24};
enum class Bonus : std::uint8_t { nothing, points, tile, token, warp };
/// What a meld needs of the type it has most of, of the next and of the last; and what it brings.
struct Meld {
  std::uint8_t needs[card_kinds];
  Bonus bonus;
  std::uint8_t points;
};
constexpr int meld_ranks = 8;  // from octopus to mermaid_rain
inline constexpr Meld melds[meld_ranks] = {
    {{1, 1, 0}, Bonus::nothing, 0},
    {{2, 0, 0}, Bonus::points, 1},
    {{3, 0, 0}, Bonus::points, 4},
    {{1, 1, 1}, Bonus::tile, 0},
    {{2, 2, 0}, Bonus::points, 6},
    {{3, 2, 0}, Bonus::token, 0},
    {{4, 0, 0}, Bonus::points, 7},
    {{5, 0, 0}, Bonus::warp, 0},
};

}  // namespace seaglass::mermaid_rain::content
