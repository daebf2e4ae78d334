import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './probed-site.ts';
import { shopPassword } from './recordings.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title><body><main><h1>${title}</h1>${body}</main></body></html>`;

const home = page(
  'Boutique',
  `<nav><a href="/produit">Produit</a> <a href="/connexion">Connexion</a> <a id="dehors" href="http://localhost:1/">Partenaire</a></nav>
  <div id="menu" tabindex="0">Menu<button id="sous-menu" hidden>Sous-menu</button></div><x-choix></x-choix>
  <button id="double">Deux fois</button><button id="efface">Supprimer mon compte</button><p id="tout-est-fait" hidden>Tout est fait</p>
  <iframe title="cadre" srcdoc="<button id=dedans onclick='parent.fait(4)'>Dedans</button>"></iframe>
  <script>
    const faits = new Set();
    function fait(n) { faits.add(n); if (faits.size === 6) document.getElementById('tout-est-fait').hidden = false }
    const sous = document.getElementById('sous-menu'), menu = document.getElementById('menu');
    menu.addEventListener('mouseenter', () => { sous.hidden = false; fait(1) });
    sous.addEventListener('click', () => fait(2));
    document.getElementById('double').addEventListener('dblclick', () => fait(5));
    addEventListener('keydown', (event) => { if (event.key === 'Escape') fait(6) });
    customElements.define('x-choix', class extends HTMLElement { constructor() { super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<label><input type="checkbox" id="garder">Rester</label>';
      this.shadowRoot.getElementById('garder').addEventListener('change', () => fait(3)) } });
  </script>`,
);

const signIn = (wrong: boolean) =>
  page(
    'Connexion',
    `${wrong ? '<p id="erreur">Mot de passe incorrect</p>' : ''}<form method="post" action="/session">
    <label>Courriel <input id="mail" name="mail" autocomplete="username"></label>
    <label>Mot de passe <input id="password" name="password" type="password" autocomplete="current-password"></label>
    <button id="entrer">Se connecter</button></form>`,
  );

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

const seeOther = (answer: ServerResponse, location: string, cookie?: string) =>
  answer.writeHead(303, { location, ...(cookie && { 'set-cookie': cookie }) }).end();

/**
 * A shop with a sign-in by form that sets a cookie, an account behind it, and three steps from the basket to the summary; the
 * last button orders. The summary says the postal code and has a defect of its own: a picture without alternative.
 */
export async function serveShop() {
  const orders: string[] = [];
  const signIns: string[] = [];
  let sessions = new Set<string>();
  let forgetsAt = '';
  const site = await serve(async (request, answer) => {
    const url = new URL(request.url ?? '/', 'http://shop.test');
    const cookies = request.headers.cookie ?? '';
    if (url.pathname === forgetsAt) sessions = new Set();
    const html = (text: string, status = 200) =>
      answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
    const isIn = [...sessions].some((session) => cookies.includes(`session=${session}`));
    const hasBasket = cookies.includes('panier=1');
    const way = `${request.method} ${url.pathname}`;
    if (way === 'GET /') return html(home);
    if (way === 'GET /connexion') return html(signIn(url.searchParams.has('erreur')));
    if (way === 'POST /session') {
      const good = (await bodyOf(request)).get('password') === shopPassword;
      signIns.push(good ? 'good' : 'wrong');
      if (!good) return seeOther(answer, '/connexion?erreur');
      const session = `s${signIns.length}${'0123456789abcdef'.slice(signIns.length % 8)}`;
      sessions.add(session);
      return seeOther(answer, '/compte', `session=${session}; Path=/; HttpOnly`);
    }
    if (url.pathname === '/compte') {
      if (!isIn) return seeOther(answer, '/connexion');
      return html(
        page(
          'Mon compte',
          `<p id="bonjour">Bonjour</p><a href="/compte/factures">Factures</a> <a href="/logout">Se déconnecter</a>`,
        ),
      );
    }
    if (url.pathname === '/compte/factures')
      return isIn ? html(page('Factures', '<p>Aucune</p>')) : seeOther(answer, '/connexion');
    if (url.pathname === '/logout') {
      sessions = new Set();
      return seeOther(answer, '/');
    }
    if (way === 'GET /produit')
      return html(
        page(
          'Produit',
          '<form method="post" action="/ajouter-au-panier"><button>Ajouter au panier</button></form>',
        ),
      );
    if (way === 'POST /ajouter-au-panier') return seeOther(answer, '/panier', 'panier=1; Path=/');
    if (!hasBasket && /^\/(?:panier|livraison|recapitulatif)$/.test(url.pathname))
      return seeOther(answer, '/produit');
    if (way === 'GET /panier')
      return html(page('Panier', '<p>Un article</p><a class="suite" href="/livraison">Commander</a>'));
    if (way === 'GET /livraison')
      return html(
        page(
          'Livraison',
          `<form method="post" action="/livraison"><label>Code postal <input name="cp"></label>
          <label>Mode <select id="mode" name="mode"><option>domicile<option>relais</select></label><button>Continuer</button></form>`,
        ),
      );
    if (way === 'POST /livraison') {
      const body = await bodyOf(request);
      return seeOther(answer, '/recapitulatif', `livraison=${body.get('cp')}-${body.get('mode')}; Path=/`);
    }
    if (way === 'GET /recapitulatif') {
      const chosen = /livraison=([\w-]+)/.exec(cookies)?.[1] ?? 'rien';
      return html(
        page(
          'Récapitulatif',
          `<p id="pret">Livraison : ${chosen}</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAA" width="40" height="40">
          <form method="post" action="/commande"><button>Payer</button></form>`,
        ),
      );
    }
    if (request.method === 'POST') orders.push(way);
    return html('<title>Introuvable</title>', 404);
  });
  return {
    ...site,
    /** What was sent that must not be. */
    orders,
    signIns,
    /** The server forgets who is in whenever that path is asked for. */
    forgetAt: (path: string) => {
      forgetsAt = path;
    },
    /** The server forgets who is in. */
    forget: () => {
      sessions = new Set();
    },
  };
}
