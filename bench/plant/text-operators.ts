import {
  addScript,
  addStyle,
  change,
  idOf,
  insert,
  type Operator,
  oneOf,
  operator,
  renamed,
} from './pick.ts';

const motion = operator('motion and sound');
const layout = operator('text cut or spilling');
const naming = operator('names that say nothing');
const language = operator('languages');
const colour = operator('colours and shapes');

const gibberish = ['asdfgh', 'xxxx', 'qsdf', 'blabla', 'test test', 'azerty', 'fgh fgh'];
const placeholders = [
  'À compléter',
  'Votre titre ici',
  'Lorem ipsum dolor sit amet',
  'tbd',
  'Add your text here',
];
const empty = ['...', '-', '…', '>>', '?'];
const said = (random: () => number, among: readonly string[]) => oneOf(among, random) ?? '';
const text =
  (among: readonly string[]) =>
  (element: HTMLElement, { random }: { random: () => number }) => {
    element.textContent = said(random, among);
    return element;
  };
/** What is written in the element itself, not in a link or another element of its own colour. */
const ownText = (element: HTMLElement) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent?.trim() ?? '')
    .join('');
/** Described in words: what says nothing already cannot be made worse. */
const isNamed = (image: HTMLElement) => /\p{L}{3}/u.test(image.getAttribute('alt') ?? '');
const shortText = (element: HTMLElement) => (element.textContent ?? '').trim().length < 40;

