import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-page-404-utile.ts';

const { notFoundProbe } = siteArtifacts();
const site = (body: string, status = 404) =>
  siteArtifacts({ notFoundProbe: { ...notFoundProbe, status, body } });

ruleCases(rule, {
  'a link home': { artifacts: site('<h1>Introuvable</h1><a href="/">Accueil</a>'), verdict: 'pass' },
  'a search': { artifacts: site('<form role="search"><input type="search"></form>'), verdict: 'pass' },
  'words only': {
    artifacts: site('<h1>404 Not Found</h1>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/xyz',
        status: 404,
        note: 'ni lien du site ni recherche',
      },
    ],
  },
  'a link elsewhere': {
    artifacts: site('<a href="https://nginx.example/">nginx</a>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/xyz',
        status: 404,
        note: 'ni lien du site ni recherche',
      },
    ],
  },
  'another status': {
    artifacts: site('', 200),
    verdict: 'inapplicable',
    reason: 'les adresses inconnues ne répondent pas 404',
  },
  'a script that sends the visitor home at once': {
    artifacts: site("<title>404</title><script>var l=window.location;l.replace(l.origin+'/?p=/')</script>"),
    verdict: 'inapplicable',
    reason: 'la page d’erreur envoie d’elle-même à une autre adresse',
  },
  'a tag that sends the visitor home at once': {
    artifacts: site('<meta http-equiv="refresh" content="0; url=/"><h1>404</h1>'),
    verdict: 'inapplicable',
    reason: 'la page d’erreur envoie d’elle-même à une autre adresse',
  },
  'a script that only reads the address': {
    artifacts: site('<h1>404</h1><script>track(location.href)</script>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/xyz',
        status: 404,
        note: 'ni lien du site ni recherche',
      },
    ],
  },
  'a page built by a script': {
    artifacts: site('<div id="app"></div><script src="/app.js"></script>'),
    verdict: 'inapplicable',
    reason: 'page d’erreur construite par un script',
  },
});
