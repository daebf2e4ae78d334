import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-transcription.ts';

const video = '<video controls src="/v.mp4"></video>';

ruleCases(rule, {
  pass: { 'announced beside': withBody(`<div>${video}<a href="/t">Lire la transcription</a></div>`) },
  review: {
    'nothing beside': withBody(`<div>${video}<p>Notre film</p></div>`),
    'an embedded player': withBody(
      '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>',
    ),
  },
  inapplicable: {
    'a silent background': withBody('<video autoplay muted loop src="/v.mp4"></video>'),
    'another frame': withBody('<iframe src="https://www.openstreetmap.org/x" title="Carte"></iframe>'),
  },
});
