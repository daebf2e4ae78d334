import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-ecoute-seule.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);

ruleCases(rule, {
  pass: {
    'a sound version': page('<video src="/a.mp4" controls></video><a href="/a.mp3">Version audio</a>'),
    'a player beside it': page('<video src="/a.mp4" controls></video><audio src="/a.m4a" controls></audio>'),
  },
  review: {
    'a video alone': page('<video src="/a.mp4" controls></video>'),
    'an embedded player': page('<iframe src="https://www.youtube.com/embed/x"></iframe>'),
  },
  inapplicable: { 'a silent video': page('<video src="/a.mp4" muted></video>'), 'no video': page('') },
});
