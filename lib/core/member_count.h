// How many members a plain struct has, as the compiler counts them: so that a list of them cannot lack one.
#pragma once

#include <type_traits>
#include <utility>

namespace seaglass {

namespace member_count_parts {

/// Stands for a value of any type while members are counted. Nobody ever converts it.
struct Anything {
  template <typename T>
  operator T() const;
};

template <typename Struct, typename Indices, typename = void>
struct TakesSoMany : std::false_type {};

template <typename Struct, std::size_t... index>
struct TakesSoMany<Struct, std::index_sequence<index...>,
                   std::void_t<decltype(Struct{(static_cast<void>(index), Anything())...})>>
    : std::true_type {};

template <typename Struct, int count>
constexpr bool takes = TakesSoMany<Struct, std::make_index_sequence<count>>::value;

}  // namespace member_count_parts

/// Of a struct without bases, constructors and arrays: an array would count as often as it has elements.
template <typename Struct, int at_least = 0>
constexpr int member_count() {
  static_assert(std::is_aggregate_v<Struct>);
  if constexpr (member_count_parts::takes<Struct, at_least + 1>)
    return member_count<Struct, at_least + 1>();
  else
    return at_least;
}

}  // namespace seaglass
