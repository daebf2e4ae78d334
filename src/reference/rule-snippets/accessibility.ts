import type { RuleSnippets } from './snippet.ts';

/** Snippets of accessibility rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const accessibilitySnippets: RuleSnippets = {
  'rgaa-alt-generique': {
    kind: 'body',
    faulty: '<img src="/mairie.jpg" alt="image">',
    sound: '<img src="/mairie.jpg" alt="La façade de la mairie">',
  },
  'rgaa-alt-identiques': {
    kind: 'body',
    faulty:
      '<img src="/ecole.jpg" alt="Rentrée scolaire">\n<img src="/cantine.jpg" alt="Rentrée scolaire">\n<img src="/bus.jpg" alt="Rentrée scolaire">',
    sound:
      '<img src="/ecole.jpg" alt="La cour de l’école">\n<img src="/cantine.jpg" alt="La salle de la cantine">\n<img src="/bus.jpg" alt="Le car scolaire">',
  },
  'rgaa-alt-nom-fichier': {
    kind: 'body',
    faulty: '<img src="/IMG_2041.jpg" alt="IMG_2041.jpg">',
    sound: '<img src="/IMG_2041.jpg" alt="Le marché du samedi">',
  },
  'rgaa-alt-trop-longue': {
    kind: 'body',
    faulty: `<img src="/plan.jpg" alt="${'Le plan du quartier montre la mairie, la poste, le marché et les arrêts de bus. '.repeat(3).trim()}">`,
    sound: '<img src="/plan.jpg" alt="Plan du quartier de la mairie">',
  },
  'rgaa-autocomplete-absent': {
    kind: 'body',
    faulty:
      '<form><label for="courriel">Votre adresse e-mail</label>\n<input id="courriel" name="email" type="email"></form>',
    sound:
      '<form><label for="courriel">Votre adresse e-mail</label>\n<input id="courriel" name="email" type="email" autocomplete="email"></form>',
  },
  'rgaa-bouton-generique': {
    kind: 'body',
    faulty: '<button type="button">Bouton</button>',
    sound: '<button type="button">Envoyer la demande</button>',
  },
  'rgaa-bouton-nom-visible': {
    kind: 'body',
    faulty: '<button type="button" aria-label="Valider">Envoyer</button>',
    sound: '<button type="button" aria-label="Envoyer la demande">Envoyer</button>',
  },
  'rgaa-cadre-sans-title-strict': {
    kind: 'body',
    faulty: '<iframe src="/plan"></iframe>',
    sound: '<iframe src="/plan" title="Plan d’accès"></iframe>',
  },
  'rgaa-cadre-title-generique': {
    kind: 'body',
    faulty: '<iframe src="/plan" title="iframe"></iframe>',
    sound: '<iframe src="/plan" title="Plan d’accès à la mairie"></iframe>',
  },
  'rgaa-canvas-sans-alternative': {
    kind: 'body',
    faulty: '<canvas width="400" height="200"></canvas>',
    sound:
      '<canvas width="400" height="200" role="img" aria-label="Budget 2026 : 12 millions d’euros"></canvas>',
  },
  'rgaa-champ-placeholder-seul': {
    kind: 'body',
    faulty: '<input type="text" name="ville" placeholder="Votre ville">',
    sound:
      '<label for="ville">Votre ville</label>\n<input type="text" name="ville" id="ville" placeholder="Brest">',
  },
  'rgaa-citation-non-balisee': {
    kind: 'body',
    faulty:
      '<p>« Nous avons voulu une place ouverte, où chacun trouve un banc, un arbre et le temps de parler avec ses voisins. »</p>',
    sound:
      '<blockquote><p>« Nous avons voulu une place ouverte, où chacun trouve un banc, un arbre et le temps de parler avec ses voisins. »</p></blockquote>',
  },
  'rgaa-commande-hors-tabulation': {
    kind: 'body',
    faulty: '<a href="/tarifs" tabindex="-1">Voir les tarifs</a>',
    sound: '<a href="/tarifs">Voir les tarifs</a>',
  },
  'rgaa-consigne-couleur': {
    kind: 'body',
    faulty: '<p>Les champs en rouge sont obligatoires.</p>',
    sound: '<p>Les champs suivis d’un astérisque sont obligatoires.</p>',
  },
  'rgaa-consigne-position': {
    kind: 'body',
    faulty: '<p>Cliquez sur le bouton rond à droite pour continuer.</p>',
    sound: '<p>Cliquez sur le bouton « Continuer ».</p>',
  },
  'rgaa-contenu-cryptique': {
    kind: 'body',
    faulty: '<p>À bientôt :-)</p>',
    sound: '<p>À bientôt</p>',
  },
  'rgaa-espaces-simulation': {
    kind: 'body',
    faulty: '<p>M A I R I E   D E   V I L L E</p>',
    sound: '<p style="letter-spacing: .3em">MAIRIE DE VILLE</p>',
  },
  'rgaa-etiquette-generique': {
    kind: 'body',
    faulty: '<label for="ville">Champ</label>\n<input id="ville" name="ville" type="text">',
    sound: '<label for="ville">Votre ville</label>\n<input id="ville" name="ville" type="text">',
  },
  'rgaa-etiquette-invisible': {
    kind: 'body',
    faulty: '<input type="text" name="ville" aria-label="Votre ville">',
    sound: '<label for="ville">Votre ville</label>\n<input id="ville" name="ville" type="text">',
  },
  'rgaa-etiquette-nom-visible': {
    kind: 'body',
    faulty:
      '<label for="ville">Votre ville</label>\n<input id="ville" name="ville" type="text" aria-label="Commune">',
    sound:
      '<label for="ville">Votre ville</label>\n<input id="ville" name="ville" type="text" aria-label="Votre ville de résidence">',
  },
  'rgaa-figure-legende': {
    kind: 'body',
    faulty:
      '<figure><img src="/place.jpg" alt="La place en 1900"><figcaption>La place en 1900, archives municipales</figcaption></figure>',
    sound:
      '<figure role="figure" aria-label="La place en 1900, archives municipales"><img src="/place.jpg" alt="La place en 1900"><figcaption>La place en 1900, archives municipales</figcaption></figure>',
  },
  'rgaa-groupe-radio': {
    kind: 'body',
    faulty:
      '<form><p>Civilité</p>\n<label><input type="radio" name="civilite" value="1"> Madame</label>\n<label><input type="radio" name="civilite" value="2"> Monsieur</label></form>',
    sound:
      '<form><fieldset><legend>Civilité</legend>\n<label><input type="radio" name="civilite" value="1"> Madame</label>\n<label><input type="radio" name="civilite" value="2"> Monsieur</label></fieldset></form>',
  },
  'rgaa-groupe-sans-legende': {
    kind: 'body',
    faulty:
      '<form><fieldset><label><input type="radio" name="civilite" value="1"> Madame</label>\n<label><input type="radio" name="civilite" value="2"> Monsieur</label></fieldset></form>',
    sound:
      '<form><fieldset><legend>Civilité</legend>\n<label><input type="radio" name="civilite" value="1"> Madame</label>\n<label><input type="radio" name="civilite" value="2"> Monsieur</label></fieldset></form>',
  },
  'rgaa-id-dupliques': {
    kind: 'body',
    faulty: '<p id="horaires">Du lundi au vendredi</p>\n<p id="horaires">Samedi matin</p>',
    sound: '<p id="horaires-semaine">Du lundi au vendredi</p>\n<p id="horaires-samedi">Samedi matin</p>',
  },
  'rgaa-img-deco-avec-nom': {
    kind: 'body',
    faulty: '<img src="/filet.png" alt="" title="Filet">',
    sound: '<img src="/filet.png" alt="">',
  },
  'rgaa-label-for-orphelin': {
    kind: 'body',
    faulty: '<label for="commune">Votre ville</label>\n<input id="ville" name="ville" type="text">',
    sound: '<label for="ville">Votre ville</label>\n<input id="ville" name="ville" type="text">',
  },
  'rgaa-langue-passage-erronee': {
    kind: 'body',
    faulty: '<p lang="anglais">Welcome to our town.</p>',
    sound: '<p lang="en">Welcome to our town.</p>',
  },
  'rgaa-lien-generique': {
    kind: 'body',
    faulty: '<a href="/budget">Cliquez ici</a>',
    sound: '<a href="/budget">Consulter le budget 2026</a>',
  },
  'rgaa-lien-title-different': {
    kind: 'body',
    faulty: '<a href="/tarifs" aria-label="Piscine">Voir les tarifs</a>',
    sound: '<a href="/tarifs" aria-label="Voir les tarifs de la piscine">Voir les tarifs</a>',
  },
  'rgaa-lien-vide-strict': {
    kind: 'body',
    faulty: '<a href="/"></a>',
    sound: '<a href="/">Accueil</a>',
  },
  'rgaa-liens-meme-nom-cibles-differentes': {
    kind: 'body',
    faulty: '<a href="/piscine">Horaires</a>\n<a href="/mediatheque">Horaires</a>',
    sound:
      '<a href="/piscine">Horaires de la piscine</a>\n<a href="/mediatheque">Horaires de la médiathèque</a>',
  },
  'rgaa-liste-simulee': {
    kind: 'body',
    faulty: '<p>- une pièce d’identité<br>- un justificatif de domicile<br>- une photographie</p>',
    sound:
      '<ul><li>une pièce d’identité</li><li>un justificatif de domicile</li><li>une photographie</li></ul>',
  },
  'rgaa-objet-embed-sans-alternative': {
    kind: 'body',
    faulty: '<object type="image/png" data="/plan.png"></object>',
    sound: '<object type="image/png" data="/plan.png" role="img" aria-label="Plan du quartier"></object>',
  },
  'rgaa-obligatoire-non-code': {
    kind: 'body',
    faulty:
      '<form><label for="ville">Votre ville *</label>\n<input id="ville" name="ville" type="text"></form>',
    sound:
      '<form><label for="ville">Votre ville *</label>\n<input id="ville" name="ville" type="text" required></form>',
  },
  'rgaa-optgroup-sans-label': {
    kind: 'body',
    faulty:
      '<label for="lieu">Lieu</label>\n<select id="lieu"><optgroup><option>Piscine</option><option>Stade</option></optgroup></select>',
    sound:
      '<label for="lieu">Lieu</label>\n<select id="lieu"><optgroup label="Sports"><option>Piscine</option><option>Stade</option></optgroup></select>',
  },
  'rgaa-ordre-tabulation': {
    kind: 'body',
    faulty: '<a href="/a" tabindex="2">Tarifs</a>\n<a href="/b" tabindex="1">Horaires</a>',
    sound: '<a href="/a">Tarifs</a>\n<a href="/b">Horaires</a>',
  },
  'rgaa-presentation-html': {
    kind: 'body',
    faulty: '<p><font color="red">Fermé le lundi</font></p>',
    sound: '<p class="alerte">Fermé le lundi</p>',
  },
  'rgaa-sens-lecture': {
    kind: 'body',
    faulty: '<p lang="ar">مرحبا بكم في موقع المدينة الجديد</p>',
    sound: '<p lang="ar" dir="rtl">مرحبا بكم في موقع المدينة الجديد</p>',
  },
  'rgaa-son-automatique': {
    kind: 'body',
    faulty: '<audio src="/accueil.mp3" autoplay loop></audio>',
    sound: '<audio src="/accueil.mp3" controls></audio>',
  },
  'rgaa-structure-main': {
    kind: 'body',
    faulty: '<main><p>Actualités</p></main>\n<main><p>Agenda</p></main>',
    sound: '<main><p>Actualités</p>\n<p>Agenda</p></main>',
  },
  'rgaa-tableau-caption-vide': {
    kind: 'body',
    faulty:
      '<table><caption></caption><tr><th scope="col">Jour</th><th scope="col">Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
    sound:
      '<table><caption>Horaires de la piscine</caption><tr><th scope="col">Jour</th><th scope="col">Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
  },
  'rgaa-tableau-presentation-balises-donnees': {
    kind: 'body',
    faulty: '<table role="presentation"><tr><th>Adresse</th><td>1, place du Marché</td></tr></table>',
    sound: '<table role="presentation"><tr><td>Adresse</td><td>1, place du Marché</td></tr></table>',
  },
  'rgaa-tableau-sans-th': {
    kind: 'body',
    faulty:
      '<table><caption>Tarifs</caption><tr><td>Formule</td><td>Prix</td></tr><tr><td>Adulte</td><td>5 €</td></tr><tr><td>Enfant</td><td>3 €</td></tr></table>',
    sound:
      '<table><caption>Tarifs</caption><tr><th scope="col">Formule</th><th scope="col">Prix</th></tr><tr><td>Adulte</td><td>5 €</td></tr><tr><td>Enfant</td><td>3 €</td></tr></table>',
  },
  'rgaa-texte-barre': {
    kind: 'body',
    faulty: '<p><del>49 €</del> 39 €</p>',
    sound: '<p>Ancien prix : <del>49 €</del>, nouveau prix : 39 €</p>',
  },
  'rgaa-th-sans-portee': {
    kind: 'body',
    faulty:
      '<table><caption>Tarifs</caption><tr><th>Formule</th><th>Prix</th></tr><tr><th>Adulte</th><td>5 €</td></tr></table>',
    sound:
      '<table><caption>Tarifs</caption><tr><th scope="col">Formule</th><th scope="col">Prix</th></tr><tr><th scope="row">Adulte</th><td>5 €</td></tr></table>',
  },
  'rgaa-titre-generique': {
    kind: 'body',
    faulty: '<h1>Ville de Brest</h1>\n<h2>Titre</h2>',
    sound: '<h1>Ville de Brest</h1>\n<h2>Actualités</h2>',
  },
  'rgaa-titre-page-absent': {
    kind: 'head',
    faulty: '<title></title>',
    sound: '<title>Tarifs de la piscine – Ville de Brest</title>',
  },
  'rgaa-titre-page-generique': {
    kind: 'head',
    faulty: '<title>Accueil</title>',
    sound: '<title>Ville de Brest – Accueil</title>',
  },
  'rgaa-track-mauvais-kind': {
    kind: 'body',
    faulty:
      '<video src="/visite.mp4" controls><track src="/visite.vtt" srclang="fr" kind="subtitles" label="Français"></video>',
    sound:
      '<video src="/visite.mp4" controls><track src="/visite.vtt" srclang="fr" kind="captions" label="Français"></video>',
  },
  'rgaa-video-sans-commandes': {
    kind: 'body',
    faulty: '<video src="/visite.mp4" autoplay></video>',
    sound: '<video src="/visite.mp4" controls></video>',
  },
};
