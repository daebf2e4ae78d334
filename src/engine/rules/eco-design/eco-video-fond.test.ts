import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-video-fond.ts';

const page = (attributes: string) => pageArtifacts(`<body><video src="/a.mp4" ${attributes}></video></body>`);

ruleCases(rule, {
  pass: {
    'a video on demand': page('controls'),
    'silent, but with controls': page('autoplay muted loop controls'),
  },
  fail: { 'a moving background': page('autoplay muted loop') },
  inapplicable: { 'no video': pageArtifacts('<body><p>A</p></body>') },
});
