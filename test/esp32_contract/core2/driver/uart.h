#pragma once

#include "esp_err.h"

typedef int uart_port_t;
#define UART_NUM_0 (0)

extern "C" esp_err_t uart_set_wakeup_threshold(uart_port_t port, int edges);
