import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-rcs-ville.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  before: { artifacts: notice('RCS Lyon 732 829 320'), verdict: 'pass' },
  after: { artifacts: notice('RCS 732 829 320 Lyon'), verdict: 'pass' },
  'in words': { artifacts: notice('immatriculée au RCS de Lyon'), verdict: 'pass' },
  'no town': {
    artifacts: notice('RCS n° 732 829 320. voir plus bas.'),
    verdict: 'review',
    evidence: [
      {
        type: 'text',
        quote:
          'RCS n° 732 829 320. voir plus bas. Cette page décrit nos services et notre organisation. Cett…',
        where: 'https://www.exemple.fr/legal-notice',
      },
    ],
  },
  'a model left as it was': {
    artifacts: notice('Numéro RCS : [À COMPLÉTER]'),
    verdict: 'inapplicable',
    reason: 'la mention du RCS est restée à compléter',
  },
  'no register': {
    artifacts: notice('Bienvenue.'),
    verdict: 'inapplicable',
    reason: 'aucune mention du RCS',
  },
  'no notice': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune mention du RCS' },
});
