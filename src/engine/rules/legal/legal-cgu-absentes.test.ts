import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-cgu-absentes.ts';

const home = pageFacts({ hasPasswordField: true });

ruleCases(rule, {
  pass: { present: siteArtifacts({ pages: [home, legalPage('terms', 'Conditions d’utilisation.')] }) },
  review: { absent: siteArtifacts({ pages: [home] }) },
  inapplicable: { 'no account': siteArtifacts() },
});
