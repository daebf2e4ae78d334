import { notice, statement, terms } from './legal-documents.ts';
import { ofSite, type RuleSnippet, type RuleSnippets, type SnippetFiles } from './snippet.ts';

const shop = (words: string, foot = ''): string =>
  `<main><h1>Le Fournil</h1><p>${words} 6,90 €</p><button type="button">Ajouter au panier</button></main>\n<footer><a href="/cgv">Conditions générales de vente</a>${foot}</footer>`;
const ofShop = (faulty: SnippetFiles, sound: SnippetFiles): RuleSnippet => ({
  ...ofSite({ ...terms(), ...faulty }, { ...terms(), ...sound }),
  profile: 'shop',
});
const sold = (seller: string): string => `<h1>Bougie</h1><p>9,90 €. Vendu par ${seller}.</p>`;
const bank =
  '<main><h1>Banque du Port</h1><p>Ouvrir un compte bancaire. Consulter mes comptes. Faire opposition.</p></main>';
const account =
  '<main><h1>Mon compte</h1><form method="post"><label>Mot de passe <input type="password" name="p" autocomplete="current-password"></label><button>Entrer</button></form></main>';
const fully = { state: 'État de conformité : le site www.exemple.fr est totalement conforme au RGAA 4.1.2.' };
const declared = { '/accessibilite': `<main>${statement(fully)['/accessibilite']}</main>` };
const homeWith = (map: string): string =>
  `<main><h1>Ville de Brest</h1>${map}</main>\n<footer><a href="/accessibilite">Accessibilité : totalement conforme</a></footer>`;

/** More snippets of legal rules, by rule id. */
export const moreLegalSnippets: RuleSnippets = {
  'legal-page-legale-noindex': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      '/robots.txt': 'User-agent: *\nDisallow: /mentions-legales',
    },
    { ...notice(), '/robots.txt': 'User-agent: *\nDisallow: /panier' },
  ),
  'legal-hebergeur-incoherent': {
    ...ofSite(
      {
        ...notice(),
        '/pains': 'HTTP/1.1 200 OK\nX-Vercel-Id: cdg1::iad1-1700000000000\n\n<h1>Nos pains</h1>',
      },
      { ...notice(), '/pains': 'HTTP/1.1 200 OK\nServer: nginx\n\n<h1>Nos pains</h1>' },
    ),
    profile: 'company',
  },
  'legal-cgu-absentes': {
    ...ofSite(
      { ...notice(), '/compte': account },
      {
        ...notice(),
        '/compte': `${account}\n<footer><a href="/cgu">Conditions générales d’utilisation</a></footer>`,
        '/cgu': '<h1>Conditions générales d’utilisation</h1>',
      },
    ),
    profile: 'company',
  },
  'legal-access-eaa-information': ofShop(
    {},
    {
      '/': shop('Confiture de fraises', ' <a href="/accessibilite">Accessibilité</a>'),
      '/accessibilite':
        '<h1>Accessibilité</h1><p>Comment ce service de vente répond aux exigences d’accessibilité.</p>',
    },
  ),
  'legal-allegation-ecologique': ofShop(
    { '/': shop('Bougie écologique et biodégradable') },
    { '/': shop('Bougie à la cire de colza de Bretagne, mèche en coton') },
  ),
  'legal-langue-francaise': ofShop(
    { '/cgv': `<html lang="en">${terms()['/cgv']}` },
    { '/cgv': `<html lang="fr">${terms()['/cgv']}` },
  ),
  'legal-notice-garantie': ofShop(
    {},
    {
      '/': shop(
        'Confiture de fraises',
        ' <a href="/garantie">Notice harmonisée sur la garantie légale de conformité</a>',
      ),
    },
  ),
  'legal-access-contredit-par-audit': {
    ...ofSite(
      { ...declared, '/': homeWith('<iframe src="/plan.html"></iframe>') },
      {
        ...declared,
        '/': homeWith('<iframe src="/plan.html" title="Plan du centre-ville"></iframe>'),
      },
    ),
    profile: 'public',
  },
  'legal-place-de-marche': ofShop(
    { '/': shop('Bougie'), '/ruche': sold('La Ruche'), '/brun': sold('Atelier Brun') },
    {
      '/': shop('Bougie', ' <a href="/classement">Comment sont classées les offres</a>'),
      '/ruche': `${sold('La Ruche')}<p>Vendeur professionnel. <a href="/boutiques/ruche">Informations sur le vendeur</a></p>`,
      '/brun': `${sold('Atelier Brun')}<p>Vendeur particulier. <a href="/boutiques/brun">Informations sur le vendeur</a></p>`,
    },
  ),
  'legal-access-eaa-services': {
    ...ofSite(
      { '/': bank },
      {
        '/': `${bank}<footer><a href="/accessibilite">Accessibilité</a></footer>`,
        '/accessibilite':
          '<h1>Accessibilité</h1><p>Ce service de banque en ligne répond aux exigences d’accessibilité : il est conforme à la norme EN 301 549, à trois écarts près.</p>',
      },
    ),
    profile: 'company',
  },
};
