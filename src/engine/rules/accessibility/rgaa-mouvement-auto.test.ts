import { drivenPage, movement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-mouvement-auto.ts';

const film = '<video autoplay muted loop src="/f.mp4"></video>';

ruleCases(rule, {
  pass: {
    nothing: withBody('<p>x</p>'),
    'a film with controls': withBody('<video autoplay muted loop controls src="/f.mp4"></video>'),
    'a pause button beside': withBody(`<div>${film}<button>Mettre en pause</button></div>`),
    'a small dot that pulses': drivenPage({ autoMotion: [movement({ areaPx: 100 })] }),
    'a moving banner with its pause button': drivenPage(
      { autoMotion: [movement()] },
      '<button>Mettre en pause</button>',
    ),
    'a hidden film': withBody(`<div hidden>${film}</div>`),
    'a film played once, of unknown length': withBody('<video autoplay muted src="/f.mp4"></video>'),
  },
  fail: {
    'text that moves for ever': drivenPage({ autoMotion: [movement()] }),
    'an endless film': withBody(film),
    marquee: withBody('<marquee>Soldes</marquee>'),
  },
  review: {
    'a banner that stops for who asks for less motion': drivenPage({
      autoMotion: [movement({ stopsWhenReduced: true })],
    }),
    'a decoration': drivenPage({ autoMotion: [movement({ holdsContent: false })] }),
    'a script that moves a block': drivenPage({
      autoMotion: [movement({ by: 'script', changes: 4, observedSeconds: 3.5 })],
    }),
    'a carousel': withBody(
      '<div data-bs-ride="carousel"><div>1</div><div>2</div><div>3</div><div>4</div></div>',
    ),
  },
});
