import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-hebergeur-incoherent.ts';

const home = pageFacts({ headers: [{ name: 'x-vercel-id', value: 'cdg1::abc' }] });
const site = (text: string, first = home) =>
  siteArtifacts({ pages: [first, legalPage('legal-notice', text)] });

ruleCases(rule, {
  pass: { consistent: site('Hébergeur : Vercel Inc.'), 'no mark': site('Hébergeur : OVH.', pageFacts()) },
  review: { 'another host is cited': site('Hébergeur : OVH.') },
  inapplicable: { 'no host cited': site('Bienvenue.'), 'no notice': siteArtifacts({ pages: [home] }) },
});
