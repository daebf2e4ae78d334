import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-non-identifie.ts';

const video = '<video controls src="/v.mp4"></video>';

ruleCases(rule, {
  pass: {
    'a heading before': withBody(`<h2>Visite de l’atelier</h2><div>${video}</div>`),
    'a caption': withBody(`<figure>${video}<figcaption>Visite</figcaption></figure>`),
    'a title of its own': withBody(
      '<iframe src="https://player.vimeo.com/video/1" title="Visite de l’atelier"></iframe>',
    ),
  },
  review: {
    'nothing around': withBody(video),
    'the player’s name': withBody(
      '<iframe src="https://www.youtube.com/embed/x" title="YouTube video player"></iframe>',
    ),
  },
  inapplicable: { 'no media': withBody('<p>x</p>') },
});
