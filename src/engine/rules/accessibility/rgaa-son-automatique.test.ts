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
  pass: {
    'nothing automatic': withBody('<audio src="/a.mp3" controls></audio>'),
    muted: withBody('<video autoplay muted src="/a.mp4"></video>'),
    'with controls': withBody('<audio autoplay controls src="/a.mp3"></audio>'),
    'a jingle of two seconds': withDuration('<audio autoplay src="/a.mp3"></audio>', 2),
    'a stop button first': withBody('<button>Couper le son</button><audio autoplay src="/a.mp3"></audio>'),
  },
  fail: {
    'automatic sound': withBody('<audio autoplay src="/a.mp3"></audio>'),
    'a short loop': withDuration('<audio autoplay loop src="/a.mp3"></audio>', 2),
  },
  review: { 'a video that may be silent': withBody('<video autoplay src="/a.mp4"></video>') },
  inapplicable: { 'no media': withBody('<p>x</p>') },
});
