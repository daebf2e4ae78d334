import type { Route } from '#tests/support/static-server.ts';

/** A small site that is right but for what it names, and what a right audit says of it. */
export interface Case {
  readonly id: string;
  readonly kind: 'crawl' | 'false-positive' | 'false-negative' | 'hang' | 'crash';
  /** What a right audit says, and the standard behind it. */
  readonly ask: string;
  readonly basis: string;
  /** Rules of which at least one must be told as a fault or as a doubt, for each group. */
  readonly expected: readonly (readonly string[])[];
  /** Rules that may say neither. */
  readonly mustNot: readonly string[];
  /** Pages that must be read. */
  readonly read: readonly string[];
  readonly routes: Readonly<Record<string, Route>>;
}

const legal = `<h2>Éditeur</h2><p>Les Ruchers du Vallon, SARL au capital de 8 000 euros, 12 chemin des Acacias, 26150 Die.
RCS Romans 732 829 320. TVA FR44732829320. Téléphone : <a href="tel:+33475221000">04 75 22 10 00</a>.
E-mail : <a href="mailto:bonjour@ruchers-du-vallon.fr">bonjour@ruchers-du-vallon.fr</a>.</p>
<p>Directrice de la publication : Claire Aubanel, gérante.</p>
<h2>Hébergeur</h2><p>OVH SAS, 2 rue Kellermann, 59100 Roubaix. Téléphone : 09 72 10 10 07.</p>`;

const policy = `<p>Nous répondons de vos données : Les Ruchers du Vallon, 12 chemin des Acacias, 26150 Die,
<a href="mailto:bonjour@ruchers-du-vallon.fr">bonjour@ruchers-du-vallon.fr</a>.</p>
<p>Votre adresse et votre message servent à vous répondre, sur la base de notre intérêt légitime. Nous les gardons un an, puis nous les effaçons. Personne d’autre ne les reçoit que notre hébergeur, en France.</p>
<p>Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter l’usage, vous opposer à leur emploi et les emporter. Écrivez-nous. Vous pouvez aussi adresser une réclamation à la <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.</p>`;

interface Page {
  readonly title: string;
  readonly body: string;
  readonly head?: string;
  readonly lang?: string;
}

const links = [
  ['/', 'Accueil'],
  ['/miel', 'Nos miels'],
  ['/contact', 'Contact'],
] as const;

/** A page of the house: header, menu, content, footer with the legal links. */
export function pageOf({ title, body, head = '', lang = 'fr' }: Page, foot = ''): string {
  const menu = links.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join('');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Les Ruchers du Vallon</title>
<meta name="description" content="${title} : miels de la Drôme récoltés par une famille d’apiculteurs, vendus à la ferme et sur les marchés de Die et de Crest.">
<link rel="icon" href="data:,"><style>body{font:1.1rem/1.5 sans-serif;max-width:60ch;margin:auto;padding:1rem;color:#222;background:#fff}
a{color:#0b4a8f}</style>${head}</head><body>
<header><a href="#contenu">Aller au contenu</a><nav aria-label="Menu principal"><ul>${menu}</ul></nav></header>
<main id="contenu"><h1>${title}</h1>${body}</main>
<footer><ul><li><a href="/mentions-legales">Mentions légales</a></li>
<li><a href="/confidentialite">Vos données personnelles</a></li></ul>${foot}</footer></body></html>`;
}

const sentences = `<p>Nos ruches passent l’hiver dans la vallée et l’été sur le plateau, entre lavandes et tilleuls. Nous récoltons à la main, deux fois par an, et nous mettons en pots nous-mêmes. Le miel n’est ni chauffé ni mélangé : il garde le goût des fleurs du lieu et de l’année.</p>
<h2>Une ferme de famille</h2><p>Claire et Jean Aubanel ont repris en 1998 les vingt ruches d’un voisin. Il y en a aujourd’hui cent quarante, réparties sur sept emplacements que des agriculteurs du canton nous prêtent contre quelques pots. Deux saisonniers nous rejoignent de mai à septembre.</p>
<h2>Où nous trouver</h2><p>À la ferme le samedi de 9 h à 12 h, sur le marché de Die le mercredi, sur celui de Crest le samedi. Trois épiceries de la vallée vendent aussi nos pots toute l’année, au même prix que nous.</p>`;

/** The ordinary pages of the house; a case replaces some and adds its own. */
export const house = (own: Readonly<Record<string, Route>>, foot = ''): Readonly<Record<string, Route>> => ({
  '/': pageOf({ title: 'Miels de la Drôme', body: sentences }, foot),
  '/miel': pageOf(
    {
      title: 'Nos miels',
      body: `${sentences}<p>Lavande, tilleul, châtaignier et toutes fleurs, en pots de 250 g et de 500 g.</p>`,
    },
    foot,
  ),
  '/contact': pageOf(
    {
      title: 'Nous écrire',
      body: `<p>Venez à la ferme, 12 chemin des Acacias, 26150 Die, le samedi de 9 h à 12 h, ou appelez le <a href="tel:+33475221000">04 75 22 10 00</a>.</p>`,
    },
    foot,
  ),
  '/mentions-legales': pageOf({ title: 'Mentions légales', body: legal }, foot),
  '/confidentialite': pageOf({ title: 'Vos données personnelles', body: policy }, foot),
  ...own,
});

export const legalText = legal;
