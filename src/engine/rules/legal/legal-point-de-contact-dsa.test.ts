import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-point-de-contact-dsa.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

ruleCases(rule, {
  'a way to report': { artifacts: page('Laisser un commentaire. Signaler un abus.'), verdict: 'pass' },
  'no way to report': {
    artifacts: page('Laisser un commentaire'),
    verdict: 'review',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'contributions ouvertes' }],
  },
  'nobody contributes': {
    artifacts: page('Bienvenue'),
    verdict: 'inapplicable',
    reason: 'aucune contribution publique repérée',
  },
});
