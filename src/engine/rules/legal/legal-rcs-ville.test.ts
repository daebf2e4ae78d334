import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-rcs-ville.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  pass: {
    before: notice('RCS Lyon 732 829 320'),
    after: notice('RCS 732 829 320 Lyon'),
    'in words': notice('immatriculée au RCS de Lyon'),
  },
  review: { 'no town': notice('RCS n° 732 829 320. voir plus bas.') },
  inapplicable: { 'no register': notice('Bienvenue.'), 'no notice': siteArtifacts() },
});
