import { ofSite, type RuleSnippets } from './snippet.ts';

const town = '<main><h1>Ville de Brest</h1></main>';
const schools =
  '<main><h1>Les écoles</h1><p>Les inscriptions se font en mairie, du 1er mars au 30 avril.</p></main>';
const moved = (to: string): string => `HTTP/1.1 301 Moved Permanently\nLocation: ${to}`;
const canonical = (path: string): string => `<link rel="canonical" href="https://www.exemple.fr${path}">`;
const photos = (alt: string): string =>
  ['mairie', 'port', 'halles', 'phare', 'plage']
    .map((name) => `<img src="/${name}.jpg"${alt && ` alt="${alt}"`} width="400" height="300">`)
    .join('\n');
const breadcrumb =
  '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": [{"@type": "ListItem", "position": 1, "name": "Vie locale", "item": "https://www.exemple.fr/vie-locale/"}]}</script>';
const news =
  '<main><h1>Les halles rouvrent</h1><p>Après deux ans de travaux, les halles de la ville rouvrent samedi matin. Trente commerçants y reprennent leur étal : boulangers, poissonniers, fromagers, maraîchers et fleuristes. La charpente de 1894 a été restaurée, le sol refait, et la verrière laisse de nouveau entrer la lumière. Les habitants pourront visiter le chantier du nouveau parking jusqu’au soir, puis écouter la fanfare sur la place. Un service de navettes gratuites relie la gare aux halles toutes les dix minutes, de huit heures à vingt heures, le samedi comme le dimanche.</p></main>';

/** Snippets of rules on how search engines find their way in a site, by rule id. */
export const siteSearchSnippets: RuleSnippets = {
  'seo-adresses-sans-fin': ofSite(
    {
      '/': '<nav><a href="/agenda/">Agenda</a></nav>',
      '/agenda/': '<h1>Agenda</h1><a href="mois/">Par mois</a>',
      '/agenda/mois/': '<h1>Par mois</h1><a href="mois/">Mois suivant</a>',
      '/agenda/mois/mois/': '<h1>Par mois</h1><a href="mois/">Mois suivant</a>',
    },
    {
      '/': '<nav><a href="/agenda/">Agenda</a></nav>',
      '/agenda/': '<h1>Agenda</h1><a href="/agenda/mois/">Par mois</a>',
      '/agenda/mois/': '<h1>Par mois</h1><a href="/agenda/mois/?page=2">Mois suivant</a>',
    },
  ),
  'seo-alt-manquant-site': ofSite({ '/': photos('') }, { '/': photos('Vue de Brest') }),
  'seo-barre-finale-doublon': ofSite(
    { '/ecoles': schools, '/ecoles/': schools },
    { '/ecoles': schools, '/ecoles/': moved('/ecoles') },
  ),
  'seo-casse-doublon': ofSite(
    { '/ecoles': schools, '/ECOLES': schools },
    { '/ecoles': schools, '/ECOLES': moved('/ecoles') },
  ),
  'seo-index-doublon': ofSite(
    { '/': schools, '/index.html': schools },
    { '/': schools, '/index.html': moved('/') },
  ),
  'seo-canonique-accueil': ofSite(
    {
      '/ecoles': `${canonical('/')}<h1>Les écoles</h1>`,
      '/sport': `${canonical('/')}<h1>Le sport</h1>`,
    },
    {
      '/ecoles': `${canonical('/ecoles')}<h1>Les écoles</h1>`,
      '/sport': `${canonical('/sport')}<h1>Le sport</h1>`,
    },
  ),
  'seo-canonique-erreur': ofSite(
    {
      '/ecoles': `${canonical('/les-ecoles')}<h1>Les écoles</h1>`,
      '/les-ecoles': 'HTTP/1.1 404 Not Found',
    },
    { '/ecoles': `${canonical('/ecoles')}<h1>Les écoles</h1>` },
  ),
  'seo-contenu-duplique': ofSite(
    { '/actualites/halles': news, '/vie-locale/halles': news },
    {
      '/actualites/halles': `${canonical('/actualites/halles')}${news}`,
      '/vie-locale/halles': `${canonical('/actualites/halles')}${news}`,
    },
  ),
  'seo-erreurs-serveur': ofSite(
    {
      '/': `${town}<nav><a href="/agenda">Agenda</a></nav>`,
      '/agenda': 'HTTP/1.1 500 Internal Server Error',
    },
    { '/': `${town}<nav><a href="/agenda">Agenda</a></nav>`, '/agenda': '<h1>Agenda</h1>' },
  ),
  'seo-fil-ariane': ofSite(
    { '/vie-locale/': '<h1>Vie locale</h1>', '/vie-locale/association-[1-3]': '<h1>Une association</h1>' },
    {
      '/vie-locale/': '<h1>Vie locale</h1>',
      '/vie-locale/association-[1-3]': `${breadcrumb}\n<h1>Une association</h1>`,
    },
  ),
  'seo-liens-casses-externes': ofSite(
    {
      '/': `${town}<a href="https://www.service-public.example/passeport">Passeport</a>`,
      'https://www.service-public.example/passeport': 'HTTP/1.1 404 Not Found',
    },
    {
      '/': `${town}<a href="https://www.service-public.example/papiers">Passeport</a>`,
      'https://www.service-public.example/papiers': '<h1>Passeport</h1>',
    },
  ),
  'seo-liens-internes-rediriges': ofSite(
    {
      '/': `${town}<nav><a href="/horaires.php">Horaires</a></nav>`,
      '/horaires.php': moved('/horaires'),
      '/horaires': '<h1>Horaires</h1>',
    },
    { '/': `${town}<nav><a href="/horaires">Horaires</a></nav>`, '/horaires': '<h1>Horaires</h1>' },
  ),
  'seo-redirection-temporaire': ofSite(
    { 'http://www.exemple.fr/': 'HTTP/1.1 302 Found\nLocation: https://www.exemple.fr/' },
    { 'http://www.exemple.fr/': moved('https://www.exemple.fr/') },
  ),
  'seo-redirections-chaine': ofSite(
    {
      'http://www.exemple.fr/': moved('https://www.exemple.fr/'),
      'https://www.exemple.fr/': moved('/accueil'),
      '/accueil': town,
    },
    { 'http://www.exemple.fr/': moved('https://www.exemple.fr/'), 'https://www.exemple.fr/': town },
  ),
  'seo-www-doublon': ofSite(
    { 'https://www.exemple.fr/': town, 'https://exemple.fr/': town },
    { 'https://www.exemple.fr/': town, 'https://exemple.fr/': moved('https://www.exemple.fr/') },
  ),
  'seo-robots-bloque-ressources': ofSite(
    {
      '/robots.txt': 'User-agent: *\nDisallow: /theme/',
      '/': `<link rel="stylesheet" href="/theme/style.css">${town}`,
    },
    {
      '/robots.txt': 'User-agent: *\nDisallow: /prive/',
      '/': `<link rel="stylesheet" href="/theme/style.css">${town}`,
    },
  ),
  'seo-sitemap-urls-erreur': ofSite(
    {
      '/sitemap.xml':
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>https://www.exemple.fr/fete-2019</loc></url>\n</urlset>',
      '/fete-2019': 'HTTP/1.1 410 Gone',
    },
    {
      '/sitemap.xml':
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>https://www.exemple.fr/agenda</loc></url>\n</urlset>',
      '/agenda': '<h1>Agenda</h1>',
    },
  ),
};
