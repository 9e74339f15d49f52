#pragma once

#include <cstddef>
#include <cstdint>

#include "esp_err.h"
#include "esp_wifi.h"

#define ESP_ERR_ESPNOW_BASE (ESP_ERR_WIFI_BASE + 100)
#define ESP_ERR_ESPNOW_NOT_INIT (ESP_ERR_ESPNOW_BASE + 1)
#define ESP_ERR_ESPNOW_ARG (ESP_ERR_ESPNOW_BASE + 2)
#define ESP_ERR_ESPNOW_NO_MEM (ESP_ERR_ESPNOW_BASE + 3)
#define ESP_ERR_ESPNOW_FULL (ESP_ERR_ESPNOW_BASE + 4)
#define ESP_ERR_ESPNOW_NOT_FOUND (ESP_ERR_ESPNOW_BASE + 5)
#define ESP_ERR_ESPNOW_INTERNAL (ESP_ERR_ESPNOW_BASE + 6)
#define ESP_ERR_ESPNOW_EXIST (ESP_ERR_ESPNOW_BASE + 7)
#define ESP_ERR_ESPNOW_IF (ESP_ERR_ESPNOW_BASE + 8)

#define ESP_NOW_ETH_ALEN 6
#define ESP_NOW_KEY_LEN 16
#define ESP_NOW_MAX_DATA_LEN 250

typedef enum { ESP_NOW_SEND_SUCCESS = 0, ESP_NOW_SEND_FAIL } esp_now_send_status_t;

typedef struct {
  std::uint8_t peer_addr[ESP_NOW_ETH_ALEN];
  std::uint8_t lmk[ESP_NOW_KEY_LEN];
  std::uint8_t channel;
  wifi_interface_t ifidx;
  bool encrypt;
  void* priv;
} esp_now_peer_info_t;

typedef struct {
  signed rssi : 8;
} wifi_pkt_rx_ctrl_t;

typedef struct {
  std::uint8_t* src_addr;
  std::uint8_t* des_addr;
  wifi_pkt_rx_ctrl_t* rx_ctrl;
} esp_now_recv_info_t;

typedef struct {
  std::uint8_t* des_addr;
  std::uint8_t* src_addr;
} esp_now_send_info_t;

typedef void (*esp_now_recv_cb_t)(const esp_now_recv_info_t* info, const std::uint8_t* bytes, int size);
typedef void (*esp_now_send_cb_t)(const esp_now_send_info_t* info, esp_now_send_status_t status);

extern "C" {
esp_err_t esp_now_init(void);
esp_err_t esp_now_deinit(void);
esp_err_t esp_now_register_recv_cb(esp_now_recv_cb_t callback);
esp_err_t esp_now_register_send_cb(esp_now_send_cb_t callback);
esp_err_t esp_now_send(const std::uint8_t* to, const std::uint8_t* bytes, std::size_t size);
esp_err_t esp_now_add_peer(const esp_now_peer_info_t* peer);
}
