import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-element-cliquable-sans-clavier.ts';

const pointer = 'style="cursor:pointer" data-listeners="click"';

const hand = 'style="cursor:pointer"';
const cookies = (content: string) =>
  `<div style="position:fixed" data-listeners="click"><p>Nous utilisons des cookies.</p>${content}</div>`;

const tall = 'data-box="20 0 372 520"';

const zoom = '<img src="/a.jpg" alt="Gala" style="cursor:zoom-in">';
const zoomed = 'Des images semblent s’agrandir par un clic, non au clavier : à vérifier';

/** A page and its sheet. */
const dressed = (text: string, body: string) =>
  withBody(body, { stylesheets: [{ url: '', inline: true, media: '', text }] });
const gone = 'style="display:none"';
const deadLabel = 'Une étiquette n’agit qu’à la souris : la case qu’elle change n’est pas affichée';
const doubtfulLabel = 'Une étiquette n’agit peut-être qu’à la souris : sa case n’est pas affichée';

/** A page that hears every click, with that version of Bootstrap or none. */
const toggling = (body: string, version?: string, heard: readonly string[] = ['click']) => {
  const page = withBody(body, {
    libraries: version ? [{ name: 'bootstrap', version, from: 'global', url: '' }] : [],
  });
  return { ...page, dom: { ...page.dom, globalListeners: heard } };
};
const folded = '<nav class="navbar-collapse collapse" id="nav" style="display:none"><a href="/a">A</a></nav>';
const burger = '<a class="navbar-toggle" data-toggle="collapse" data-target=".navbar-collapse">menu</a>';

/** A label that holds the menu it opens, which waits beside the window. */
const heldMenu = (sheet: string, held = '') =>
  dressed(
    `#heldMenu:checked + label nav { right: 0 } ${sheet}`,
    `<input type="checkbox" id="heldMenu" ${gone}><label for="heldMenu" data-box="320 10 40 40">☰${held}<nav data-box="-250 0 240 600"><a href="/equipe" data-box="-240 10 100 20">Équipe</a></nav></label>`,
  );

