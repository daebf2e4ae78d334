import { inDns, ofSite, type RuleSnippets } from './snippet.ts';

const moved = (to: string): string => `HTTP/1.1 301 Moved Permanently\nLocation: ${to}`;
const home = '<main><h1>Ville de Brest</h1></main>';
const asked = (allowed: string): string =>
  [
    'GET /api/compte HTTP/1.1',
    'Origin: https://constat.invalid',
    '',
    'HTTP/1.1 200 OK',
    `Access-Control-Allow-Origin: ${allowed}`,
    'Access-Control-Allow-Credentials: true',
  ].join('\n');
const mail = 'exemple.fr. MX 10 mx.exemple.fr.';
const withScript = `<script src="/panier.js"></script>${home}`;
const script = 'let t=0;export const add=e=>t+=e;\n//# sourceMappingURL=panier.js.map';

/** Snippets of rules on servers, their redirections and their names, by rule id. */
export const serverSnippets: RuleSnippets = {
  'sec-https-absent': ofSite({ 'http://www.exemple.fr/': home }, { 'https://www.exemple.fr/': home }),
  'sec-http-non-redirige': ofSite(
    { 'http://www.exemple.fr/': home, 'https://www.exemple.fr/': home },
    { 'http://www.exemple.fr/': moved('https://www.exemple.fr/'), 'https://www.exemple.fr/': home },
  ),
  'sec-cname-pendant': inDns(
    'aide.exemple.fr. CNAME aide-exemple.azurewebsites.net.',
    'aide.exemple.fr. CNAME aide-exemple.azurewebsites.net.\naide-exemple.azurewebsites.net. A 203.0.113.8',
  ),
  'priv-cname-masque': inDns(
    'stats.exemple.fr. CNAME exemple.eulerian.net.\nexemple.eulerian.net. A 203.0.113.8',
    'images.exemple.fr. CNAME www.exemple.fr.\nwww.exemple.fr. A 203.0.113.8',
  ),
  'sec-cors-universel': ofSite(
    { '/api/compte': asked('https://constat.invalid') },
    { '/api/compte': asked('https://app.exemple.fr') },
  ),
  'sec-mta-sts': ofSite(
    { 'dns:exemple.fr': mail },
    {
      'dns:exemple.fr': `${mail}\n_mta-sts.exemple.fr. TXT "v=STSv1; id=20260301"`,
      'https://mta-sts.exemple.fr/.well-known/mta-sts.txt':
        'version: STSv1\nmode: enforce\nmx: mx.exemple.fr\nmax_age: 604800',
    },
  ),
  'sec-source-map': ofSite(
    {
      '/': withScript,
      '/panier.js': script,
      '/panier.js.map':
        '{"version": 3, "sources": ["src/panier.ts"], "sourcesContent": ["// Remise des agents : 20 %\\nexport const add = (prix: number) => …"]}',
    },
    { '/': withScript, '/panier.js': script, '/panier.js.map': 'HTTP/1.1 404 Not Found' },
  ),
};
