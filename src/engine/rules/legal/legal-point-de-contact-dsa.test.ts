import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-point-de-contact-dsa.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

ruleCases(rule, {
  pass: { 'a way to report': page('Laisser un commentaire. Signaler un abus.') },
  review: { 'no way to report': page('Laisser un commentaire') },
  inapplicable: { 'nobody contributes': page('Bienvenue') },
});
