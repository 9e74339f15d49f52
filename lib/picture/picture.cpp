#include "picture/picture.h"

#include <png.h>

#include <cstring>
#include <vector>

namespace seaglass {
namespace simulator {

namespace {

constexpr int pixel_count = screen_width * screen_height;

png_image header() {
  png_image image;
  std::memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = screen_width;
  image.height = screen_height;
  image.format = PNG_FORMAT_RGB;
  return image;
}

}  // namespace

bool save_png(const char* path, const std::uint16_t* pixels) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(pixel_count * 3);
  for (int i = 0; i < pixel_count; ++i) {
    const unsigned red = pixels[i] >> 11, green = pixels[i] >> 5 & 63u, blue = pixels[i] & 31u;
    bytes.push_back(static_cast<std::uint8_t>(red << 3 | red >> 2));
    bytes.push_back(static_cast<std::uint8_t>(green << 2 | green >> 4));
    bytes.push_back(static_cast<std::uint8_t>(blue << 3 | blue >> 2));
  }
  png_image image = header();
  return png_image_write_to_file(&image, path, 0, bytes.data(), 0, nullptr) != 0;
}

bool load_png(const char* path, Picture& picture) {
  png_image image = header();
  if (png_image_begin_read_from_file(&image, path) == 0) return false;
  if (image.width != screen_width || image.height != screen_height) {
    png_image_free(&image);
    return false;
  }
  image.format = PNG_FORMAT_RGB;
  std::vector<std::uint8_t> bytes(pixel_count * 3);
  if (png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr) == 0) return false;
  for (int i = 0; i < pixel_count; ++i) {
    const std::uint8_t* rgb = &bytes[static_cast<std::size_t>(i) * 3];
    picture.pixels[i] = static_cast<std::uint16_t>(rgb[0] >> 3 << 11 | rgb[1] >> 2 << 5 | rgb[2] >> 3);
  }
  return true;
}

int compare(const SimulatedPanel& panel, const Picture& expected, const char* difference_path) {
  constexpr std::uint16_t red = 0xF800, quarter_of_each = 0x39E7;
  Picture shown;
  int different = 0;
  for (int i = 0; i < pixel_count; ++i) {
    const bool same = panel.pixels()[i] == expected.pixels[i];
    different += same ? 0 : 1;
    shown.pixels[i] = same ? static_cast<std::uint16_t>(expected.pixels[i] >> 2 & quarter_of_each) : red;
  }
  if (different > 0) save_png(difference_path, shown.pixels);
  return different;
}

}  // namespace simulator
}  // namespace seaglass
