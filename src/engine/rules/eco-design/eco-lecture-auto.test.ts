import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-lecture-auto.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  'on request': { artifacts: page('<video src="/a.mp4" controls></video>'), verdict: 'pass' },
  'a frame without autoplay': {
    artifacts: page('<iframe src="https://www.youtube.com/embed/x?rel=0"></iframe>'),
    verdict: 'pass',
  },
  'a muted background video': {
    artifacts: page('<video src="/a.mp4" autoplay muted loop></video>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'a silent film that a script plays': {
    artifacts: page('<video src="/a.mp4" muted loop data-playing></video>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'a silent film that waits to be played': {
    artifacts: page('<video src="/a.mp4" muted loop></video>'),
    verdict: 'pass',
  },
  'a sound': {
    artifacts: page('<audio src="/a.mp3" autoplay></audio>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > audio' }],
  },
  'a player': {
    artifacts: page('<iframe src="https://player.vimeo.com/video/1?autoplay=1"></iframe>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'no media': { artifacts: page('<p>Texte</p>'), verdict: 'inapplicable', reason: 'ni vidéo ni son' },
  'a frame without an address': {
    artifacts: page('<iframe></iframe>'),
    verdict: 'inapplicable',
    reason: 'ni vidéo ni son',
  },
});