/** Text, names, motion, languages, colours. */
export const textOperators: readonly Operator[] = [
  motion(
    'a word that blinks',
    /mouvement|flash|clignot/,
    change(
      'p,h2,h3,a',
      (element, { document, random }) => {
        const id = idOf(element, random);
        addStyle(document, `@keyframes k${id}{50%{opacity:0}}#${id}{animation:k${id} 1s step-end infinite}`);
        return element;
      },
      4,
    ),
  ),
  motion(
    'a small icon that turns for ever',
    /mouvement/,
    insert(
      '<style>@keyframes tourne{to{transform:rotate(360deg)}}</style><p><span style="display:inline-block;width:16px;height:16px;border:2px solid #555;border-top-color:transparent;animation:tourne 2s linear infinite"></span> Actualités du réseau</p>',
    ),
  ),
  motion(
    'a marquee',
    /mouvement|marquee/,
    insert('<marquee>Fermeture exceptionnelle le 14 juillet</marquee>'),
  ),
  motion(
    'blink by script',
    /mouvement|flash/,
    change(
      'p,h2,h3',
      (element, { document, random }) => {
        addScript(
          document,
          `setInterval(function(){var e=document.getElementById('${idOf(element, random)}');e.style.visibility=e.style.visibility==='hidden'?'visible':'hidden'},700)`,
        );
        return element;
      },
      4,
    ),
  ),
  motion(
    'a carousel that turns by itself',
    /mouvement/,
    insert(
      '<div id="diapo" style="height:90px;overflow:hidden"><div style="background:#ddd;color:#111;height:90px">Journées du patrimoine</div><div style="background:#eee;color:#111;height:90px;display:none">Fête de la musique</div></div><script>setInterval(function(){var d=document.getElementById("diapo").children;var a=d[0].style.display==="none";d[0].style.display=a?"block":"none";d[1].style.display=a?"none":"block"},2500)</script>',
    ),
  ),
  motion(
    'sound that starts',
    /son-auto|audio|autoplay/,
    insert('<audio src="/carillon.wav" autoplay loop></audio>'),
  ),
  motion(
    'a film that starts',
    /auto|video|media|son/,
    insert('<video src="/visite.webm" autoplay loop width="300" height="160"></video>'),
  ),
  layout(
    'text cut at rest',
    /clip|coup|espacement|zoom|debord|texte/,
    change(
      'p,h2,h3',
      (element) => {
        element.style.cssText += ';height:14px;overflow:hidden;line-height:20px';
        return element;
      },
      30,
    ),
  ),
  layout(
    'text cut at 200 %',
    /zoom|espacement|redistribution|coup/,
    // A line of some 100 letters on a computer, two of them in a window half as wide, of which one is seen.
    insert(
      '<p style="font-size:16px;line-height:24px;height:24px;overflow:hidden;min-width:0">Les inscriptions aux ateliers du mercredi sont ouvertes jusqu’au vendredi 18 septembre à midi.</p>',
    ),
  ),
  layout(
    'text cut by spacing',
    /espacement|coup/,
    change(
      'p,li,h3',
      (element) => {
        element.style.cssText +=
          ';width:180px;height:1.5em;line-height:1.5;overflow:hidden;white-space:nowrap';
        element.textContent = 'Inscription ouverte à tous';
        return element;
      },
      10,
    ),
  ),
  layout(
    'a menu of one line that hides what spills',
    /espacement|zoom|redistribution|coup/,
    change(
      'h1,h2',
      (element) => {
        element.style.cssText += ';white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:9em';
        return element;
      },
      24,
    ),
  ),
  layout(
    'sizes in viewport units',
    /taille-fenetre/,
    change(
      'p',
      (element) => {
        element.style.cssText += ';font-size:3.2vw';
        return element;
      },
      40,
    ),
  ),
  layout(
    'wider than 320 px',
    /redistribution/,
    change(
      'section,main,article,.container',
      (element) => {
        element.style.minWidth = '760px';
        return element;
      },
      60,
    ),
  ),
  layout(
    'a fixed box over a third of the page',
    /contenu-fixe|redistribution|recouvr/,
    insert(
      '<div style="position:fixed;bottom:0;left:0;right:0;height:45vh;background:#fff;color:#111;z-index:999;padding:10px">Découvrez notre nouvelle offre de printemps</div>',
    ),
  ),
  layout('zoom forbidden', /viewport|zoom/, ({ document }) => {
    const meta = document.head.querySelector('meta[name=viewport]');
    if (/user-scalable|maximum-scale/.test(meta?.getAttribute('content') ?? '')) return null;
    meta?.setAttribute('content', 'width=device-width,initial-scale=1,maximum-scale=1,user-scalable=no');
    return meta;
  }),
  naming(
    'an alternative that is gibberish',
    /alt|cryptique/,
    change('img', (image, { random }) => {
      if (!isNamed(image)) return null;
      image.setAttribute('alt', said(random, gibberish));
      return image;
    }),
  ),
  naming(
    'an alternative that is the file’s name',
    /alt/,
    change('img', (image) => {
      if (!isNamed(image)) return null;
      image.setAttribute('alt', (image.getAttribute('src') ?? 'photo.jpg').replace(/.*\//, ''));
      return image;
    }),
  ),
  naming(
    'an alternative that names nothing',
    /alt/,
    change('img', (image, { random }) => {
      if (!isNamed(image)) return null;
      image.setAttribute('alt', said(random, ['image', 'photo', 'img', 'picture', 'logo.png', 'Image 1']));
      return image;
    }),
  ),
  naming(
    'an alternative of signs only',
    /alt|image/,
    change('img', (image, { random }) => {
      if (!isNamed(image)) return null;
      image.setAttribute('alt', said(random, empty));
      return image;
    }),
  ),
  naming(
    'no alternative',
    /image-alt|alt/,
    change('img', (image) => {
      image.removeAttribute('alt');
      return image;
    }),
  ),
  naming('a title of an authoring tool', /titre|title/, ({ document, random }) => {
    document.title = said(random, [
      'Untitled Document',
      'Document sans titre',
      'New Page 1',
      'Home',
      'index.html',
      'Document',
    ]);
    return document.querySelector('title');
  }),
  naming('no title', /titre|title/, ({ document }) => {
    document.querySelector('title')?.remove();
    return document.head;
  }),
  naming('two titles', /titre|title|validite|code-invalide/, ({ document }) => {
    document.head.insertAdjacentHTML('beforeend', '<title>Deuxième titre</title>');
    return document.head;
  }),
  naming(
    'a link that says nothing',
    /lien|link/,
    change(
      'p a,li a,a.btn',
      (link, planting) =>
        shortText(link)
          ? text(['cliquez ici', 'ici', 'En savoir plus', 'read more', 'lire la suite', 'plus'])(
              link,
              planting,
            )
          : null,
      2,
    ),
  ),
  naming(
    'a link of signs only',
    /lien|link/,
    change('p a,li a', (link, planting) => (shortText(link) ? text(empty)(link, planting) : null), 2),
  ),
  naming(
    'a link that is an address',
    /lien|link|url/,
    change(
      'p a,li a',
      (link, planting) =>
        shortText(link)
          ? text(['https://www.exemple.fr/documents/index.php?id=4512&lang=fr'])(link, planting)
          : null,
      2,
    ),
  ),
  naming(
    'an empty link',
    /lien|link/,
    change('p a,li a', (link, planting) => text([''])(link, planting), 2),
  ),
  naming(
    'an empty button',
    /button|bouton|lien|link/,
    change('button:not([aria-label]),a.btn', (button, planting) => text([''])(button, planting), 2),
  ),
  naming(
    'a button of signs only',
    /button|bouton|lien|link/,
    change('button:not([aria-label]),a.btn', (button, planting) => text(empty)(button, planting), 2),
  ),
  naming(
    'a button that is gibberish',
    /button|bouton|cryptique|generique|lien/,
    change('button:not([aria-label]),a.btn', (button, planting) => text(gibberish)(button, planting), 2),
  ),
  naming(
    'a heading that says nothing',
    /titre/,
    change('h2,h3', (title, planting) => text([...empty, ...gibberish, ...placeholders])(title, planting), 4),
  ),
  naming(
    'an empty heading',
    /heading|titre/,
    change('h2,h3', (title, planting) => text([''])(title, planting), 4),
  ),
  naming(
    'placeholder text',
    /lorem|contenu|modele/,
    change(
      'p',
      (element) => {
        element.textContent =
          'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.';
        return element;
      },
      40,
    ),
  ),
  naming(
    'a link to #',
    /lien|ancre|cliquable|href/,
    change(
      'p a[href],li a[href]',
      (link) => {
        if (link.getAttribute('href')?.startsWith('#')) return null;
        link.setAttribute('href', '#');
        return link;
      },
      3,
    ),
  ),
  naming(
    'a link without address',
    /lien|href|cliquable/,
    change(
      'p a[href],li a[href]',
      (link) => {
        link.removeAttribute('href');
        link.setAttribute('onclick', 'return false');
        return link;
      },
      3,
    ),
  ),
  naming(
    'a frame whose title is its address',
    /cadre|frame/,
    insert('<iframe src="/carte.html" title="/carte.html" width="300" height="150"></iframe>'),
  ),
  naming(
    'a frame without title',
    /cadre|frame/,
    insert('<iframe src="/carte.html" width="300" height="150"></iframe>'),
  ),
  naming(
    'a title against the text of its link',
    /title|lien/,
    change(
      'p a,li a',
      (link) => {
        link.setAttribute('title', 'Consulter la météo marine');
        return link;
      },
      4,
    ),
  ),
  naming(
    'a name whose words are not those seen',
    /nom-visible|label-content|title-different/,
    change(
      'a[href],button',
      (element) => {
        if (element.querySelector('img,svg,iframe')) return null;
        element.setAttribute('aria-label', 'Ouvrir le service de messagerie');
        return element;
      },
      6,
    ),
  ),
  language('no language', /lang/, ({ document }) => {
    document.documentElement.removeAttribute('lang');
    return document.documentElement;
  }),
  language('the wrong language', /lang/, ({ document }) => {
    const lang = document.documentElement.lang.startsWith('fr') ? 'de' : 'fr';
    document.documentElement.setAttribute('lang', lang);
    return document.documentElement;
  }),
  language('a language that does not exist', /lang/, ({ document }) => {
    document.documentElement.setAttribute('lang', 'xx-invalide');
    return document.documentElement;
  }),
  language(
    'a passage in another language',
    /lang/,
    insert(
      '<p>Die Öffnungszeiten der Bibliothek haben sich geändert: Ab dem ersten September ist sie auch am Samstagvormittag für alle Leserinnen und Leser geöffnet.</p>',
    ),
  ),
  language(
    'a short passage in another language',
    /lang/,
    insert('<p>Unsere Öffnungszeiten haben sich leider geändert.</p>'),
  ),
  language(
    'text that runs the wrong way',
    /sens|dir/,
    change(
      'p',
      (element) => {
        element.setAttribute('dir', 'rtl');
        return element;
      },
      40,
    ),
  ),
  colour(
    'pale text',
    /contrast/,
    change(
      'p,li',
      (element, { random }) => {
        if (ownText(element).length < 10) return null;
        element.style.cssText += `;color:${said(random, ['#b5b5b5', '#c0a8a8', '#9fb0c0'])}!important;background:#fff`;
        return element;
      },
      20,
    ),
  ),
  colour(
    'pale small text on a dark ground',
    /contrast/,
    change(
      'p',
      (element) => {
        if (ownText(element).length < 10) return null;
        element.style.cssText += ';color:#555;background:#222;font-size:12px';
        return element;
      },
      20,
    ),
  ),
  colour(
    'links told apart by colour only',
    /link-in-text|couleur|lien/,
    insert(
      '<p style="color:#333;background:#fff">Les travaux de la place commencent en mars et finissent en juin, comme le dit <a href="/avis" style="color:#3b4a6b;text-decoration:none;background:none;border:0;font-weight:inherit">l’avis du conseil</a> publié ce mois-ci par la commune.</p>',
    ),
  ),
  colour(
    'information by colour',
    /couleur/,
    insert(
      (random) =>
        `<p>${said(random, ['Les champs en rouge sont obligatoires.', 'Fields in red are required.', 'Les dates en vert sont disponibles.', 'Cliquez sur le bouton vert pour valider.'])}</p>`,
    ),
  ),
  colour(
    'information by place',
    /position|consigne/,
    insert(
      (random) =>
        `<p>${said(random, ['Utilisez le menu à gauche pour continuer.', 'Cliquez sur le bouton ci-dessous à droite.', 'Use the menu on the left to continue.', 'Cliquez sur le bouton rond.'])}</p>`,
    ),
  ),
  colour(
    'text without its ground',
    /couleur|contrast/,
    change(
      'p',
      (element) => {
        element.style.cssText += ';color:#222';
        // None of what is around paints a ground either.
        for (let step: HTMLElement | null = element; step; step = step.parentElement)
          step.style.setProperty('background', 'none', 'important');
        return element;
      },
      40,
    ),
  ),
  colour(
    'a price told by strikethrough',
    /texte-barre|prix/,
    insert('<p class="prix"><span style="text-decoration:line-through">49 €</span> <span>39 €</span></p>'),
  ),
  colour(
    'tiny text',
    /lecture|lisib|petit/,
    change(
      'p',
      (element) => {
        element.style.fontSize = '8px';
        return element;
      },
      40,
    ),
  ),
  colour(
    'a justified paragraph',
    /lecture|lisib/,
    change(
      'p',
      (element) => {
        element.style.textAlign = 'justify';
        return element;
      },
      80,
    ),
  ),
  colour(
    'tight lines',
    /lecture|lisib/,
    change(
      'p',
      (element) => {
        element.style.lineHeight = '1';
        return element;
      },
      80,
    ),
  ),
  colour(
    'a paragraph in capitals',
    /lecture|lisib/,
    change(
      'p',
      (element) => {
        element.textContent = (element.textContent ?? '').toLocaleUpperCase('fr');
        return element;
      },
      80,
    ),
  ),
  colour(
    'a title made of a paragraph',
    /faux-titre|heading/,
    change(
      'h2,h3',
      (title) => {
        const p = renamed(title, 'p', () => false);
        p.style.cssText = 'font-size:26px;font-weight:bold;margin:24px 0 8px';
        return p;
      },
      4,
    ),
  ),
];
