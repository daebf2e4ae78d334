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
  pass: {
    'a frame of the site': frame('src="/agenda"'),
    'a video that waits for the scroll': frame('src="https://www.youtube.com/embed/x" loading="lazy"'),
    'a light widget': widget(20_000),
    'no third party': pageArtifacts(),
  },
  fail: {
    'a video player': frame('src="https://www.youtube.com/embed/x"'),
    'a heavy chat': widget(300_000),
  },
});
