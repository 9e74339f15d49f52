// What the page itself says, in the languages of the handhelds: it speaks the one that they do.

const languages = ['en', 'fr', 'es', 'de'];

const words = {
  tagline: [
    'Four games of sea and sand, in your pocket',
    'Quatre jeux de mer et de sable, dans ta poche',
    'Cuatro juegos de mar y arena, en tu bolsillo',
    'Vier Spiele von Meer und Sand, für die Hosentasche',
  ],
  handheld: ['Handheld', 'Console', 'Consola', 'Konsole'],
  handheld_number: ['Handheld {0}', 'Console {0}', 'Consola {0}', 'Konsole {0}'],
  screen_number: ['Screen of handheld {0}', 'Écran de la console {0}', 'Pantalla de la consola {0}', 'Bildschirm der Konsole {0}'],
  put_away: ['Put handheld {0} away', 'Ranger la console {0}', 'Guardar la consola {0}', 'Konsole {0} weglegen'],
  mute: ['Mute', 'Couper le son', 'Silenciar', 'Ton aus'],
  keys: ['Keys', 'Touches', 'Teclas', 'Tasten'],
  full_screen: ['Full screen', 'Plein écran', 'Pantalla completa', 'Vollbild'],
  keyboard: ['Keyboard', 'Clavier', 'Teclado', 'Tastatur'],
  move: ['move', 'bouger', 'mover', 'bewegen'],
  do: ['do', 'agir', 'hacer', 'tun'],
  back: ['back', 'retour', 'atrás', 'zurück'],
  menu: ['menu', 'menu', 'menú', 'Menü'],
  which: ['which handheld', 'quelle console', 'qué consola', 'welche Konsole'],
  lost_on_the_air: ['Lost on the air', 'Perdu en route', 'Perdido en el aire', 'Geht unterwegs verloren'],
  on_a_board: ['Put it on a board', 'La mettre sur une carte', 'Ponerla en una placa', 'Auf ein Board bringen'],
  without_network: [
    'Works without a network once loaded. Seaglass is not affiliated with the publishers of the games it plays.',
    'Une fois chargé, marche sans réseau. Seaglass n’est pas lié aux éditeurs des jeux.',
    'Una vez cargado, funciona sin red. Seaglass no está vinculado a las editoriales de los juegos.',
    'Läuft nach dem Laden ohne Netz. Seaglass hat mit den Verlagen der Spiele nichts zu tun.',
  ],
  stopped: [
    'The handhelds have stopped',
    'Les consoles se sont arrêtées',
    'Las consolas se han parado',
    'Die Konsolen sind stehen geblieben',
  ],
  stopped_why: [
    'Something that must always hold did not, so they stopped rather than play on wrongly. Games are saved up to the last choice.',
    'Quelque chose qui doit toujours être vrai ne l’était plus : mieux vaut s’arrêter que mal jouer. Les parties sont gardées jusqu’au dernier choix.',
    'Algo que siempre debe cumplirse no se cumplió: mejor parar que jugar mal. Las partidas están guardadas hasta la última decisión.',
    'Etwas, das immer gelten muss, galt nicht mehr: Da hören sie lieber auf, als falsch zu spielen. Alles ist bis zur letzten Entscheidung gespeichert.',
  ],
  start_again: ['Start again', 'Redémarrer', 'Empezar de nuevo', 'Neu starten'],
  forget: [
    'Forget what is saved and start again',
    'Oublier ce qui est gardé et redémarrer',
    'Olvidar lo guardado y empezar de nuevo',
    'Alles Gespeicherte vergessen und neu starten',
  ],
  elsewhere: [
    'The handhelds are in another tab',
    'Les consoles sont dans un autre onglet',
    'Las consolas están en otra pestaña',
    'Die Konsolen sind in einem anderen Tab',
  ],
  elsewhere_why: [
    'There can only be one of each: two tabs would overwrite each other’s games. Here they go on as they are there.',
    'Chacune n’existe qu’une fois : deux onglets s’écraseraient leurs parties. Ici, elles continuent comme là-bas.',
    'Solo hay una de cada: dos pestañas se pisarían las partidas. Aquí siguen tal como están allí.',
    'Jede gibt es nur einmal: Zwei Tabs würden sich die Spiele überschreiben. Hier geht es weiter, wie es dort steht.',
  ],
  take_over: ['Play here instead', 'Jouer plutôt ici', 'Jugar mejor aquí', 'Lieber hier spielen'],
  keys_why: [
    'Keys are known by their place, whatever is printed on them. A gamepad plays as soon as you press one of its buttons.',
    'C’est la place de la touche qui compte, pas ce qui y est écrit. Une manette joue dès que tu appuies sur un de ses boutons.',
    'Cuenta el lugar de la tecla, no lo que lleva escrito. Un mando juega en cuanto pulsas uno de sus botones.',
    'Es zählt der Platz der Taste, nicht was darauf steht. Ein Gamepad spielt, sobald du einen seiner Knöpfe drückst.',
  ],
  change: ['Change', 'Changer', 'Cambiar', 'Ändern'],
  change_key: ['Change the key for {0}', 'Changer la touche pour {0}', 'Cambiar la tecla de {0}', 'Taste ändern für {0}'],
  press_key: ['Press the key for {0}.', 'Appuie sur la touche pour {0}.', 'Pulsa la tecla para {0}.', 'Drück die Taste für {0}.'],
  key_needed: [
    'That key is needed already. Press another.',
    'Cette touche sert déjà. Choisis-en une autre.',
    'Esa tecla ya se usa. Pulsa otra.',
    'Die Taste wird schon gebraucht. Nimm eine andere.',
  ],
  done: ['Done', 'Fini', 'Listo', 'Fertig'],
  as_they_were: ['As they were', 'Comme avant', 'Como antes', 'Wie vorher'],
  up: ['Up', 'Haut', 'Arriba', 'Hoch'],
  down: ['Down', 'Bas', 'Abajo', 'Runter'],
  left: ['Left', 'Gauche', 'Izquierda', 'Links'],
  right: ['Right', 'Droite', 'Derecha', 'Rechts'],
  button_a: ['A, do', 'A, agir', 'A, hacer', 'A, tun'],
  button_b: ['B, back', 'B, retour', 'B, atrás', 'B, zurück'],
  button_menu: ['Menu', 'Menu', 'Menú', 'Menü'],
};

let spoken = languages[0];

/** A word of the page, with {0} filled in. */
export function say(name, filling = '') {
  return words[name][languages.indexOf(spoken)].replace('{0}', filling);
}

/** Gives everything in `root` its words: `data-say` is what it says, `data-label` what it is called. */
export function fillIn(root) {
  for (const element of root.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
  for (const element of root.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset.label));
    if (element.matches('header button')) element.title = say(element.dataset.label);
  }
}

/** From now on the page speaks this language. Whether it is another one than before. */
export function speak(language) {
  if (language === spoken || !languages.includes(language)) return false;
  spoken = language;
  document.documentElement.lang = language;
  fillIn(document);
  return true;
}

/** Before any handheld speaks: the first of the browser's languages that the page knows. */
export function speakLikeBrowser() {
  const codes = navigator.languages.map((code) => code.split('-')[0].toLowerCase());
  speak(codes.find((code) => languages.includes(code)) ?? languages[0]);
}
