#pragma once

#define RTC_NOINIT_ATTR __attribute__((section("rtc_noinit")))
