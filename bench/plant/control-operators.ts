import { shuffled } from '../random.ts';
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
  seen,
} from './pick.ts';

const click = /cliquable|commande|bascule|sans-role|role|clavier/;
const control = operator('controls bound by script');
const keyboard = operator('keyboard and focus');
const changes = operator('changes of context');

/** Handlers, focus and keyboard. */
export const controlOperators: readonly Operator[] = [
  control(
    'a button made of a span',
    click,
    change(
      'button,a.btn',
      (button) => {
        const span = renamed(button, 'span', (name) => name === 'class');
        span.setAttribute('onclick', "this.dataset.done='oui'");
        return span;
      },
      2,
    ),
  ),
  control(
    'a button made of a span, hand cursor, listener by script',
    click,
    change(
      'button,a.btn',
      (button, { document, random }) => {
        const span = renamed(button, 'div', (name) => name === 'class');
        span.style.cursor = 'pointer';
        addScript(
          document,
          `document.getElementById('${idOf(span, random)}').addEventListener('click',function(){this.dataset.done='oui'})`,
        );
        return span;
      },
      2,
    ),
  ),
  control(
    'a picture that opens something when clicked',
    click,
    change('img', (image) => {
      // What is around does it for the keyboard too.
      if (image.closest('a,button,label')) return null;
      image.setAttribute('onclick', "document.title=document.title+' '");
      return image;
    }),
  ),
  control(
    'a paragraph that folds what follows',
    click,
    change(
      'h2,h3,h4',
      (title, { document, random }) => {
        const next = title.nextElementSibling;
        if (!next) return null;
        addScript(
          document,
          `document.getElementById('${idOf(title, random)}').onclick=function(){var n=this.nextElementSibling;n.style.display=n.style.display==='none'?'':'none'}`,
        );
        return title;
      },
      2,
    ),
  ),
  control(
    'a link made of a span',
    click,
    change(
      'p a,li a',
      (link) => {
        const href = link.getAttribute('href') ?? '/';
        const span = renamed(link, 'span', (name) => name === 'class');
        span.setAttribute('onclick', `location.href=${JSON.stringify(href)}`);
        return span;
      },
      2,
    ),
  ),
  control(
    'a checkbox made of a div with its role only',
    /clavier|role|commande|focusable|cliquable|checked|aria/,
    insert('<div role="checkbox" onclick="this.classList.toggle(\'on\')">Recevoir la lettre</div>'),
  ),
  control(
    'role=button that no key works',
    /action-appui|commande|cliquable|clavier|role/,
    insert('<div role="button" tabindex="0" onclick="this.dataset.ok=1">Afficher la suite</div>'),
  ),
  control(
    'a tooltip on hover only',
    /survol/,
    insert(
      (random) =>
        `<p><span class="bulle${Math.floor(random() * 99)}" style="border-bottom:1px dotted" onmouseover="this.nextElementSibling.style.display='inline'" onmouseout="this.nextElementSibling.style.display='none'">Conditions</span><span style="display:none"> offre valable jusqu’au 31 décembre</span></p>`,
    ),
  ),
  control(
    'a dialog that does not take focus',
    /dialogue/,
    insert(
      `<button type="button" onclick="document.getElementById('fenetre').style.display='block'">Nos horaires</button><div id="fenetre" role="dialog" aria-modal="true" aria-label="Horaires" style="display:none;position:fixed;top:60px;left:10px;right:10px;background:#fff;color:#111;padding:20px;z-index:9999"><p>Du lundi au vendredi, de 9 h à 17 h.</p><button type="button" onclick="document.getElementById('fenetre').style.display='none'">Fermer</button></div>`,
    ),
  ),
  control(
    'a dialog without a name',
    /dialogue|aria-dialog/,
    insert(
      `<button type="button" onclick="var d=document.getElementById('volet');d.style.display='block';d.querySelector('button').focus()">Voir le plan</button><div id="volet" role="dialog" aria-modal="true" style="display:none;position:fixed;top:60px;left:10px;right:10px;background:#fff;color:#111;padding:20px;z-index:9999"><p>Deuxième étage à droite.</p><button type="button" onclick="this.parentElement.style.display='none'">Fermer</button></div>`,
    ),
  ),
  keyboard(
    'tabindex above zero',
    /tabindex|ordre-tabulation/,
    change('a[href],button,input', (element, { random }) => {
      element.setAttribute('tabindex', String(1 + Math.floor(random() * 20)));
      return element;
    }),
  ),
  keyboard(
    'a button out of the tab order',
    /clavier|tabindex|commande|cliquable|focus/,
    change(
      'button,a.btn',
      (element) => {
        element.setAttribute('tabindex', '-1');
        return element;
      },
      2,
    ),
  ),
  keyboard('focus that cannot be seen', /focus/, ({ document, random }) => {
    // Links of the text: styles give a button or an entry of a menu other signs of focus than the outline.
    const link = oneOf(seen(document, 'p a[href],li a[href]:not([class])', { minText: 3 }), random);
    if (link)
      addStyle(
        document,
        `#${idOf(link, random)}:focus,#${idOf(link, random)}:focus-visible{outline:none!important;box-shadow:none!important}`,
      );
    return link;
  }),
  keyboard('no focus outline anywhere', /focus/, ({ document }) => {
    addStyle(document, '*:focus,*:focus-visible{outline:0!important;box-shadow:none!important}');
    return document.body;
  }),
  keyboard('a pale, thin focus outline', /focus/, ({ document }) => {
    if (seen(document, 'p a[href],li a[href]:not([class])', { minText: 3 }).length === 0) return null;
    addStyle(
      document,
      '*:focus,*:focus-visible{outline:1px solid rgba(128,128,128,.15)!important;box-shadow:none!important}',
    );
    return document.body;
  }),
  keyboard(
    'a keyboard trap',
    /piege/,
    insert(
      '<p><label>Code postal <input name="cp" id="piege" autocomplete="postal-code"></label></p><script>document.getElementById("piege").addEventListener("keydown",function(e){if(e.key==="Tab")e.preventDefault()})</script>',
    ),
  ),
  keyboard(
    'a trap by blur',
    /piege|focus/,
    insert(
      '<p><label>Code postal <input name="cp" id="collant" autocomplete="postal-code"></label></p><script>document.getElementById("collant").addEventListener("blur",function(){var t=this;setTimeout(function(){t.focus()},0)})</script>',
    ),
  ),
  keyboard('the same access key twice', /touche-acces/, ({ document, random }) => {
    const [one, other] = shuffled(seen(document, 'a[href]'), random);
    one?.setAttribute('accesskey', 's');
    other?.setAttribute('accesskey', 's');
    return other ?? null;
  }),
  keyboard('a shortcut of one letter', /raccourci/, ({ document }) => {
    addScript(
      document,
      "document.addEventListener('keydown',function(e){if(e.key==='m'){location.hash='menu'}})",
    );
    return document.body;
  }),
  keyboard(
    'seen order against tab order',
    /ordre/,
    change('ul,.row,nav', (list) => {
      if (
        [...list.children].filter(
          (child) => child.matches('a[href],button') || child.querySelector('a[href],button'),
        ).length < 3
      )
        return null;
      list.style.display = 'flex';
      list.style.flexDirection = 'row-reverse';
      return list;
    }),
  ),
  keyboard(
    'a control hidden from screen readers',
    /cache-focalisable|aria-hidden/,
    change(
      'a[href],button',
      (element) => {
        element.setAttribute('aria-hidden', 'true');
        return element;
      },
      2,
    ),
  ),
  changes(
    'a select that leaves the page',
    /changement-contexte|select/,
    insert(
      '<p><label>Aller à <select onchange="location.href=this.value"><option value="/">Accueil</option><option value="/aide">Aide</option></select></label></p>',
    ),
  ),
  changes(
    'a field that submits when left',
    /changement-contexte|blur|focus/,
    insert(
      '<form action="/recherche"><label>Commune <input name="commune" onblur="this.form.submit()"></label><button>Chercher</button></form>',
    ),
  ),
  changes(
    'typing moves the focus on',
    /changement-contexte|saisie|focus/,
    insert(
      '<form action="/envoi" method="post"><label>Jour <input name="j" oninput="if(this.value.length>1)this.form.m.focus()"></label><label>Mois <input name="m"></label><button>Envoyer</button></form>',
    ),
  ),
  changes(
    'focus opens a window',
    /focus|fenetre/,
    change(
      'a[href]',
      (link) => {
        link.setAttribute('onfocus', "window.open('/aide')");
        return link;
      },
      2,
    ),
  ),
  changes('a page that reloads by script', /limite-temps|rechargement|refresh/, ({ document }) => {
    addScript(document, 'setTimeout(function(){location.reload()},30000)');
    return document.body;
  }),
  changes('a page that reloads by its head', /limite-temps|rechargement|refresh/, ({ document }) => {
    document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="45">');
    return document.head;
  }),
  changes('a page that leaves by itself', /limite-temps|rechargement|refresh/, ({ document }) => {
    document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="20;url=/ailleurs">');
    return document.head;
  }),
  changes('orientation locked by styles', /orientation/, ({ document }) => {
    addStyle(
      document,
      '@media (orientation:landscape){html{transform:rotate(-90deg);transform-origin:left top;width:100vh}}',
    );
    return document.documentElement;
  }),
  changes('orientation locked by script', /orientation/, ({ document }) => {
    addScript(
      document,
      "if(screen.orientation&&screen.orientation.lock){screen.orientation.lock('portrait').catch(function(){})}",
    );
    return document.body;
  }),
];
