import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-video-fond.ts';

const page = (attributes: string) => pageArtifacts(`<body><video src="/a.mp4" ${attributes}></video></body>`);

ruleCases(rule, {
  'a video on demand': { artifacts: page('controls'), verdict: 'pass' },
  'silent, but with controls': { artifacts: page('autoplay muted loop controls'), verdict: 'pass' },
  'a moving background': {
    artifacts: page('autoplay muted loop'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'no video': { artifacts: pageArtifacts('<body><p>A</p></body>'), verdict: 'inapplicable' },
});
