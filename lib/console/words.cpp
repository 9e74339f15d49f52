#include "console/words.h"

#include "core/check.h"

namespace seaglass {

namespace {

struct Words {
  Word word;
  const char* in[language_count];
};

// In the order of Word; each in the order of Language.
constexpr Words words[] = {
    {Word::minutes, {"minutes", "minutes", "minutos", "Minuten"}},
    {Word::about_mermaid_rain,
     {"Lay the ocean, ride the waves, gather treasure.",
      "Posez l’océan, filez sur les vagues, amassez les trésors.",
      "Coloca el océano, cabalga las olas, reúne tesoros.",
      "Legt das Meer, reitet die Wellen, sammelt Schätze."}},
    {Word::about_mirage,
     {"Desert turns to sea: send camels and ships.", "Le désert devient mer : envoyez chameaux et navires.",
      "El desierto se vuelve mar: envía camellos y barcos.", "Wüste wird Meer: Schickt Kamele und Schiffe."}},
    {Word::about_mermaid_beach,
     {"Find pairs on the beach and win shells.", "Trouvez des paires sur la plage, gagnez des coquillages.",
      "Busca parejas en la playa y gana conchas.", "Findet Paare am Strand und gewinnt Muscheln."}},
    {Word::about_mermaids_song,
     {"Sing, and the creatures of the deep will come.",
      "Chantez, et les créatures des profondeurs viendront.", "Canta, y las criaturas del mar acudirán.",
      "Singt, und die Wesen der Tiefe kommen."}},
    {Word::no_table_yet,
     {"No table here yet.", "Pas encore de table ici.", "Aún no hay mesa aquí.", "Noch kein Tisch hier."}},
    {Word::settings, {"Settings", "Réglages", "Ajustes", "Einstellungen"}},
    {Word::brightness, {"Brightness", "Luminosité", "Brillo", "Helligkeit"}},
    {Word::volume, {"Sound", "Son", "Sonido", "Ton"}},
    {Word::language, {"Language", "Langue", "Idioma", "Sprache"}},
    {Word::calm, {"Calm", "Calme", "Calma", "Ruhig"}},
    {Word::on, {"on", "oui", "sí", "an"}},
    {Word::off, {"off", "non", "no", "aus"}},
    {Word::back, {"back", "retour", "volver", "zurück"}},
    {Word::change, {"change", "changer", "cambiar", "ändern"}},
};

constexpr bool is_in_order() {
  int i = 0;
  for (const Words& entry : words) {
    if (static_cast<int>(entry.word) != i++) return false;
    for (const char* text : entry.in)
      if (text == nullptr) return false;
  }
  return i == word_count;
}
static_assert(is_in_order());

}  // namespace

const char* word(Word word, Language language) {
  const int i = static_cast<int>(word), in = static_cast<int>(language);
  CHECK(i < word_count && in < language_count);
  return words[i].in[in];
}

const char* name_of(Language language) {
  static constexpr const char* names[language_count] = {"English", "Français", "Español", "Deutsch"};
  const int i = static_cast<int>(language);
  CHECK(i < language_count);
  return names[i];
}

}  // namespace seaglass
