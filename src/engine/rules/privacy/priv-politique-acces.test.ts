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
  everywhere: {
    artifacts: siteArtifacts({ pages: [pageFacts({ links: [toPolicy] }), inner([toPolicy]), policy] }),
    verdict: 'pass',
  },
  'under another name, to an anchor of the page': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: [link('En savoir plus', `${policy.url}#droits`)] }), policy],
    }),
    verdict: 'pass',
  },
  'one page without': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ links: [toPolicy] }), inner([link('Accueil', 'https://www.exemple.fr/')]), policy],
    }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/a'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/a', note: 'aucun lien vers la politique' }],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'la politique n’a pas été trouvée',
  },
  'pages without any link cannot be judged': {
    artifacts: siteArtifacts({ pages: [pageFacts(), policy] }),
    verdict: 'inapplicable',
    reason: 'aucune autre page lue',
  },
});
