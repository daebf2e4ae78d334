import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-incoherent.ts';

const home = pageFacts({ headers: [{ name: 'x-vercel-id', value: 'cdg1::abc' }] });
const site = (text: string, first = home) =>
  siteArtifacts({ pages: [first, legalPage('legal-notice', text)] });

ruleCases(rule, {
  consistent: { artifacts: site('Hébergeur : Vercel Inc.'), verdict: 'pass' },
  'no mark': { artifacts: site('Hébergeur : OVH.', pageFacts()), verdict: 'pass' },
  'another host is cited': {
    artifacts: site('Hébergeur : OVH.'),
    verdict: 'review',
    title: 'Le site semble hébergé par Vercel, que les mentions légales ne citent pas',
    evidence: [{ type: 'header', name: 'x-vercel-id', value: 'cdg1::abc' }],
  },
  'no host cited': { artifacts: site('Bienvenue.'), verdict: 'inapplicable', reason: 'aucun hébergeur cité' },
  'no notice': {
    artifacts: siteArtifacts({ pages: [home] }),
    verdict: 'inapplicable',
    reason: 'aucun hébergeur cité',
  },
});
