#pragma once

typedef int esp_err_t;
#define ESP_OK 0
