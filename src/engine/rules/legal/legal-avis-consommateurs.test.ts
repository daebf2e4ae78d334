import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-avis-consommateurs.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

ruleCases(rule, {
  none: { artifacts: page('À mon avis, venez.'), verdict: 'pass' },
  controlled: { artifacts: page('128 avis contrôlés par un organisme.'), verdict: 'pass' },
  'no word on control': {
    artifacts: page('4,8/5 – 128 avis'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: '4,8/5 – 128 avis' }],
  },
});
