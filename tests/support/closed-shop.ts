import type { IncomingMessage, ServerResponse } from 'node:http';
import { proofFilePath } from '#contract/domain-proof.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/** How the shop lets in. */
export type ShopProtection = 'basic' | 'cookie' | 'form';

/** Everything that opens the shop. */
export const shopSecrets = {
  basic: { user: 'recette', password: 'Sésame-é&"<7f2a>' },
  cookie: { name: 'garde', value: 'cookie-garde-90ab12cd' },
  form: 'Mot de passe é&"<4f81>',
} as const;

const secretsOf: Readonly<Record<ShopProtection, readonly string[]>> = {
  basic: [shopSecrets.basic.password, `${shopSecrets.basic.user}:${shopSecrets.basic.password}`],
  cookie: [shopSecrets.cookie.value],
  form: [shopSecrets.form],
};

/** Something of each kind of page that a shop has. */
const templates = [
  ...['accueil', 'categorie', 'fiche', 'recherche', 'marque', 'promotions', 'nouveautes', 'avis'],
  ...['contact', 'mentions-legales', 'accessibilite', 'plan-du-site', 'aide', 'cgv', 'confidentialite'],
  ...['magasins', 'livraison-info', 'retours', 'blog', 'article'],
] as const;

export interface ShopWorld {
  /** Templates that are linked from the home page. Default: all twenty. */
  readonly templateCount?: number;
  /** What its sign-in asks beyond a password. */
  readonly asks?: 'captcha' | 'code';
  /** What the file says that proves the domain; it is behind the protection where requests may open that. */
  readonly proof?: string;
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – Boutique fermée</title></head>
  <body><header><a href="/">Boutique fermée</a></header><main><h1>${title}</h1>${body}</main></body></html>`;

const spelled = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
  secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/**
 * A shop that is closed but to who has its protection’s secret: twenty templates, a checkout of three steps, an account, and a page that
 * says every secret back. It notes what was sent to it, and forgets sessions when it is told to.
 */
export async function serveClosedShop(protection: ShopProtection, world: ShopWorld = {}) {
  const { templateCount = templates.length, asks, proof } = world;
  /** What was sent that must not be: orders, deletions, sign-outs, anything but the basket and the sign-in. */
  const acts: string[] = [];
  const signIns: ('good' | 'wrong')[] = [];
  const sessions = new Set<string>();
  const tokens: string[] = [];
  const opened: string[] = [];
  const sessionOf = ({ headers }: IncomingMessage) =>
    /session=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const isOpen = (request: IncomingMessage): boolean => {
    const { authorization, cookie = '' } = request.headers;
    const { user, password } = shopSecrets.basic;
    if (protection === 'basic')
      return authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    if (protection === 'cookie')
      return cookie.includes(`${shopSecrets.cookie.name}=${shopSecrets.cookie.value}`);
    return sessions.has(sessionOf(request));
  };
  const shut = (answer: ServerResponse) => {
    if (protection === 'basic')
      answer.writeHead(401, { 'www-authenticate': 'Basic realm="recette"' }).end('non');
    else answer.writeHead(303, { location: protection === 'form' ? '/connexion' : '/ferme' }).end();
  };
  const site: Loopback = await startLoopback(async (request, answer) => {
    const url = new URL(request.url ?? '/', 'http://shop.test');
    const way = `${request.method} ${url.pathname}`;
    const seeOther = (location: string, cookie?: string) =>
      answer.writeHead(303, { location, ...(cookie && { 'set-cookie': cookie }) }).end();
    const html = (title: string, body: string, status = 200) =>
      answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page(title, body));
    if (way === 'GET /robots.txt') return answer.writeHead(200, { 'content-type': 'text/plain' }).end('');
    if (way === 'GET /ferme') return html('Fermé', '<p>Ce site est fermé.</p>');
    if (way === 'GET /connexion') return html('Connexion', signInForm(url.searchParams.has('erreur'), asks));
    if (way === 'POST /session') {
      const good = (await bodyOf(request)).get('password') === shopSecrets.form;
      signIns.push(good ? 'good' : 'wrong');
      if (!good) return seeOther('/connexion?erreur');
      if (asks === 'code') return seeOther('/code');
      const token = `jeton-${Buffer.from(`${signIns.length}-boutique-fermee`).toString('hex')}`;
      tokens.push(token);
      sessions.add(token);
      return seeOther('/compte', `session=${token}; Path=/; HttpOnly; SameSite=Lax`);
    }
    if (way === 'GET /code')
      return html('Code', '<p>Saisissez le code reçu par SMS.</p><label>Code <input name="c"></label>');
    const provesAt = url.pathname === proofFilePath && proof !== undefined;
    if (provesAt && (protection === 'form' || isOpen(request)))
      return answer.writeHead(200, { 'content-type': 'text/plain' }).end(proof);
    if (!isOpen(request)) return shut(answer);
    opened.push(url.pathname);
    const isFilled = (request.headers.cookie ?? '').includes('panier=1');
    if (way === 'POST /ajouter-au-panier') return seeOther('/panier', 'panier=1; Path=/');
    if (way === 'POST /livraison') return seeOther('/recapitulatif');
    if (request.method !== 'GET' && request.method !== 'HEAD') acts.push(way);
    if (/logout|supprimer|session\/end/.test(url.pathname)) {
      acts.push(way);
      return seeOther('/');
    }
    if (!isFilled && /^\/(?:panier|livraison|recapitulatif)$/.test(url.pathname)) return seeOther('/produit');
    // A page says the session that asks for it, and no other.
    const said = protection === 'form' ? [sessionOf(request)] : [];
    const body = bodies(protection, said, templateCount)[url.pathname];
    return body ? html(...body) : html('Introuvable', '<p>Rien ici.</p>', 404);
  });
  return {
    ...site,
    acts,
    signIns,
    tokens,
    /** Paths that were opened to whoever asked. */
    opened,
    /** All that must be read nowhere, in the spellings that pages give it. */
    canaries: () => [...secretsOf[protection], ...tokens].flatMap(spelled),
    /** The server forgets who is in. */
    forget: () => sessions.clear(),
  };
}

const signInForm = (isWrong: boolean, asks: ShopWorld['asks']) => `
  ${isWrong ? '<p role="alert">Mot de passe incorrect</p>' : ''}
  <form method="post" action="/session"><label>Courriel <input id="mail" name="mail" autocomplete="username"></label>
  <label>Mot de passe <input id="password" name="password" type="password" autocomplete="current-password"></label>
  ${asks === 'captcha' ? '<label>Recopiez le code <input name="captcha"></label>' : ''}
  <button id="entrer">Se connecter</button></form>`;

/** Title and body of each page. */
function bodies(
  protection: ShopProtection,
  tokens: readonly string[],
  count: number,
): Readonly<Record<string, [string, string]>> {
  const linked = templates.slice(0, count).map((name) => `<li><a href="/${name}">${name}</a></li>`);
  const told = [...secretsOf[protection], ...tokens].flatMap(spelled).map((one) => `<li>${one}</li>`);
  const favourite =
    protection === 'form'
      ? `<button aria-expanded="false" onclick="this.ariaExpanded='true';fetch('/favoris',{method:'POST'})">Plus de choix</button>`
      : '';
  const acts = `<a href="/logout">Se déconnecter</a> <a href="/compte/supprimer">Supprimer mon compte</a>
    <button aria-expanded="false" onclick="fetch('/compte/supprimer',{method:'POST'})">Supprimer mon compte</button>
    ${favourite}
    <form method="post" action="/message"><label>Message <input name="m" required></label><button>Envoyer</button></form>`;
  // A page behind the protection may ask for a password of its own.
  const own = '<label>Mot de passe <input id="password" type="password"></label>';
  const shown = templates.map((name, at): [string, [string, string]] => [
    `/${name}`,
    [
      `Gabarit ${at + 1}`,
      `<p>La page ${name}, et ses ${at + 3} paragraphes. ${`${name} `.repeat(30 + 7 * at)}</p>${name === 'fiche' ? own : ''}${acts}`,
    ],
  ]);
  return {
    '/': [
      'Accueil',
      `<p id="bonjour">Bonjour</p><ul>${linked.join('')}<li><a href="/produit">Produit</a></li><li><a href="/echo">Écho</a></li></ul>${acts}`,
    ],
    '/compte': ['Mon compte', `<p id="bonjour">Bonjour Camille</p>${acts}`],
    '/echo': [
      `Écho ${tokens.at(-1) ?? ''}`,
      `<ul>${told.join('')}</ul><img src="/own.gif?c=${encodeURIComponent(secretsOf[protection][0] ?? '')}" alt="">`,
    ],
    '/produit': [
      'Produit',
      '<form method="post" action="/ajouter-au-panier"><button>Ajouter au panier</button></form>',
    ],
    '/panier': ['Panier', '<p>Un article</p><a class="suite" href="/livraison">Commander</a>'],
    '/livraison': [
      'Livraison',
      '<form method="post" action="/livraison"><label>Code postal <input name="cp"></label><button>Continuer</button></form>',
    ],
    '/recapitulatif': [
      'Récapitulatif',
      '<p id="pret">Prêt</p><form method="post" action="/commande"><button>Payer</button></form>',
    ],
    ...Object.fromEntries(shown),
  };
}

/** The recording of a sign-in to that shop. */
export const shopSignIn = (origin: string, password: string = shopSecrets.form) => ({
  title: 'Connexion',
  steps: [
    { type: 'navigate', url: `${origin}/connexion` },
    { type: 'change', value: 'essai@exemple.fr', selectors: [['aria/Courriel'], ['#mail']] },
    { type: 'change', value: password, selectors: [['aria/Mot de passe'], ['#password']] },
    {
      type: 'click',
      selectors: [['aria/Se connecter'], ['#entrer']],
      offsetX: 5,
      offsetY: 5,
      assertedEvents: [{ type: 'navigation', url: `${origin}/compte`, title: '' }],
    },
  ],
});

/** The recording of its checkout, up to the summary. */
export const shopCheckout = (origin: string) => ({
  title: 'Commande',
  steps: [
    { type: 'navigate', url: `${origin}/produit` },
    ...['Ajouter au panier', 'Commander', 'Continuer'].map((name) => ({
      type: 'click',
      selectors: [[`aria/${name}`]],
      offsetX: 4,
      offsetY: 4,
      assertedEvents: [{ type: 'navigation', url: `${origin}/`, title: '' }],
    })),
    { type: 'waitForElement', selectors: [['#pret']] },
  ],
});
