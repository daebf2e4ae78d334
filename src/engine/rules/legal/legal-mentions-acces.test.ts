import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-mentions-acces.ts';

const link = (text: string, url: string) => ({ text, url, region: 'footer' as const, rel: '' });
const notice = legalPage('legal-notice', 'Éditeur : Exemple.');
const home = pageFacts({ links: [link('Mentions légales', notice.url)] });
const inner = (text: string, url: string) =>
  pageFacts({ url: 'https://www.exemple.fr/a', isHome: false, kind: 'other', links: [link(text, url)] });

ruleCases(rule, {
  everywhere: {
    artifacts: siteArtifacts({
      pages: [home, inner('Infos légales', 'https://autre.exemple.fr/legal'), notice],
    }),
    verdict: 'pass',
  },
  'by its address alone': {
    artifacts: siteArtifacts({
      pages: [home, inner('Qui sommes-nous', `${notice.url}#editeur`), notice],
    }),
    verdict: 'pass',
  },
  'one page without': {
    artifacts: siteArtifacts({ pages: [home, inner('Accueil', 'https://www.exemple.fr/'), notice] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/a'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: 'aucun lien vers les mentions légales' },
    ],
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'les mentions légales n’ont pas été trouvées',
  },
  'no other page with links': {
    artifacts: siteArtifacts({ pages: [pageFacts(), notice] }),
    verdict: 'inapplicable',
    reason: 'aucune autre page lue',
  },
});
