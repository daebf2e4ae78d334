import { ofSite, type RuleSnippet, type RuleSnippets } from './snippet.ts';

const town = '<main><h1>Ville de Brest</h1></main>';
const linking = (href: string, words: string): string => `${town}\n<a href="${href}">${words}</a>`;
const pdf = (catalogue: string): string =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R${catalogue} >>\nendobj`;
const docx = (properties: string, picture: string): string =>
  [
    '<!-- docProps/core.xml -->',
    `<dc:title>Règlement de la cantine</dc:title>${properties}`,
    '<!-- word/document.xml -->',
    `<wp:docPr id="1" name="Image 1"${picture}/><pic:pic/>`,
  ].join('\n');
const menu =
  '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>';
const search =
  '<form role="search"><label>Rechercher <input type="search" name="q"></label><button>OK</button></form>';
const asking = (snippet: RuleSnippet): RuleSnippet => ({ ...snippet, asks: true });

/** Snippets of rules over documents, dates and the pages of a site side by side, by rule id. */
export const moreSiteSnippets: RuleSnippets = {
  'eco-pdf-lourd': ofSite(
    {
      '/': linking('/bulletin.pdf', 'Le bulletin municipal'),
      '/bulletin.pdf': 'HTTP/1.1 200 OK\nContent-Type: application/pdf\nContent-Length: 24800000',
    },
    {
      '/': linking('/bulletin.pdf', 'Le bulletin municipal'),
      '/bulletin.pdf': 'HTTP/1.1 200 OK\nContent-Type: application/pdf\nContent-Length: 1900000',
    },
  ),
  'rgaa-pdf-non-balise': ofSite(
    { '/': linking('/bulletin.pdf', 'Le bulletin municipal'), '/bulletin.pdf': pdf('') },
    {
      '/': linking('/bulletin.pdf', 'Le bulletin municipal'),
      '/bulletin.pdf': pdf(' /Lang (fr-FR) /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R'),
    },
  ),
  'rgaa-document-texte': ofSite(
    { '/': linking('/cantine.docx', 'Le règlement de la cantine'), '/cantine.docx': docx('', '') },
    {
      '/': linking('/cantine.docx', 'Le règlement de la cantine'),
      '/cantine.docx': docx('<dc:language>fr-FR</dc:language>', ' descr="Plan d’accès à la cantine"'),
    },
  ),
  'rgaa-document-non-verifie': asking(
    ofSite(
      {
        '/': linking('/tarifs.xlsx', 'Les tarifs de la piscine (Excel, 40 ko)'),
        '/tarifs.xlsx': 'HTTP/1.1 200 OK\nContent-Length: 40000',
      },
      { '/': linking('/tarifs', 'Les tarifs de la piscine'), '/tarifs': '<h1>Les tarifs de la piscine</h1>' },
    ),
  ),
  'rgaa-validite-html': ofSite(
    { '/horaires': '<main><h1>Horaires</h1><div><p>Ouvert du lundi au vendredi.</p></main>' },
    { '/horaires': '<main><h1>Horaires</h1><div><p>Ouvert du lundi au vendredi.</p></div></main>' },
  ),
  'rgaa-plan-site-couverture': ofSite(
    {
      '/': `${menu}${town}<footer><a href="/plan-du-site">Plan du site</a></footer>`,
      '/plan-du-site': '<main><h1>Plan du site</h1><a href="/ecoles">Écoles</a></main>',
    },
    {
      '/': `${menu}${town}<footer><a href="/plan-du-site">Plan du site</a></footer>`,
      '/plan-du-site':
        '<main><h1>Plan du site</h1><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></main>',
    },
  ),
  'rgaa-systemes-navigation': ofSite(
    {
      '/': '<main><h1>Ville de Brest</h1><a href="/sport">Le sport</a></main>',
      '/sport': '<main><h1>Le sport</h1><a href="/judo">Le judo</a></main>',
      '/judo': '<main><h1>Le judo</h1></main>',
    },
    {
      '/': `${menu}${search}<main><h1>Ville de Brest</h1></main>`,
      '/sport': `${menu}${search}<main><h1>Le sport</h1><a href="/judo">Le judo</a></main>`,
      '/judo': `${menu}${search}<main><h1>Le judo</h1></main>`,
    },
  ),
  'qual-page-differente': ofSite(
    { '/demarches/[1-9]': `${menu}<h1>Une démarche</h1>`, '/paiement': '<h1>Payer la cantine</h1>' },
    { '/demarches/[1-9]': `${menu}<h1>Une démarche</h1>`, '/paiement': `${menu}<h1>Payer la cantine</h1>` },
  ),
  'qual-date-impossible': ofSite(
    { '/': '<main><h1>Inscriptions à l’école</h1><p>Jusqu’au 31 juin.</p></main>' },
    { '/': '<main><h1>Inscriptions à l’école</h1><p>Jusqu’au 30 juin.</p></main>' },
  ),
  'qual-date-passee': ofSite(
    { '/': '<main><p>Offre de janvier 2026 : la pose est offerte du 1er au 31 janvier 2026.</p></main>' },
    { '/': '<main><p>Chaque année, la pose est offerte en janvier.</p></main>' },
  ),
  'qual-formulaire-adresse-absente': ofSite(
    {
      '/contact':
        '<form action="/envoi.php" method="post"><label>Message <textarea name="m"></textarea></label><button>Envoyer</button></form>',
      '/envoi.php': 'HTTP/1.1 404 Not Found',
    },
    {
      '/contact':
        '<form action="/envoi.php" method="post"><label>Message <textarea name="m"></textarea></label><button>Envoyer</button></form>',
      '/envoi.php': '<h1>Votre message</h1>',
    },
  ),
};
