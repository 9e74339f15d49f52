// Made by tools/content/words.py from data/words: run make content, do not edit.
#include "content/words.h"

namespace seaglass {
namespace content {

const char* const words[word_count][language_count] = {
    {"minutes", "minutes", "minutos", "Minuten"},
    {"Lay the ocean, ride the waves, gather treasure.", "Posez l’océan, filez sur les vagues, amassez les trésors.", "Coloca el océano, cabalga las olas, reúne tesoros.", "Legt das Meer, reitet die Wellen, sammelt Schätze."},
    {"Desert turns to sea: send camels and ships.", "Le désert devient mer : envoyez chameaux et navires.", "El desierto se vuelve mar: envía camellos y barcos.", "Wüste wird Meer: Schickt Kamele und Schiffe."},
    {"Find pairs on the beach and win shells.", "Trouvez des paires sur la plage, gagnez des coquillages.", "Busca parejas en la playa y gana conchas.", "Findet Paare am Strand und gewinnt Muscheln."},
    {"Sing, and the creatures of the deep will come.", "Chantez, et les créatures des profondeurs viendront.", "Canta, y las criaturas del mar acudirán.", "Singt, und die Wesen der Tiefe kommen."},
    {"No table here yet.", "Pas encore de table ici.", "Aún no hay mesa aquí.", "Noch kein Tisch hier."},
    {"Settings", "Réglages", "Ajustes", "Einstellungen"},
    {"Brightness", "Luminosité", "Brillo", "Helligkeit"},
    {"Sound", "Son", "Sonido", "Ton"},
    {"Language", "Langue", "Idioma", "Sprache"},
    {"Calm", "Calme", "Calma", "Ruhig"},
    {"back", "retour", "volver", "zurück"},
    {"change", "changer", "cambiar", "ändern"},
};

}  // namespace content
}  // namespace seaglass
