import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-son-automatique.ts';

const withDuration = (html: string, durationSeconds: number) => {
  const artifacts = withBody(html);
  const nodes = artifacts.dom.nodes.map((node) =>
    node.media ? { ...node, media: { ...node.media, durationSeconds } } : node,
  );
  return { ...artifacts, dom: { ...artifacts.dom, nodes } };
};

ruleCases(rule, {
  'nothing automatic': { artifacts: withBody('<audio src="/a.mp3" controls></audio>'), verdict: 'pass' },
  muted: { artifacts: withBody('<video autoplay muted src="/a.mp4"></video>'), verdict: 'pass' },
  'with controls': { artifacts: withBody('<audio autoplay controls src="/a.mp3"></audio>'), verdict: 'pass' },
  'a jingle of two seconds': {
    artifacts: withDuration('<audio autoplay src="/a.mp3"></audio>', 2),
    verdict: 'pass',
  },
  'a stop button first': {
    artifacts: withBody('<button>Couper le son</button><audio autoplay src="/a.mp3"></audio>'),
    verdict: 'pass',
  },
  'automatic sound': {
    artifacts: withBody('<audio autoplay src="/a.mp3"></audio>'),
    verdict: 'fail',
    title: 'Un son démarre tout seul, sans moyen de l’arrêter',
    evidence: [{ type: 'element', selector: 'html > body > audio' }],
  },
  'a short loop': {
    artifacts: withDuration('<audio autoplay loop src="/a.mp3"></audio>', 2),
    verdict: 'fail',
    title: 'Un son démarre tout seul, sans moyen de l’arrêter',
    evidence: [{ type: 'element', selector: 'html > body > audio' }],
  },
  'a video that may be silent': {
    artifacts: withBody('<video autoplay src="/a.mp4"></video>'),
    verdict: 'review',
    title: 'Une vidéo se lance toute seule sans être muette : son à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'no media': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
