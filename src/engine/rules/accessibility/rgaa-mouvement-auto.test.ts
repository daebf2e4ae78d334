import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-mouvement-auto.ts';

const film = '<video autoplay muted loop src="/f.mp4"></video>';

ruleCases(rule, {
  pass: {
    nothing: withBody('<p>x</p>'),
    'a film with controls': withBody('<video autoplay muted loop controls src="/f.mp4"></video>'),
    'a pause button beside': withBody(`<div>${film}<button>Mettre en pause</button></div>`),
    'a hidden film': withBody(`<div hidden>${film}</div>`),
    'a film played once, of unknown length': withBody('<video autoplay muted src="/f.mp4"></video>'),
  },
  fail: { 'an endless film': withBody(film), marquee: withBody('<marquee>Soldes</marquee>') },
  review: {
    'a carousel': withBody(
      '<div data-bs-ride="carousel"><div>1</div><div>2</div><div>3</div><div>4</div></div>',
    ),
  },
});