ruleCases(rule, {
  'commands of Bootstrap that take no focus': {
    artifacts: toggling(
      `${burger}${folded}
      <header><span data-toggle="dropdown">Pages</span><ul class="dropdown-menu" style="display:none"><li><a href="/b">B</a></li></ul></header>
      <div role="button" data-toggle="modal" data-target="#m">Avis</div><div id="m" style="display:none">Texte</div>
      <ul><li data-toggle="tab" data-target="#t1">Un</li><li data-toggle="tab" data-target="#t2">Deux</li></ul><div id="t1">1</div><div id="t2" style="display:none">2</div>`,
      '3.3.7',
    ),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [
      { type: 'element', selector: 'html > body > a' },
      { type: 'element', selector: 'html > body > header > span' },
      { type: 'element', selector: 'html > body > div:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > ul > li:nth-of-type(2)' },
    ],
  },
  'a command of the attributes of Bootstrap 5': {
    artifacts: toggling(`<h3 data-bs-toggle="collapse" data-bs-target="#nav">Menu</h3>${folded}`, '5.3.2'),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > h3' }],
  },
  'attributes that the version which is there does not hear': {
    artifacts: toggling(`${burger}${folded}`, '5.3.2'),
    verdict: 'inapplicable',
  },
  'attributes on a page that hears no click': {
    artifacts: toggling(`${burger}${folded}`, '3.3.7', ['scroll']),
    verdict: 'inapplicable',
  },
  'attributes on a page whose clicks are heard by nobody knows what': {
    artifacts: toggling(
      `${burger.replace('<a', '<a style="cursor:pointer"')}${folded}<p data-toggle="collapse" data-target="#nav">Suite</p>`,
    ),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'commands of Bootstrap that have the focus, hold or stand in what has it, have a twin, or open nothing': {
    artifacts: toggling(
      `<button data-toggle="collapse" data-target="#one">A</button><a href="#" data-toggle="collapse" data-target="#one">B</a>
      <div data-toggle="collapse" data-target="#two"><button>C</button></div><a href="/d"><span data-toggle="modal" data-target="#two">D</span></a>
      <img src="/e.jpg" alt="E" data-toggle="modal" data-target="#one"><h4 data-toggle="collapse" data-target="#open">F</h4>
      <span data-toggle="collapse" data-target="#none">G</span><i data-toggle="tooltip" data-target="#two">H</i><span class="disabled" data-toggle="modal" data-target="#two">I</span>
      <div id="one" style="display:none">1</div><div id="two" style="display:none">2</div><div id="open">3</div>`,
      '4.6.2',
    ),
    verdict: 'inapplicable',
  },
  'a label that holds the links of the menu that it opens, out of sight': {
    artifacts: heldMenu(''),
    verdict: 'fail',
    title: deadLabel,
    evidence: [{ type: 'element', selector: 'html > body > label', note: 'sa case n’est pas affichée' }],
  },
  'such a menu that opens as soon as the keyboard is in it': {
    artifacts: heldMenu('label:focus-within nav { right: 0 }'),
    verdict: 'inapplicable',
  },
  'such a label that holds a button for the keyboard': {
    artifacts: heldMenu('', '<button data-box="320 10 1 1">Menu</button>'),
    verdict: 'inapplicable',
  },
  'such a label that holds a link without a place to go to': {
    artifacts: heldMenu('', '<a href="#">Menu</a>'),
    verdict: 'inapplicable',
  },
  'a label that links to the terms that it accepts': {
    artifacts: dressed(
      'label:focus-within { color: red }',
      `<form><input type="checkbox" name="cgv" id="cgv" ${gone}><label for="cgv" style="cursor:pointer">J’accepte <a href="/cgv">les conditions</a></label><button>Payer</button></form>`,
    ),
    verdict: 'fail',
    title: deadLabel,
    evidence: [{ type: 'element', selector: 'html > body > form > label' }],
  },
  'labels of boxes that are not rendered, by which the sheet opens a menu, a veil, a choice': {
    artifacts: dressed(
      '#menu:checked ~ nav { display: block } input.veil:checked + label { display: none } input[type="checkbox"]:not(:checked) ~ .on { display: none }',
      `<input type="checkbox" id="menu" ${gone}><label for="menu">☰</label><nav style="display:none"><a href="/a">A</a></nav>
      <input type="radio" class="veil" id="veil" style="visibility:hidden"><label for="veil"></label>
      <label><input type="checkbox" ${gone}><span>Soir</span></label>`,
    ),
    verdict: 'fail',
    title: deadLabel,
    evidence: [
      { type: 'element', selector: 'html > body > label:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > label:nth-of-type(2)' },
      { type: 'element', selector: 'html > body > label:nth-of-type(3)' },
    ],
  },
  'labels of boxes that are not rendered, sent by their form or heard by a script': {
    artifacts: withBody(
      `<form><input type="radio" name="n" id="a" checked ${gone}><label for="a" style="cursor:pointer">1</label><input type="radio" name="n" id="b" ${gone}><label for="b" style="cursor:pointer">2</label><button>Envoyer</button></form>
      <input type="checkbox" id="c" data-listeners="change" ${gone}><label for="c">Nuit</label>`,
    ),
    verdict: 'fail',
    title: deadLabel,
    evidence: [
      { type: 'element', selector: 'html > body > form > label:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > form > label:nth-of-type(2)' },
      { type: 'element', selector: 'html > body > label' },
    ],
  },
  'a label of a box that is not rendered, of which nothing is seen to come': {
    artifacts: dressed(
      '#other:checked ~ nav { display: block } #c:checked { color: red }',
      `<input type="checkbox" id="c" ${gone}><label for="c">Nuit</label>`,
    ),
    verdict: 'review',
    title: doubtfulLabel,
    evidence: [{ type: 'element', selector: 'html > body > label' }],
  },
  'the same beside a button that may do as much': {
    artifacts: dressed(
      '#menu:checked ~ nav { display: block }',
      `<header><input type="checkbox" id="menu" ${gone}><label for="menu">☰</label><button>Ouvrir</button></header>`,
    ),
    verdict: 'review',
    title: doubtfulLabel,
    evidence: [{ type: 'element', selector: 'html > body > header > label' }],
  },
  'labels whose box the keyboard has, and those that another control stands for': {
    artifacts: dressed(
      'input:checked + label { color: red }',
      `<p onclick="gtag(1)">Texte</p><input type="checkbox" id="a" data-box="0 0 1 1"><label for="a">A</label><input type="checkbox" id="b" style="opacity:0"><label for="b">B</label>
      <input type="checkbox" id="c" ${gone}><label for="c">C</label><p><button aria-controls="c">Trois</button></p>
      <input type="checkbox" id="d" ${gone}><label for="d">Menu</label><p><button>Menu</button></p>
      <input type="checkbox" id="e" ${gone}><label for="e" tabindex="0">E</label>
      <label for="f"><input type="checkbox" id="f" ${gone}><span role="switch" tabindex="0">F</span></label>
      <input type="checkbox" id="g" disabled ${gone}><label for="g">G</label>`,
    ),
    verdict: 'pass',
  },
  'labels that are not shown either, of a file, and of the only way to pay': {
    artifacts: dressed(
      'input:checked + label { color: red }',
      `<input type="checkbox" id="a" ${gone}><div ${gone}><label for="a">Fermer</label></div>
      <input type="file" id="b" ${gone}><label for="b">Choisir un fichier</label>
      <form><input type="radio" name="pay" id="c" checked ${gone}><label for="c">Virement</label></form>`,
    ),
    verdict: 'inapplicable',
  },
  'pictures whose cursor says that a click enlarges them, heard by what holds them': {
    artifacts: withBody(`<div data-listeners="click"><figure>${zoom}</figure><figure>${zoom}</figure></div>`),
    verdict: 'review',
    title: zoomed,
    evidence: [
      { type: 'element', selector: 'html > body > div > figure:nth-of-type(1) > img' },
      { type: 'element', selector: 'html > body > div > figure:nth-of-type(2) > img' },
    ],
  },
  'the same, heard by the whole document': {
    artifacts: (() => {
      const artifacts = withBody(zoom);
      return { ...artifacts, dom: { ...artifacts.dom, globalListeners: ['click'] } };
    })(),
    verdict: 'review',
    title: zoomed,
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'pictures to enlarge in a link, in a button, beside a button of their own, or where keys are heard': {
    artifacts: withBody(
      `<div data-listeners="click"><a href="/a.jpg">${zoom}</a><button>${zoom}</button><figure>${zoom}<button>Agrandir</button></figure></div><div tabindex="0" data-listeners="click,keydown">${zoom}</div>`,
    ),
    verdict: 'pass',
  },
  'a picture in the tab order, and one of a hand that what holds it gives': {
    artifacts: withBody(
      `<div data-listeners="click" style="cursor:pointer"><p>Texte</p><p>Texte</p><p>Texte</p><p>Texte</p><a href="/">Accueil</a><img src="/a.jpg" alt="Gala">${zoom.replace('<img', '<img tabindex="0"')}</div>`,
    ),
    verdict: 'pass',
  },
  'a cursor that promises what nothing hears': {
    artifacts: withBody(zoom),
    verdict: 'inapplicable',
  },
  'a button': { artifacts: withBody(`<button ${pointer}>Ouvrir</button>`), verdict: 'pass' },
  'a card around its link': {
    artifacts: withBody(`<div ${pointer}><a href="/x">Voir</a></div>`),
    verdict: 'pass',
  },
  'a tall picture that a click enlarges': {
    artifacts: withBody(
      '<div style="cursor:pointer" onclick="agrandir(this)" data-box="20 0 372 520"><img src="/a.jpg" alt="Plage" data-box="20 0 372 520"></div>',
    ),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a tall picture with a listener of its own': {
    artifacts: withBody(
      `<figure ${pointer} ${tall}><img src="/a.jpg" alt="Plage" ${tall}></figure><img src="/b.jpg" alt="Port" ${pointer} ${tall}>`,
    ),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [
      { type: 'element', selector: 'html > body > figure' },
      { type: 'element', selector: 'html > body > img' },
    ],
  },
  'a tall picture with a listener and no hand, or fixed over the page': {
    artifacts: withBody(
      `<figure data-listeners="click" ${tall}><img src="/a.jpg" alt="Plage" ${tall}></figure><div style="position:fixed"><img src="/b.jpg" alt="Port" ${pointer} ${tall}></div>`,
    ),
    verdict: 'pass',
  },
  'a tall block with a listener, of which a picture is a part': {
    artifacts: withBody(
      `<section ${pointer} ${tall}><img src="/a.jpg" alt="Plage" data-box="20 0 372 200"><p>Texte</p></section>`,
    ),
    verdict: 'pass',
  },
  'a tall picture in its link, and around a button': {
    artifacts: withBody(
      `<a href="/x"><img src="/a.jpg" alt="Plage" ${pointer} ${tall}></a><figure ${pointer} ${tall}><img src="/a.jpg" alt="Plage" ${tall}><button>Agrandir</button></figure>`,
    ),
    verdict: 'pass',
  },
  'links that leave the page when the mouse is pressed': {
    artifacts: withBody(
      `<a href="#" onmousedown="document.location.href='en'" data-listeners="mousedown">English</a><a href="javascript:void(0);" onmouseup="window.open('/plan')">Plan</a>`,
    ),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > a:nth-of-type(2)' },
    ],
  },
  'a link that does something unknown when the mouse is pressed': {
    artifacts: withBody('<a href="#" data-listeners="mousedown,mouseenter">Menu</a>'),
    verdict: 'review',
    title: 'Un lien n’agit peut-être qu’à l’appui de la souris, non au clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'links pressed that also hear the click, lead somewhere, open by their focus, or are heard around': {
    artifacts: withBody(
      `<a href="#" onmousedown="location='/en'" onclick="location='/en'">A</a><a href="#" data-listeners="mousedown,keydown">B</a>
      <a href="/en" onmousedown="location='/en'">C</a><a href="#en" data-listeners="mousedown">D</a><a href="#" data-listeners="touchstart">E</a>
      <a href="#" data-listeners="mousedown,focus">F</a><ul data-listeners="click"><li><a href="#" data-listeners="mousedown">G</a></li></ul>
      <a href="#" data-listeners="mousedown"><span data-listeners="click">H</span></a><a href="" onmousedown="location='/en'">I</a>`,
    ),
    verdict: 'pass',
  },
  'a link pressed on a page that listens to every click': {
    artifacts: (() => {
      const artifacts = withBody(`<a href="#" onmousedown="location='/en'" data-listeners="mousedown">A</a>`);
      return { ...artifacts, dom: { ...artifacts.dom, globalListeners: ['click'] } };
    })(),
    verdict: 'pass',
  },
  'a veil over the window that a click takes away': {
    artifacts: withBody(
      '<div style="cursor:pointer" onclick="fermer()" data-box="0 0 412 823"><img src="/a.jpg" alt="Plage" data-box="20 100 372 520"></div>',
    ),
    verdict: 'pass',
  },
  'a large block of text that hears clicks': {
    artifacts: withBody(
      '<div style="cursor:pointer" onclick="suivre()" data-box="0 0 412 600"><p>Texte</p></div>',
    ),
    verdict: 'pass',
  },
  'a handler without the hand cursor': {
    artifacts: withBody('<div data-listeners="click">Texte</div>'),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a picture in its frame, on a page that draws its own cursor': {
    artifacts: withBody(
      `<figure style="cursor:none" data-listeners="click"><img src="/a.jpg" alt="Plage"></figure><figure data-listeners="click"><img src="/b.jpg" alt="Port"></figure>`,
    ),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > figure:nth-of-type(1)' }],
  },
  'the words that name a list made of blocks': {
    artifacts: withBody(
      '<div id="n" data-listeners="click">Commune</div><div role="combobox" tabindex="0" aria-labelledby="n o" aria-expanded="false" data-listeners="click,keydown">Lyon</div>',
    ),
    verdict: 'pass',
  },
  'a picture that opens something': {
    artifacts: withBody('<img src="/a.png" alt="Plan" onclick="agrandir(this)">'),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a box made of its role alone': {
    artifacts: withBody(
      '<div role="checkbox" aria-checked="false" onclick="cocher(this)">Recevoir la lettre</div>',
    ),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a role in the tab order': {
    artifacts: withBody(
      '<div role="checkbox" aria-checked="false" tabindex="0" onclick="cocher(this)">Lettre</div>',
    ),
    verdict: 'pass',
  },
  'clicks that are only counted': {
    artifacts: withBody('<p onclick="gtag(1)">Texte</p><p onclick="return false">Texte</p>'),
    verdict: 'pass',
  },
  'a block that hears the clicks of what it holds': {
    artifacts: withBody(`<div data-listeners="click">${'<p>Texte</p>'.repeat(5)}</div>`),
    verdict: 'pass',
  },
  'stars over a list of choices kept for the keyboard': {
    artifacts: withBody(
      `<span><select data-box="40 60 1 1" aria-label="Note"><option>5</option></select><span ${pointer} data-box="40 60 90 20">★★★</span></span>`,
    ),
    verdict: 'pass',
  },
  'a label of a box': {
    artifacts: withBody(`<label ${pointer}><input type="checkbox">Oui</label>`),
    verdict: 'pass',
  },
  'the whole page': {
    artifacts: withBody(`<div ${pointer} data-box="0 0 412 823">Texte</div>`),
    verdict: 'pass',
  },
  'a list that catches its items’ clicks': {
    artifacts: withBody(`<ul ${pointer}><li><button>Ouvrir</button></li></ul>`),
    verdict: 'pass',
  },
  'a block with a listener': {
    artifacts: withBody(`<div ${pointer}>Ouvrir</div>`),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a click that opens another page, without the hand': {
    artifacts: withBody('<span onclick="location.href=&quot;/contact&quot;"><b>Nous</b> écrire</span>'),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > span' }],
  },
  'a click that opens a window': {
    artifacts: withBody('<div onclick="window.open(\'/plan\')">Plan</div>'),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a card that opens what its own link opens': {
    artifacts: withBody(
      '<div onclick="location=\'/a\'"><p>Un article</p><a href="/a">Lire l’article</a></div>',
    ),
    verdict: 'pass',
  },
  'a text with onclick': {
    artifacts: withBody('<span onclick="ouvrir()" style="cursor:pointer">Ouvrir</span>'),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > span' }],
  },
  'the choices of a cookie banner made of blocks, heard by what holds them': {
    artifacts: withBody(cookies(`<div ${hand}>Personnaliser</div><div ${hand}><span>J’accepte</span></div>`)),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [
      { type: 'element', selector: 'html > body > div > div:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > div > div:nth-of-type(2)' },
    ],
  },
  'the choices of a cookie banner made of blocks, heard by the whole document': {
    artifacts: (() => {
      const artifacts = withBody(
        cookies(`<span ${hand}>Refuser</span>`).replace('data-listeners="click"', ''),
      );
      return { ...artifacts, dom: { ...artifacts.dom, globalListeners: ['click'] } };
    })(),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > span' }],
  },
  'what a banner holds beside its real buttons: their words, a link, a box, the words of the policy': {
    artifacts: withBody(
      cookies(
        `<button>Accepter</button><span ${hand}>Accepter</span><a href="/p" ${hand}>Gérer</a><label ${hand}><input type="checkbox">Accepter</label><div ${hand}><a href="#">Refuser</a></div><span ${hand}>Politique de cookies</span><p>Refuser</p>`,
      ),
    ),
    verdict: 'pass',
  },
  'the words of a choice outside a banner, and a banner of biscuits that hears nothing': {
    artifacts: withBody(
      `<div data-listeners="click"><p>Texte</p><p>Texte</p><p>Texte</p><p>Texte</p><p ${hand}>Accepter</p></div><div style="position:fixed"><p>Nos cookies</p><p ${hand}>OK</p></div>`,
    ),
    verdict: 'pass',
  },
  'no handler': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'hidden from screen readers': {
    artifacts: withBody(`<div aria-hidden="true"><div ${pointer}>Fond</div></div>`),
    verdict: 'inapplicable',
  },
  'the handles of a switch that holds its own box': {
    artifacts: withBody(
      '<div><span data-listeners="click" style="cursor:pointer">oui</span><input type="checkbox" aria-label="Alertes"></div>',
    ),
    verdict: 'pass',
  },
  'the button of a form that also asks to be remembered': {
    artifacts: withBody(
      `<form data-box="0 0 400 300"><p data-box="0 100 400 24"><input type="checkbox" aria-label="Rester connecté" data-box="0 104 16 16"></p><div data-box="0 200 400 60"><span ${pointer} data-box="0 210 90 38">Se connecter</span></div></form>`,
    ),
    verdict: 'fail',
    title: 'Une action n’est pas utilisable au clavier',
    evidence: [{ type: 'element', selector: 'html > body > form > div > span' }],
  },
  'a square drawn over its box': {
    artifacts: withBody(
      `<div data-box="0 0 400 300"><p data-box="0 0 400 200">Un long texte.</p><input type="checkbox" aria-label="Alertes" data-box="10 210 16 16"><i ${pointer} data-box="8 208 20 20"></i></div>`,
    ),
    verdict: 'pass',
  },
  'the icon beside a field of dates': {
    artifacts: withBody(
      `<p data-box="0 0 200 40"><input aria-label="Jour" data-box="0 0 160 40"><span ${pointer} data-box="160 0 40 40">▾</span></p>`,
    ),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p > span' }],
  },
  'the bar of a player that hears the arrows': {
    artifacts: withBody(
      `<div tabindex="0" role="application" aria-label="Film" data-listeners="keydown"><p><span ${pointer}>00:00</span></p></div>`,
    ),
    verdict: 'review',
    title: 'Un élément réagit au clic sans être une commande : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > p > span' }],
  },
});
