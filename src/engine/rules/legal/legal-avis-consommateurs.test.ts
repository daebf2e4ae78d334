import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-avis-consommateurs.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

ruleCases(rule, {
  pass: { none: page('À mon avis, venez.'), controlled: page('128 avis contrôlés par un organisme.') },
  review: { 'no word on control': page('4,8/5 – 128 avis') },
});
