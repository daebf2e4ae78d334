import type { NotAnalysedPage } from '#contract/report.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-page-legale-noindex.ts';

const url = 'https://www.exemple.fr/cgu';
const site = (reason: NotAnalysedPage['reason']) =>
  siteArtifacts({
    pages: [pageFacts({ links: [{ text: 'CGU', url, region: 'footer', rel: '' }] })],
    notAnalysed: [{ url, reason }],
  });

ruleCases(rule, {
  'left out for another reason': { artifacts: site('limit'), verdict: 'pass' },
  'closed by robots.txt': {
    artifacts: site('robots'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/cgu', note: 'interdite par robots.txt' }],
  },
  'behind a login': {
    artifacts: site('login'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/cgu', note: 'demande une connexion' }],
  },
  'no legal link': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun lien vers une page légale',
  },
});
