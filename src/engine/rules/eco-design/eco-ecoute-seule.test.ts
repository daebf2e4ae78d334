import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-ecoute-seule.ts';

const page = (body: string) => pageArtifacts(`<body>${body}</body>`);

const unknown = 'Une vidéo de durée inconnue n’offre peut-être pas d’écoute seule';

/** The same page, its video as long as said. */
const lasting = (durationSeconds: number, artifacts = page('<video src="/a.mp4" controls></video>')) => ({
  ...artifacts,
  dom: {
    ...artifacts.dom,
    nodes: artifacts.dom.nodes.map((node) =>
      node.media ? { ...node, media: { ...node.media, durationSeconds } } : node,
    ),
  },
});

ruleCases(rule, {
  'a long video': {
    artifacts: lasting(600),
    verdict: 'review',
    title: 'Une vidéo longue n’offre peut-être pas d’écoute seule',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'a short video': { artifacts: lasting(20), verdict: 'inapplicable', reason: 'aucune vidéo longue' },
  'people who listen are no sound version': {
    artifacts: page(
      '<p>Une équipe à votre écoute, pour écouter les besoins de chacun.</p><iframe src="https://www.youtube.com/embed/x"></iframe>',
    ),
    verdict: 'review',
    title: unknown,
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'an invitation to listen': {
    artifacts: page(
      '<iframe src="https://www.youtube.com/embed/x"></iframe><p>Écoutez l’épisode pendant vos trajets.</p>',
    ),
    verdict: 'pass',
  },
  'a button to listen': {
    artifacts: page('<iframe src="https://www.youtube.com/embed/x"></iframe><a href="/s">Écouter</a>'),
    verdict: 'pass',
  },
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
    title: unknown,
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'an embedded player': {
    artifacts: page('<iframe src="https://www.youtube.com/embed/x"></iframe>'),
    verdict: 'review',
    title: unknown,
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a silent video': {
    artifacts: page('<video src="/a.mp4" muted></video>'),
    verdict: 'inapplicable',
    reason: 'aucune vidéo longue',
  },
  'no video': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucune vidéo longue' },
});
