import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-lecture-auto.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    'on request': page('<video src="/a.mp4" controls></video>'),
    'a frame without autoplay': page('<iframe src="https://www.youtube.com/embed/x?rel=0"></iframe>'),
  },
  fail: {
    'a muted background video': page('<video src="/a.mp4" autoplay muted loop></video>'),
    'a sound': page('<audio src="/a.mp3" autoplay></audio>'),
    'a player': page('<iframe src="https://player.vimeo.com/video/1?autoplay=1"></iframe>'),
  },
  inapplicable: { 'no media': page('<p>Texte</p>') },
});
