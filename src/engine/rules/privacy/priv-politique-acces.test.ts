import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-acces.ts';

const link = (text: string, url: string) => ({ text, url, region: 'footer' as const, rel: '' });
const policy = legalPage('privacy', 'Vos données.');
const toPolicy = link('Vie privée', policy.url);
const inner = (links: ReturnType<typeof link>[]) =>
  pageFacts({ url: 'https://www.exemple.fr/a', isHome: false, kind: 'other', links });

ruleCases(rule, {
  pass: {
    everywhere: siteArtifacts({ pages: [pageFacts({ links: [toPolicy] }), inner([toPolicy]), policy] }),
    'under another name, to an anchor of the page': siteArtifacts({
      pages: [pageFacts({ links: [link('En savoir plus', `${policy.url}#droits`)] }), policy],
    }),
  },
  fail: {
    'one page without': siteArtifacts({
      pages: [pageFacts({ links: [toPolicy] }), inner([link('Accueil', 'https://www.exemple.fr/')]), policy],
    }),
  },
  inapplicable: {
    'no policy': siteArtifacts(),
    'pages without any link cannot be judged': siteArtifacts({ pages: [pageFacts(), policy] }),
  },
});
