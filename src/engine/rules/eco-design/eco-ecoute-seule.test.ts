import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-ecoute-seule.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);

ruleCases(rule, {
  'a sound version': {
    artifacts: page('<video src="/a.mp4" controls></video><a href="/a.mp3">Version audio</a>'),
    verdict: 'pass',
  },
  'a player beside it': {
    artifacts: page('<video src="/a.mp4" controls></video><audio src="/a.m4a" controls></audio>'),
    verdict: 'pass',
  },
  'a video alone': {
    artifacts: page('<video src="/a.mp4" controls></video>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'an embedded player': {
    artifacts: page('<iframe src="https://www.youtube.com/embed/x"></iframe>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a silent video': {
    artifacts: page('<video src="/a.mp4" muted></video>'),
    verdict: 'inapplicable',
    reason: 'aucune vidéo longue',
  },
  'no video': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucune vidéo longue' },
});
