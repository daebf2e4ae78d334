import { filmDocument, withFrame } from '#tests/support/framed-film.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-transcription.ts';

const video = '<video controls src="/v.mp4"></video>';

const film = (id: string) =>
  `<iframe src="https://www.youtube-nocookie.com/embed/${id}" title="Film"></iframe>`;
const slides = (...more: string[]) =>
  withBody(
    `<div class="slider"><div class="carousel-inner"><div class="carousel-item active">${film('a')}</div>${more.join('')}</div></div>`,
  );
const waiting = (kind: string) => `<div class="${kind}" style="display:none">${film('b')}</div>`;

ruleCases(rule, {
  'a film opened in a frame, whose page announces the text': {
    artifacts: withFrame(filmDocument, '<div>FRAME<a href="/t">Lire la transcription</a></div>'),
    verdict: 'pass',
  },
  'a film opened in a frame, and nothing beside': {
    artifacts: withFrame(filmDocument),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a slide whose turn has not come': {
    artifacts: slides(waiting('carousel-item')),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > div > div > div:nth-of-type(1) > iframe' },
      { type: 'element', selector: 'html > body > div > div > div:nth-of-type(2) > iframe' },
    ],
  },
  'a copy that a carousel makes, and a panel that is closed': {
    artifacts: slides(waiting('carousel-item cloned'), waiting('panel')),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > div > div:nth-of-type(1) > iframe' }],
  },
  'announced beside': {
    artifacts: withBody(`<div>${video}<a href="/t">Lire la transcription</a></div>`),
    verdict: 'pass',
  },
  'nothing beside': {
    artifacts: withBody(`<div>${video}<p>Notre film</p></div>`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > video' }],
  },
  'an embedded player': {
    artifacts: withBody('<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'a silent background': {
    artifacts: withBody('<video autoplay muted loop src="/v.mp4"></video>'),
    verdict: 'inapplicable',
  },
  'another frame': {
    artifacts: withBody('<iframe src="https://www.openstreetmap.org/x" title="Carte"></iframe>'),
    verdict: 'inapplicable',
  },
});
