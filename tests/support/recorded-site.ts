import type { ServerResponse } from 'node:http';
import { serve } from './probed-site.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body><h1>${title}</h1><p id="fait">rien</p>
  <script>
    const faits = new Set(JSON.parse(sessionStorage.faits ?? '[]'));
    const dire = () => { document.getElementById('fait').textContent = [...faits].sort().join(' ') };
    function fait(nom) { faits.add(nom); sessionStorage.faits = JSON.stringify([...faits]); dire() }
    dire();
    const sur = (id, quoi, suite) => document.getElementById(id).addEventListener(quoi, suite);
  </script>${body}`;

/** Fields of every kind, a menu, a box that scrolls; Enter leads on. */
const form = page(
  'Formulaire',
  `<div id="menu" tabindex="0">Menu</div>
  <div id="boite" style="height:60px;overflow:auto"><p style="height:900px">haut</p></div>
  <form id="f" action="/formulaire/suite">
    <label>Nom <input id="nom" name="nom"></label>
    <label>Jour <input id="jour" type="date" name="jour"></label>
    <label>Mode <select id="mode" name="mode"><option>domicile<option>relais</select></label>
    <label>Message <textarea id="message" name="message"></textarea></label>
    <div id="libre" contenteditable="true" aria-label="Texte libre" style="min-height:20px"></div>
    <label><input type="checkbox" id="accord"> Accord</label>
    <label>Ville <input id="ville" name="ville"></label><button>Continuer</button>
  </form>
  <button id="double" style="padding:10px">Deux fois</button><button id="droit" style="padding:10px">Autre bouton</button>
  <ul id="liste"></ul><p id="attente">Un instant</p><p style="height:2000px">bas</p>
  <script>
    sur('menu', 'mouseenter', () => fait('survol'));
    sur('double', 'dblclick', () => fait('double'));
    sur('droit', 'contextmenu', (event) => { event.preventDefault(); fait('droit') });
    sur('nom', 'input', (event) => event.target.value === 'Hello World' && fait('nom'));
    sur('jour', 'change', (event) => event.target.value === '2026-12-01' && fait('jour'));
    sur('mode', 'change', (event) => event.target.value === 'relais' && fait('mode'));
    sur('message', 'input', (event) => event.target.value === 'Bonjour' && fait('message'));
    sur('libre', 'input', (event) => event.target.textContent.includes('Libre') && fait('libre'));
    sur('accord', 'change', (event) => event.target.checked && fait('accord'));
    sur('boite', 'scroll', (event) => event.target.scrollTop > 100 && fait('boite'));
    addEventListener('scroll', () => scrollY > 200 && fait('page'));
    if (innerWidth === 400) fait('fenetre');
    if (navigator.maxTouchPoints > 0) fait('doigt');
    setTimeout(() => document.getElementById('attente').remove(), 400);
    setTimeout(() => { for (const n of [1, 2, 3]) document.getElementById('liste').insertAdjacentHTML('beforeend', '<li class="ligne" data-n="' + n + '">' + n + '</li>') }, 300);
  </script>`,
);

const inner = `<button id="dedans" onclick="parent.parent.fait('cadre')">Dedans</button>`;
const outer = `<iframe title="deuxième" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`;

/** Frames that come late, one in another, and shadow roots in shadow roots. */
const frames = page(
  'Cadres',
  `<x-dehors></x-dehors><button id="xpath">Par chemin</button><button aria-label="Bouton (nommé) d’un « nom »">x</button>
  <button id="css">Par CSS</button><p><span>Texte seul</span></p><section aria-label="Zone"><button aria-label="Dans la zone">z</button></section>
  <script>
    for (const [id, nom] of [['xpath', 'chemin'], ['css', 'css']]) sur(id, 'click', () => fait(nom));
    document.querySelector('[aria-label^="Bouton"]').addEventListener('click', () => fait('aria'));
    document.querySelector('[aria-label="Dans la zone"]').addEventListener('click', () => fait('zone'));
    document.querySelector('span').addEventListener('click', () => fait('texte'));
    customElements.define('x-dedans', class extends HTMLElement { constructor() { super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<button id="profond">Profond</button><button class="perce">Percé</button>';
      this.shadowRoot.getElementById('profond').addEventListener('click', () => fait('ombre'));
      this.shadowRoot.querySelector('.perce').addEventListener('click', () => fait('perce')) } });
    customElements.define('x-dehors', class extends HTMLElement { constructor() { super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<x-dedans></x-dedans>' } });
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(`<iframe title="premier" srcdoc="${outer.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`)}), 300);
  </script>`,
);

/** A page that changes its address by itself, hears the keyboard, answers a button late and moves. */
const application = page(
  'Application',
  `<nav><a href="/application/liste" id="aller">Liste</a></nav><div id="place"></div>
  <button id="lent">Lent</button><button id="bouge">Bouge</button>
  <script>
    sur('aller', 'click', (event) => { event.preventDefault(); history.pushState({}, '', '/application/liste');
      document.getElementById('place').innerHTML = '<p id="vue">Vue de la liste</p>'; fait('adresse') });
    addEventListener('keydown', (event) => { if (event.key === '/') fait('raccourci'); if (event.key === 'ArrowDown') fait('fleche'); if (event.key === 'Escape') fait('echap') });
    sur('lent', 'click', () => { const fin = performance.now() + 250; while (performance.now() < fin); fait('lent') });
    // Later than the half second during which a shift is the visitor’s own doing.
    sur('bouge', 'click', () => { fait('bouge'); setTimeout(() => { document.querySelector('nav').style.marginTop = '300px' }, 900); setTimeout(() => { document.body.dataset.bouge = 'fini' }, 1500) });
    addEventListener('popstate', () => fait('retour'));
  </script><a href="/application/fin" id="fin">Fin</a>`,
);

const html = (answer: ServerResponse, text: string) =>
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);

/** A site of three parts, each of which says in `#fait` what was done on it. */
export const serveRecordedSite = () =>
  serve((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test');
    if (pathname === '/formulaire') return html(answer, form);
    if (pathname === '/formulaire/suite') return html(answer, page('Suite', '<p id="suite">Reçu</p>'));
    if (pathname === '/cadres') return html(answer, frames);
    if (pathname === '/application') return html(answer, application);
    if (pathname === '/application/fin') return html(answer, page('Fin', '<p id="fini">Fini</p>'));
    return answer.writeHead(404).end();
  });
