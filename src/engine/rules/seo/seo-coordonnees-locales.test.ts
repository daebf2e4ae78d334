import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-coordonnees-locales.ts';

const page = (telephone: string, text: string) =>
  pageArtifacts(
    `<body><script type="application/ld+json">{"@type":"LocalBusiness","telephone":"${telephone}"}</script><p>${text}</p></body>`,
  );

ruleCases(rule, {
  pass: {
    'written otherwise': page('+33386000000', 'Tél. 03 86 00 00 00'),
    'one of several': page('+33 (0)3 86 00 00 00', 'Accueil 03.86.00.00.00, urgences 03 86 11 11 11'),
  },
  review: { 'another number': page('+33386000000', 'Tél. 03 86 22 22 22') },
  inapplicable: {
    'no number on the page': page('+33386000000', 'Bienvenue'),
    'nothing declared': pageArtifacts('<body><p>03 86 00 00 00</p></body>'),
  },
});
