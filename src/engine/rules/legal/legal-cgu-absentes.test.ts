import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-cgu-absentes.ts';

const home = pageFacts({ hasPasswordField: true });

ruleCases(rule, {
  present: {
    artifacts: siteArtifacts({ pages: [home, legalPage('terms', 'Conditions d’utilisation.')] }),
    verdict: 'pass',
  },
  'a part of the legal notice': {
    artifacts: siteArtifacts({
      pages: [
        home,
        legalPage(
          'legal-notice',
          'Éditeur : Exemple. Conditions d’utilisation L’utilisateur garde son compte pour lui et s’engage à respecter les autres.',
          { headings: [{ level: 2, text: 'Conditions d’utilisation' }] },
        ),
      ],
    }),
    verdict: 'pass',
  },
  absent: {
    artifacts: siteArtifacts({ pages: [home] }),
    verdict: 'review',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'un lien « CGU » ou « Conditions d’utilisation »',
      },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'no account': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun compte repéré' },
});
