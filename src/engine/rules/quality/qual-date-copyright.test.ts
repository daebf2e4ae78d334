import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-date-copyright.ts';

const site = (footerText: string) => siteArtifacts({ pages: [pageFacts({ footerText })] });

ruleCases(rule, {
  pass: {
    'this year': site('© 2026 Mairie'),
    'last year': site('© 2025'),
    'a range': site('© 2009–2026 Mairie'),
  },
  fail: { 'years ago': site('Copyright Mairie de Valmont 2021'), 'the end of a range': site('© 2009-2019') },
  inapplicable: { 'no year': site('Mairie de Valmont'), 'another date': site('Loi du 11 février 2005') },
});
