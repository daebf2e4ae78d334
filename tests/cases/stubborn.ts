import { type Case, house, pageOf } from './case.ts';

const noise = `<script>
addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'Rester ?'; });
addEventListener('load', () => { alert('Bienvenue'); confirm('Rester au courant ?'); prompt('Votre prénom ?'); window.open('/contact', '_blank'); });
</script>`;

export const askingPage: Case = {
  id: 'asking-page',
  kind: 'hang',
  ask: 'The page opens three boxes of the browser and a window when it loads and asks before it is left. A right audit ends in its usual time, reads every page, and may say that boxes are in the way.',
  basis: 'HTML, simple dialogs (they stop the page until answered) and beforeunload (the browser asks).',
  expected: [],
  mustNot: [
    'qual-erreurs-console',
    'qual-requetes-echouees',
    'seo-liens-casses-internes',
    'legal-mentions-absentes',
  ],
  read: ['/', '/miel', '/contact', '/mentions-legales'],
  routes: house({
    '/miel': pageOf({
      title: 'Nos miels',
      body: `<p>Lavande, tilleul, châtaignier et toutes fleurs, récoltés entre juin et août sur le plateau, mis en pots à la ferme et vendus le samedi.</p>${noise}`,
    }),
  }),
};

/** What old libraries do to the language: prototype.js 1.6, MooTools 1.2, a hand-made « shim ». */
const bent = `<script>
Array.prototype.toJSON = function () { return '[bent]'; };
Object.prototype.extend = function () { return this; };
Array.prototype.filter = function (keep) { const kept = []; for (let i = 0; i < this.length; i += 1) if (keep(this[i])) kept.push(this[i]); return kept.reverse(); };
String.prototype.trim = function () { return this; };
Element.prototype.getBoundingClientRect = function () { return { top: 0, left: 0, width: 0, height: 0 }; };
document.getElementsByClassName = function () { return null; };
document.querySelectorAll = function () { return []; };
window.Map = undefined; window.JSON = { parse() {}, stringify() { return ''; } };
window.Promise = undefined; window.fetch = undefined;
</script>`;

export const bentLanguage: Case = {
  id: 'bent-language',
  kind: 'crash',
  ask: 'Scripts of the page replace Map, Promise, JSON, Array.prototype.filter, querySelectorAll and give every object one more key. A right audit ends without a check in error and still finds the field without a label.',
  basis: 'What a page does to its own world is its right; WCAG 2.2 SC 1.3.1, 4.1.2, RGAA 11.1.',
  expected: [['axe-label']],
  mustNot: ['qual-erreurs-console', 'qual-contact-introuvable', 'legal-mentions-absentes'],
  read: ['/', '/contact'],
  routes: house({
    '/contact': pageOf({
      title: 'Nous écrire',
      head: bent,
      body: `<p>Écrivez-nous, ou appelez le <a href="tel:+33475221000">04 75 22 10 00</a> le samedi de 9 h à 12 h.</p>
<form action="/merci"><p>Ce que vous cherchez : <input name="q"></p><p><button>Chercher</button></p></form>`,
    }),
  }),
};

export const offlineWorker: Case = {
  id: 'offline-worker',
  kind: 'false-positive',
  ask: 'A service worker answers every page from then on with « Vous êtes hors ligne » and 503. A new visitor sees the site as it is: a right audit reads each page as the server sends it and reports no broken link.',
  basis:
    'Service Workers: a worker serves only the clients it controls, in the profile in which it was installed; each page is judged as met the first time.',
  expected: [],
  mustNot: [
    'seo-liens-casses-internes',
    'qual-requetes-echouees',
    'legal-mentions-absentes',
    'seo-titre-duplique',
    'seo-contenu-mince',
  ],
  read: ['/', '/miel', '/contact', '/mentions-legales'],
  routes: (() => {
    const registers = `<script>navigator.serviceWorker?.register('/hors-ligne.js').catch(() => {});</script>`;
    const pages = Object.entries(house({})).map(([path, html]) => [
      path,
      String(html).replace('</body>', `${registers}</body>`),
    ]);
    return {
      ...Object.fromEntries(pages),
      '/hors-ligne.js': (_request: unknown, response: import('node:http').ServerResponse) =>
        void response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(`self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(new Response('<!doctype html><title>Hors ligne</title><h1>Vous êtes hors ligne</h1>', { status: 503, headers: { 'content-type': 'text/html' } })));`),
    };
  })(),
};
