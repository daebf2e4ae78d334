import { filmDocument, withFrame } from '#tests/support/framed-film.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-non-identifie.ts';

const video = '<video controls src="/v.mp4"></video>';

ruleCases(rule, {
  'a film opened in a frame, under a heading': {
    artifacts: withFrame(filmDocument, '<h2>Visite de l’atelier</h2><div>FRAME</div>'),
    verdict: 'pass',
  },
  'a film opened in a frame without a word': {
    artifacts: withFrame(filmDocument),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a heading before': {
    artifacts: withBody(`<h2>Visite de l’atelier</h2><div>${video}</div>`),
    verdict: 'pass',
  },
  'a caption': {
    artifacts: withBody(`<figure>${video}<figcaption>Visite</figcaption></figure>`),
    verdict: 'pass',
  },
  'a title of its own': {
    artifacts: withBody(
      '<iframe src="https://player.vimeo.com/video/1" title="Visite de l’atelier"></iframe>',
    ),
    verdict: 'pass',
  },
  'nothing around': {
    artifacts: withBody(video),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'the player’s name': {
    artifacts: withBody(
      '<iframe src="https://www.youtube.com/embed/x" title="YouTube video player"></iframe>',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'no media': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
