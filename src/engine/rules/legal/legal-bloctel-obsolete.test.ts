import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-bloctel-obsolete.ts';

const terms = (text: string, startedAt = siteArtifacts().site.startedAt) =>
  siteArtifacts({
    site: { ...siteArtifacts().site, startedAt },
    pages: [pageFacts(), legalPage('sales-terms', text)],
  });

ruleCases(rule, {
  pass: { 'not cited': terms('Nous n’appelons pas sans votre accord.') },
  fail: { cited: terms('Vous pouvez vous inscrire sur la liste Bloctel.') },
  inapplicable: {
    'before the change': terms('Liste Bloctel.', '2026-07-01T00:00:00Z'),
    'no legal page': siteArtifacts(),
  },
});
