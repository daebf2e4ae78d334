import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-manifest.ts';

const site = (rel: string) =>
  siteArtifacts({ pages: [pageFacts({ icons: [{ rel, url: 'https://www.exemple.fr/i' }] })] });

ruleCases(rule, {
  'a manifest': { artifacts: site('manifest'), verdict: 'pass' },
  'a touch icon': { artifacts: site('apple-touch-icon-precomposed'), verdict: 'pass' },
  'an ordinary icon only': {
    artifacts: site('icon'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'ni manifest ni apple-touch-icon' }],
  },
});
