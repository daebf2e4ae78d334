import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-page-404-utile.ts';

const { notFoundProbe } = siteArtifacts();
const site = (body: string, status = 404) =>
  siteArtifacts({ notFoundProbe: { ...notFoundProbe, status, body } });

ruleCases(rule, {
  pass: {
    'a link home': site('<h1>Introuvable</h1><a href="/">Accueil</a>'),
    'a search': site('<form role="search"><input type="search"></form>'),
  },
  fail: {
    'words only': site('<h1>404 Not Found</h1>'),
    'a link elsewhere': site('<a href="https://nginx.example/">nginx</a>'),
  },
  inapplicable: {
    'another status': site('', 200),
    'a page built by a script': site('<div id="app"></div><script src="/app.js"></script>'),
  },
});
