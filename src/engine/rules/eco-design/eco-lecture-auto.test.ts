import { pageArtifacts } from '#tests/support/artifacts.ts';
import { filmDocument, withFrame } from '#tests/support/framed-film.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-lecture-auto.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

const alone = 'Une vidéo ou un son démarre sans être demandé';
const opened = 'le fichier est ouvert dans un cadre : le navigateur le lit';

ruleCases(rule, {
  'a film opened as the document of a frame': {
    artifacts: withFrame(filmDocument),
    verdict: 'fail',
    title: 'Un film ou un son ouvert dans un cadre démarre sans être demandé',
    evidence: [{ type: 'element', selector: 'html > body > iframe', note: opened }],
  },
  'such a film, and one that the page plays': {
    artifacts: withFrame(filmDocument, 'FRAME<video src="/b.mp4" autoplay></video>'),
    verdict: 'fail',
    title: alone,
    evidence: [
      { type: 'element', selector: 'html > body > iframe', note: opened },
      { type: 'element', selector: 'html > body > video' },
    ],
  },
  'a page of a frame that plays a film': {
    artifacts: withFrame(`<p>Notre film</p>${filmDocument}`),
    verdict: 'fail',
    title: alone,
    evidence: [{ type: 'element', selector: 'html > body > iframe > html > body > video' }],
  },
  'on request': { artifacts: page('<video src="/a.mp4" controls></video>'), verdict: 'pass' },
  'a frame without autoplay': {
    artifacts: page('<iframe src="https://www.youtube.com/embed/x?rel=0"></iframe>'),
    verdict: 'pass',
  },
  'a muted background video': {
    artifacts: page('<video src="/a.mp4" autoplay muted loop></video>'),
    verdict: 'fail',
    title: alone,
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'a silent film that a script plays': {
    artifacts: page('<video src="/a.mp4" muted loop data-playing></video>'),
    verdict: 'fail',
    title: alone,
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'a silent film that waits to be played': {
    artifacts: page('<video src="/a.mp4" muted loop></video>'),
    verdict: 'pass',
  },
  'a sound': {
    artifacts: page('<audio src="/a.mp3" autoplay></audio>'),
    verdict: 'fail',
    title: alone,
    evidence: [{ type: 'element', selector: 'html > body > audio' }],
  },
  'a player': {
    artifacts: page('<iframe src="https://player.vimeo.com/video/1?autoplay=1"></iframe>'),
    verdict: 'fail',
    title: alone,
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'no media': { artifacts: page('<p>Texte</p>'), verdict: 'inapplicable', reason: 'ni vidéo ni son' },
  'a frame without an address': {
    artifacts: page('<iframe></iframe>'),
    verdict: 'inapplicable',
    reason: 'ni vidéo ni son',
  },
});
