import { addStyle, change, idOf, insert, type Operator, oneOf, operator, renamed, seen } from './pick.ts';

const structure = operator('structure');
const tables = operator('tables');
const lists = operator('lists and lines');
const images = operator('images');
const forms = operator('forms');

const withoutLandmark = (selector: string, role: string) =>
  change(selector, (element) => {
    element.removeAttribute('role');
    return element.tagName.toLowerCase() === role || element.tagName === selector.toUpperCase()
      ? renamed(element, 'div')
      : element;
  });
const titled = (document: Document) => seen(document, 'h1,h2,h3,h4,h5,h6');
const field = 'input:not([type=hidden]):not([type=submit]):not([type=button]),textarea,select';
const shot = (random: () => number) => `/photo-${Math.floor(random() * 900)}.svg`;
const drawn = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><rect width="320" height="80" fill="#fff"/><text x="10" y="50" font-size="30" font-family="Arial">${words}</text></svg>`)}`;

/** Structure, tables, lists, images, forms. */
export const structureOperators: readonly Operator[] = [
  structure('no main', /main|zones|region|landmark/, withoutLandmark('main', 'main')),
  structure('no navigation', /nav|zones|structure|landmark/, withoutLandmark('nav', 'nav')),
  structure('no header', /header|zones|structure|banner/, withoutLandmark('header', 'header')),
  structure('no footer', /footer|zones|structure|contentinfo/, withoutLandmark('footer', 'footer')),
  structure(
    'a heading made of a div',
    /faux-titre|heading|titre/,
    change(
      'h2,h3',
      (title) => {
        const div = renamed(title, 'div', () => false);
        div.style.cssText = 'font-size:30px;font-weight:700;margin:20px 0 10px';
        return div;
      },
      4,
    ),
  ),
  structure('a level skipped', /heading|titre/, ({ document, random }) => {
    const title = oneOf(seen(document, 'h2'), random);
    return title && renamed(title, 'h5');
  }),
  structure('no first title', /h1|heading|titre/, ({ document }) => {
    const all = titled(document).filter(({ tagName }) => tagName === 'H1');
    const made = all.map((title) => renamed(title, 'p'));
    return made[0] ?? null;
  }),
  structure(
    'a paragraph marked as a title',
    /titre|heading/,
    change('p', (element) => renamed(element, 'h3'), 180),
  ),
  structure('the title tag in the body', /titre|title|validite|code-invalide/, ({ document }) => {
    document.body.insertAdjacentHTML('afterbegin', '<title>Autre</title>');
    return document.body;
  }),
  structure('the same id twice', /id-dup|duplicate/, ({ document, random }) => {
    const held = [...document.body.querySelectorAll('[id]')];
    const one = oneOf(held, random);
    const other = oneOf(seen(document, 'p,div,a'), random);
    if (!one || !other || one === other) return null;
    other.id = one.id;
    return other;
  }),
  structure(
    'a role that does not exist',
    /role/,
    change(
      'div,p,ul',
      (element) => {
        element.setAttribute('role', 'panneau');
        return element;
      },
      4,
    ),
  ),
  structure(
    'an attribute its role does not take',
    /aria/,
    change(
      'p,span,h3',
      (element) => {
        element.setAttribute('aria-checked', 'true');
        return element;
      },
      4,
    ),
  ),
  structure(
    'a reference to nothing',
    /aria|id|etiquette|description/,
    change('a[href],button,input', (element) => {
      element.setAttribute('aria-labelledby', 'nulle-part');
      return element;
    }),
  ),
  tables(
    'a data table without headers',
    /tableau|th|table/,
    insert(
      '<table><tr><td>Jour</td><td>Matin</td><td>Soir</td></tr><tr><td>Lundi</td><td>9 h</td><td>14 h</td></tr><tr><td>Mardi</td><td>10 h</td><td>15 h</td></tr><tr><td>Jeudi</td><td>8 h</td><td>13 h</td></tr></table>',
    ),
  ),
  tables(
    'a layout table with data marks',
    /tableau|table|mise-en-forme/,
    change(
      'p',
      (element) => {
        const { document } = { document: element.ownerDocument };
        const table = document.createElement('table');
        table.setAttribute('role', 'presentation');
        table.innerHTML = '<caption>Présentation</caption><tr><th>Un mot de l’équipe</th><td></td></tr>';
        table.querySelector('td')?.append(element.cloneNode(true));
        element.replaceWith(table);
        return table;
      },
      60,
    ),
  ),
  tables(
    'nested layout tables',
    /tableau|table|mise-en-forme/,
    change(
      'p',
      (element) => {
        const table = element.ownerDocument.createElement('table');
        table.innerHTML = '<tr><td><table><tr><td class="ici"></td><td>&nbsp;</td></tr></table></td></tr>';
        table.querySelector('.ici')?.append(element.cloneNode(true));
        element.replaceWith(table);
        return table;
      },
      60,
    ),
  ),
  tables(
    'an empty header',
    /th|table/,
    insert(
      '<table><caption>Tarifs</caption><tr><th></th><th scope="col">Enfant</th><th scope="col"></th></tr><tr><th scope="row">Piscine</th><td>2 €</td><td>4 €</td></tr><tr><th scope="row">Cinéma</th><td>4 €</td><td>7 €</td></tr></table>',
    ),
  ),
  tables(
    'a title of a table outside it',
    /tableau-titre|caption|table/,
    insert(
      '<p><strong>Tableau 1 : horaires du bassin</strong></p><table><tr><th scope="col">Jour</th><th scope="col">Heures</th></tr><tr><td>Lundi</td><td>9 h</td></tr><tr><td>Mardi</td><td>10 h</td></tr></table>',
    ),
  ),
  lists(
    'a list made of line breaks',
    /liste|paragraphe|presentation|br/,
    insert((random) => {
      const sign = oneOf(['- ', '• ', '* ', '→ ', '· ', '1) '], random) ?? '';
      const lines = [
        'apporter une pièce d’identité',
        'remplir le formulaire',
        'prendre rendez-vous',
        'venir à l’heure',
      ];
      return `<p>${lines.map((line, at) => sign.replace('1', String(at + 1)) + line).join('<br>')}</p>`;
    }),
  ),
  lists(
    'paragraphs made of line breaks',
    /paragraphe|br|presentation|balises|espaces|liste/,
    change(
      'p',
      (element) => {
        const said = element.textContent ?? '';
        element.innerHTML = `${said}<br><br>${said}<br><br>${said}`;
        return renamed(element, 'div');
      },
      60,
    ),
  ),
  lists(
    'a list item out of a list',
    /list/,
    change('p', (element) => renamed(element, 'li'), 20),
  ),
  lists(
    'a list with something else in it',
    /list/,
    change(
      'ul',
      (list) => {
        list.insertAdjacentHTML('afterbegin', '<div>Au choix :</div>');
        return list;
      },
      10,
    ),
  ),
  lists(
    'spaces between letters',
    /espaces/,
    change(
      'h2,h3',
      (title) => {
        title.textContent = [...(title.textContent ?? '').trim().slice(0, 12)].join(' ');
        return title;
      },
      6,
    ),
  ),
  lists(
    'layout by pre',
    /pre|espaces|mise-en-forme|presentation/,
    insert(
      '<pre>Nom            Ville          Téléphone\nMairie         Valmont        04 00 00 00 00\nÉcole          Les Prés       04 00 00 00 01</pre>',
    ),
  ),
  lists(
    'presentational tags',
    /presentation/,
    change(
      'p',
      (element) => {
        element.innerHTML = `<font color="red" size="4">${element.innerHTML}</font>`;
        return element;
      },
      20,
    ),
  ),
  lists(
    'empty paragraphs for space',
    /espaces|paragraphe|vide|presentation/,
    insert('<p>&nbsp;</p><p>&nbsp;</p><p>&nbsp;</p>'),
  ),
  images(
    'an image that only styles show',
    /image|css|contenu/,
    change('img[alt]:not([alt=""])', (image) => {
      const div = image.ownerDocument.createElement('div');
      div.style.cssText = `background:url('${image.getAttribute('src')}') center/cover;width:300px;height:180px`;
      image.replaceWith(div);
      return div;
    }),
  ),
  images(
    'an image of text',
    /texte-en-image|alt/,
    insert((random) => {
      const words = oneOf(['Soldes de printemps', 'Ouvert le dimanche', 'Livraison offerte'], random) ?? '';
      return `<p><img src="${drawn(words)}" alt="${words}" width="320" height="80"></p>`;
    }),
  ),
  images(
    'text drawn in a vector without a name',
    /svg|image/,
    insert(
      '<p><svg width="220" height="50" role="img"><path d="M5 40 L20 5 L35 40 M60 5 v35 M60 5 h20" stroke="#111" fill="none" stroke-width="3"/></svg></p>',
    ),
  ),
  images(
    'a button that is an icon',
    /button|bouton|picto|nom/,
    insert(
      '<p><button type="button"><svg width="20" height="20" aria-hidden="true"><path d="M2 2 L18 18 M18 2 L2 18" stroke="#111"/></svg></button></p>',
    ),
  ),
  images(
    'stars without text',
    /picto|cryptique|etoile|contenu|symbole/,
    insert('<p>Avis des clients : ★★★☆☆</p>'),
  ),
  images(
    'a decorative image with a name',
    /deco|alt/,
    insert('<p><img src="/filet.svg" width="300" height="2" alt="filet décoratif"></p>'),
  ),
  images(
    'a picture nobody described, in a link',
    /lien|link|image/,
    insert(
      (random) => `<p><a href="/galerie"><img src="${shot(random)}" alt="" width="120" height="80"></a></p>`,
    ),
  ),
  images(
    'a caption outside its figure',
    /figure|legende/,
    insert(
      (random) =>
        `<figure><img src="${shot(random)}" alt="La place un jour de marché" width="200" height="120"></figure><p><small>Figure 1 : la place un jour de marché</small></p>`,
    ),
  ),
  images(
    'an animated alternative too long',
    /trop-longue|alt/,
    change('img', (image) => {
      image.setAttribute(
        'alt',
        'Photographie prise au printemps depuis la terrasse de l’hôtel de ville, où l’on voit la place, ses platanes, le marché, les passants, la fontaine rénovée l’an passé et au loin les collines encore couvertes de neige',
      );
      return image;
    }),
  ),
  forms(
    'a field without label',
    /label|etiquette|champ/,
    insert('<form action="/e" method="post"><input type="text" name="ville"><button>Envoyer</button></form>'),
  ),
  forms(
    'a placeholder as label',
    /placeholder|label|etiquette/,
    insert(
      '<form action="/e" method="post"><input type="text" name="ville" placeholder="Ville"><button>Envoyer</button></form>',
    ),
  ),
  forms('a label of another field', /label|etiquette/, ({ document, random }) => {
    const label = oneOf(seen(document, 'label[for]'), random);
    label?.setAttribute('for', 'absent');
    return label;
  }),
  forms('no label any more', /label|etiquette|placeholder|select-name/, ({ document, random }) => {
    const labels = seen(document, 'label').filter((label) =>
      document.getElementById(label.getAttribute('for') ?? '')?.matches(field),
    );
    const label = oneOf(labels, random);
    if (!label) return null;
    return renamed(label, 'span', (name) => name === 'class');
  }),
  forms(
    'a label that says nothing',
    /etiquette|generique|label/,
    insert(
      '<form action="/e" method="post"><label>xxx <input name="a1"></label><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'a group without legend',
    /legende|groupe/,
    insert(
      '<form action="/e" method="post"><p>Civilité</p><label><input type="radio" name="civ" value="m">Monsieur</label> <label><input type="radio" name="civ" value="f">Madame</label><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'an empty legend',
    /legende|groupe/,
    insert(
      '<form action="/e" method="post"><fieldset><legend></legend><label>Rue <input name="rue" autocomplete="address-line1"></label></fieldset><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'required by colour',
    /obligatoire|couleur/,
    insert(
      '<form action="/e" method="post"><p>Les champs en rouge sont obligatoires.</p><label style="color:#c00;background:#fff">Votre projet <input name="projet" required></label><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'required, said by nothing',
    /obligatoire/,
    insert(
      '<form action="/e" method="post"><label>Votre projet <input name="projet" required></label><label>Votre quartier <input name="quartier"></label><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'no automatic filling',
    /autocomplete/,
    insert(
      '<form action="/e" method="post"><label>Votre adresse e-mail <input type="email" name="email"></label><label>Nom de famille <input name="nom"></label><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'a wrong automatic filling',
    /autocomplete/,
    insert(
      '<form action="/e" method="post"><label>Votre adresse e-mail <input type="email" name="email" autocomplete="courriel"></label><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'an error not tied to its field',
    /erreur/,
    insert(
      '<form action="/e" method="post"><label>Votre adresse e-mail <input type="email" name="email" autocomplete="email" aria-invalid="true" value="abc"></label><p style="color:#b00;background:#fff">Adresse e-mail invalide</p><button>Envoyer</button></form>',
    ),
  ),
  forms(
    'a button that says nothing',
    /bouton|generique/,
    insert(
      '<form action="/e" method="post"><label>Votre projet <input name="projet"></label><button>OK</button></form>',
    ),
  ),
  forms('a pale border around a field', /bordure/, ({ document, random }) => {
    const input = oneOf(
      seen(document, 'input[type=text],input[type=email],textarea,input:not([type])'),
      random,
    );
    if (!input) return null;
    addStyle(
      document,
      `#${idOf(input, random)}{border:1px solid #eee!important;background:#fff!important;box-shadow:none!important}`,
    );
    return input;
  }),
  forms(
    'a message that vanishes',
    /message|limite|disparait|temps/,
    insert(
      '<div id="info-flash" role="status">Votre panier a été mis à jour</div><script>setTimeout(function(){var m=document.getElementById("info-flash");m&&m.remove()},2500)</script>',
    ),
  ),
];
