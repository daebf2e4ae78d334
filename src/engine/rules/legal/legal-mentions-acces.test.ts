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
  pass: {
    everywhere: siteArtifacts({
      pages: [home, inner('Infos légales', 'https://autre.exemple.fr/legal'), notice],
    }),
    'by its address alone': siteArtifacts({
      pages: [home, inner('Qui sommes-nous', `${notice.url}#editeur`), notice],
    }),
  },
  fail: {
    'one page without': siteArtifacts({ pages: [home, inner('Accueil', 'https://www.exemple.fr/'), notice] }),
  },
  inapplicable: {
    'no notice': siteArtifacts(),
    'no other page with links': siteArtifacts({ pages: [pageFacts(), notice] }),
  },
});
