#pragma once

#include "esp_err.h"

typedef enum { GPIO_NUM_NC = -1, GPIO_NUM_0 = 0, GPIO_NUM_39 = 39 } gpio_num_t;
typedef enum { GPIO_INTR_DISABLE = 0, GPIO_INTR_LOW_LEVEL = 4 } gpio_int_type_t;

extern "C" {
esp_err_t gpio_wakeup_enable(gpio_num_t pin, gpio_int_type_t when);
esp_err_t gpio_hold_en(gpio_num_t pin);
esp_err_t gpio_hold_dis(gpio_num_t pin);
void gpio_deep_sleep_hold_en(void);
void gpio_deep_sleep_hold_dis(void);
}
