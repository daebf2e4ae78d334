import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-tiers-avant-choix.ts';

const frame = (attributes: string) => pageArtifacts(`<body><iframe ${attributes}></iframe></body>`);
const widget = (transferBytes: number) =>
  pageArtifacts(undefined, {
    requests: [networkRequest({ url: 'https://client.crisp.chat/l.js', transferBytes })],
  });

ruleCases(rule, {
  'a frame of the site': { artifacts: frame('src="/agenda"'), verdict: 'pass' },
  'a video that waits for the scroll': {
    artifacts: frame('src="https://www.youtube.com/embed/x" loading="lazy"'),
    verdict: 'pass',
  },
  'a light widget': { artifacts: widget(20_000), verdict: 'pass' },
  'no third party': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a video player': {
    artifacts: frame('src="https://www.youtube.com/embed/x"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe', note: 'YouTube' }],
  },
  'a heavy chat': {
    artifacts: widget(300_000),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://client.crisp.chat/l.js', note: 'Crisp : 300 ko' }],
  },
});
