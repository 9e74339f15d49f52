// A flash image as a file: all 256 KiB, mostly blank or said before, in the least form that needs no library.
// So many bytes as they are, then so many copied from so far back, and again, until the image is whole; every
// number has seven bits in a byte, the lowest first, and goes on where the eighth is set.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace seaglass {

using ImageBytes = std::vector<std::uint8_t>;

namespace image_file {

constexpr std::size_t copied_min = 8;  // what is shorter takes no less as a copy

inline void put_number(ImageBytes& file, std::size_t number) {
  for (; number >= 0x80; number >>= 7) file.push_back(static_cast<std::uint8_t>(number | 0x80));
  file.push_back(static_cast<std::uint8_t>(number));
}

inline std::size_t take_number(const ImageBytes& file, std::size_t& at) {
  std::size_t number = 0;
  for (int shift = 0; at < file.size() && shift < 32; shift += 7) {
    const std::uint8_t byte = file[at++];
    number |= static_cast<std::size_t>(byte & 0x7F) << shift;
    if (byte < 0x80) break;
  }
  return number;
}

/// Where the bytes at `at` were said before, at the latest such place.
class Earlier {
 public:
  explicit Earlier(const ImageBytes& image) : image_(image), latest_(std::size_t{1} << hash_bits, none) {}

  void see(std::size_t at) {
    if (at + copied_min <= image_.size()) latest_[hash(at)] = at;
  }
  std::size_t length(std::size_t at, std::size_t& from) const {
    if (at + copied_min > image_.size()) return 0;
    from = latest_[hash(at)];
    if (from == none) return 0;
    std::size_t length = 0;
    while (at + length < image_.size() && image_[from + length] == image_[at + length]) ++length;
    return length >= copied_min ? length : 0;
  }

 private:
  static constexpr int hash_bits = 16;
  static constexpr std::size_t none = ~std::size_t{0};

  std::size_t hash(std::size_t at) const {
    std::uint32_t hash = 0;
    for (std::size_t i = 0; i < copied_min; ++i) hash = hash * 31 + image_[at + i];
    return hash * 2654435761u >> (32 - hash_bits);
  }

  const ImageBytes& image_;
  std::vector<std::size_t> latest_;
};

}  // namespace image_file

inline ImageBytes compressed(const ImageBytes& image) {
  using namespace image_file;
  ImageBytes file;
  Earlier earlier(image);
  std::size_t literal = 0;  // from here on nothing is written yet
  for (std::size_t at = 0; at < image.size();) {
    std::size_t from = 0;
    const std::size_t length = earlier.length(at, from);
    for (std::size_t end = at + (length > 0 ? length : 1), i = at; i < end; ++i) earlier.see(i);
    at += length > 0 ? length : 1;
    if (length == 0 && at < image.size()) continue;
    const std::size_t literal_end = at - length;
    put_number(file, literal_end - literal);
    file.insert(file.end(), image.begin() + static_cast<std::ptrdiff_t>(literal),
                image.begin() + static_cast<std::ptrdiff_t>(literal_end));
    put_number(file, length);
    if (length > 0) put_number(file, literal_end - from);
    literal = at;
  }
  return file;
}

/// Of so many bytes; fewer where the file is none.
inline ImageBytes decompressed(const ImageBytes& file, std::size_t size) {
  using namespace image_file;
  ImageBytes image;
  for (std::size_t at = 0; at < file.size() && image.size() < size;) {
    for (std::size_t left = take_number(file, at); left > 0 && at < file.size(); --left)
      image.push_back(file[at++]);
    const std::size_t length = take_number(file, at);
    const std::size_t back = length > 0 ? take_number(file, at) : 0;
    if (length > 0 && (back == 0 || back > image.size())) return {};
    for (std::size_t i = 0; i < length; ++i) image.push_back(image[image.size() - back]);
  }
  return image;
}

inline ImageBytes file_bytes(const std::string& path) {
  ImageBytes bytes;
  if (std::FILE* file = std::fopen(path.c_str(), "rb")) {
    for (int byte = std::fgetc(file); byte != EOF; byte = std::fgetc(file))
      bytes.push_back(static_cast<std::uint8_t>(byte));
    std::fclose(file);
  }
  return bytes;
}

inline bool write_file(const std::string& path, const ImageBytes& bytes) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && written;
}

}  // namespace seaglass
