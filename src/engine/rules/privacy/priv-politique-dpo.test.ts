import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-dpo.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  officer: { artifacts: policy('Écrivez à notre délégué à la protection des données.'), verdict: 'pass' },
  address: { artifacts: policy('Écrivez à contact@exemple.fr.'), verdict: 'pass' },
  'no way to write': {
    artifacts: policy('Vos données sont protégées.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : adresse ou délégué à la protection des données',
      },
    ],
  },
  'little text': {
    artifacts: policy('', { text: 'Document joint.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : adresse ou délégué à la protection des données',
      },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
