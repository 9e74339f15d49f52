#pragma once

#include "esp_err.h"

typedef enum { UART_NUM_0 } uart_port_t;

extern "C" esp_err_t uart_set_wakeup_threshold(uart_port_t port, int edges);
