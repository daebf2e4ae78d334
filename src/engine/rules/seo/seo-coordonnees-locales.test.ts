import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-coordonnees-locales.ts';

const page = (telephone: string, text: string) =>
  pageArtifacts(
    `<body><script type="application/ld+json">{"@type":"LocalBusiness","telephone":"${telephone}"}</script><p>${text}</p></body>`,
  );

ruleCases(rule, {
  'written otherwise': { artifacts: page('+33386000000', 'Tél. 03 86 00 00 00'), verdict: 'pass' },
  'one of several': {
    artifacts: page('+33 (0)3 86 00 00 00', 'Accueil 03.86.00.00.00, urgences 03 86 11 11 11'),
    verdict: 'pass',
  },
  'another number': {
    artifacts: page('+33386000000', 'Tél. 03 86 22 22 22'),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Déclaré', value: '0386000000', expected: 'affiché : 0386222222' }],
  },
  'no number on the page': {
    artifacts: page('+33386000000', 'Bienvenue'),
    verdict: 'inapplicable',
    reason: 'pas de téléphone à comparer',
  },
  'nothing declared': {
    artifacts: pageArtifacts('<body><p>03 86 00 00 00</p></body>'),
    verdict: 'inapplicable',
    reason: 'pas de téléphone à comparer',
  },
  'the number of a thing that is no organisation': {
    artifacts: pageArtifacts(
      '<body><script type="application/ld+json">{"@type":"Person","telephone":"+33386000000"}</script><p>Tél. 03 86 22 22 22</p></body>',
    ),
    verdict: 'inapplicable',
    reason: 'pas de téléphone à comparer',
  },
  'a foreign number': {
    artifacts: page('+4930123456', 'Tél. 03 86 22 22 22'),
    verdict: 'inapplicable',
    reason: 'pas de téléphone à comparer',
  },
});
