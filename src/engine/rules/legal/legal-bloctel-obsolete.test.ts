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
  'not cited': { artifacts: terms('Nous n’appelons pas sans votre accord.'), verdict: 'pass' },
  cited: {
    artifacts: terms('Vous pouvez vous inscrire sur la liste Bloctel.'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/sales-terms'],
    evidence: [
      {
        type: 'text',
        quote: 'Vous pouvez vous inscrire sur la liste Bloctel. Cette page décrit nos services…',
        where: 'https://www.exemple.fr/sales-terms',
      },
    ],
  },
  'before the change': {
    artifacts: terms('Liste Bloctel.', '2026-07-01T00:00:00Z'),
    verdict: 'inapplicable',
    reason: 'règle pas encore en vigueur',
  },
  'no legal page': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucune page légale lue' },
});
