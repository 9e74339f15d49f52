// The radio's cryptography by the page's libsodium (src/web/page/sealing.js).
#pragma once

#include "radio/crypto/cryptography.h"

namespace seaglass {
namespace web {

class BrowserCryptography final : public Cryptography {
 public:
  void public_key(const Key& secret, Key& open) override;
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override;
  void hash(Bytes message, Bytes key, MutableBytes hash) override;
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override;
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override;
  void wipe(MutableBytes secret) override;
};

}  // namespace web
}  // namespace seaglass
