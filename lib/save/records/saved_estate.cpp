#include "save/records/saved_estate.h"

#include <cstring>

#include "on_air/table_message.h"
#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

// Its messages lie there as they went over the air.
constexpr std::uint8_t form = 3;
static_assert(form == 3 && radio::link_version == 4, "other messages are another form here, too");
constexpr std::uint8_t form_without_fingerprint = 2, form_of_short_seeds = 1;
constexpr int fingerprint_bytes = 4;
constexpr int old_head_bytes = 3 + radio_address_bytes;
constexpr int head_bytes = old_head_bytes + fingerprint_bytes;
constexpr std::uint8_t more_follows = 1;  // before a record: its message goes on in the next one

using Message = FixedVector<std::uint8_t, Channel::message_bytes_max>;

template <typename Write>
Message message_of(const Write& write) {
  Message message;
  message.resize(Message::capacity());
  BitWriter writer({message.begin(), message.size()});
  write(writer);
  message.resize(writer.bytes());
  return message;
}

bool append(RecordLog& log, const Message& message) {
  for (int from = 0; from < message.size(); from += SavedEstate::record_bytes) {
    const int left = message.size() - from;
    const int size = left < SavedEstate::record_bytes ? left : SavedEstate::record_bytes;
    std::uint8_t record[1 + SavedEstate::record_bytes] = {left > size ? more_follows : std::uint8_t{0}};
    std::memcpy(record + 1, message.begin() + from, static_cast<std::size_t>(size));
    if (!log.append(keys::estate, {record, 1 + size})) return false;
  }
  return true;
}

bool next(RecordLog::Reader& records, Message& message) {
  RecordLog::Record record;
  message.clear();
  do {
    if (!records.next(record) || message.size() + record.size - 1 > Message::capacity()) return false;
    for (int i = 1; i < record.size; ++i) message.push_back(record.bytes[i]);
  } while (record.bytes[0] == more_follows);
  return true;
}

BitReader reader_of(const Message& message) {
  return BitReader({message.begin(), message.size()});
}

bool is_head(const RecordLog::Record& head) {
  if (head.size == old_head_bytes)
    return head.bytes[0] == form_without_fingerprint || head.bytes[0] == form_of_short_seeds;
  return head.size == head_bytes && head.bytes[0] == form;
}

int vaults_of(const Estate& estate, const Game& game) {
  int count = 0;
  while (count < vaults_kept && estate.vaults.whole(count, game) != nullptr) ++count;
  return count;
}

/// The older vault first, as they came.
bool append_vaults(RecordLog& log, const Estate& estate, const Game& game) {
  for (int i = vaults_of(estate, game) - 1; i >= 0; --i) {
    VaultMessage told;
    for (int part = 0; part < Vault::parts_of(game); ++part) {
      told.part = static_cast<std::uint8_t>(part);
      estate.vaults.whole(i, game)->fill(told, game);
      if (!append(log, message_of([&told](BitWriter& writer) { write(told, writer); }))) return false;
    }
  }
  return true;
}

}  // namespace

void SavedEstate::watch(const JoinedTable& joined) {
  if (joined.table().is_told()) return forget();
  if (is_kept_ || !joined.can_claim()) return;
  is_kept_ = true;  // if not in flash, it lasts as long as there is power
  if (!keep(joined.estate())) clear();
}

bool SavedEstate::recall(Estate& estate) {
  is_kept_ = read_all(estate);
  return is_kept_;
}

void SavedEstate::forget() {
  is_kept_ = false;
  clear();
}

/// Unless it is another version's, of a form that is not known.
void SavedEstate::clear() {
  if (log_.size(keys::estate) > 0 && form_at(log_, keys::estate) <= form)
    static_cast<void>(log_.clear(keys::estate));
}

bool SavedEstate::keep(const Estate& estate) {
  const Game& game = game_by_id(estate.roster.game);
  RoomMessage room;
  room.unit = estate.unit;
  room.roster = estate.roster;
  const int vaults = vaults_of(estate, game);
  std::uint8_t head[head_bytes] = {form, estate.epoch, static_cast<std::uint8_t>(vaults)};
  std::memcpy(head + 3, estate.host.bytes, radio_address_bytes);
  BitWriter end_of_head({head + old_head_bytes, fingerprint_bytes});
  end_of_head.write(fingerprints_(estate.roster.game)->now, 32);
  return form_at(log_, keys::estate) <= form && log_.begin(keys::estate, {head, head_bytes}) &&
         append(log_, message_of([&room](BitWriter& writer) { write(room, writer); })) &&
         append_vaults(log_, estate, game);
}

/// In the forms from before there was a fingerprint, all are.
bool SavedEstate::is_of_known_rules(const RecordLog::Record& head, GameId game) const {
  if (head.size == old_head_bytes) return true;
  BitReader reader({head.bytes + old_head_bytes, fingerprint_bytes});
  return fingerprints_(game)->know(reader.read(32));
}

bool SavedEstate::read_all(Estate& estate) const {
  RecordLog::Reader records(log_, keys::estate);
  RecordLog::Record head;
  if (!records.next(head) || !is_head(head)) return false;
  const bool has_short_seed = head.bytes[0] == form_of_short_seeds;
  estate = Estate();
  estate.epoch = head.bytes[1];
  std::memcpy(estate.host.bytes, head.bytes + 3, radio_address_bytes);
  Message message;
  RoomMessage room;
  if (!next(records, message)) return false;
  BitReader bits = reader_of(message);
  if (!read(room, bits) || !room.roster.makes_sense() || room.roster.stage != Stage::playing) return false;
  if (!is_of_known_rules(head, room.roster.game)) return false;
  estate.unit = room.unit;
  estate.roster = room.roster;
  const Game& game = game_by_id(estate.roster.game);
  const int vault_bytes = Vault::bytes_of(game) - (has_short_seed ? Vault::growth_bytes : 0);
  while (next(records, message)) {
    VaultMessage told;
    BitReader vault = reader_of(message);
    if (!read(told, vault)) return false;
    estate.vaults.hear(told, game, vault_bytes);
  }
  const int vaults = head.bytes[2];
  return vaults > 0 && vaults_of(estate, game) == vaults;
}

}  // namespace seaglass
