import { drivenPage, movement, unfinishedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-mouvement-auto.ts';

const film = '<video autoplay muted loop src="/f.mp4"></video>';

const waiting = '<video muted loop src="/f.mp4"></video>';
const played = '<video muted loop src="/f.mp4" data-playing></video>';

ruleCases(rule, {
  'a film that a script plays': {
    artifacts: withBody(played),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  'the same with a button that stops it': {
    artifacts: withBody(`${played}<button>Pause</button>`),
    verdict: 'pass',
  },
  'a film that waits to be played': { artifacts: withBody(waiting), verdict: 'pass' },
  nothing: { artifacts: withBody('<p>x</p>'), verdict: 'pass' },
  'a film with controls': {
    artifacts: withBody('<video autoplay muted loop controls src="/f.mp4"></video>'),
    verdict: 'pass',
  },
  'a pause button beside': {
    artifacts: withBody(`<div>${film}<button>Mettre en pause</button></div>`),
    verdict: 'pass',
  },
  'what styles move on a page that is not driven': {
    artifacts: {
      ...withBody('<p id="x">Livraison offerte</p>'),
      animations: { images: [], flashing: [], motion: { autoMotion: [movement()], reducedMotion: null } },
    },
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a small dot that pulses five times': {
    artifacts: drivenPage({
      autoMotion: [movement({ areaPx: 100, holdsContent: false, durationSeconds: 6 })],
    }),
    verdict: 'pass',
  },
  'a small mark that a script moves': {
    artifacts: drivenPage({
      autoMotion: [movement({ areaPx: 100, holdsContent: false, by: 'script', changes: 9 })],
    }),
    verdict: 'pass',
  },
  'a moving banner with its pause button': {
    artifacts: drivenPage({ autoMotion: [movement()] }, '<button>Mettre en pause</button>'),
    verdict: 'pass',
  },
  'a moving banner with a link that pauses it': {
    artifacts: drivenPage({ autoMotion: [movement()] }, '<a href="#pa_pause" title="pause">pause</a>'),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a moving banner with links to another page, and to a part about stops': {
    artifacts: drivenPage(
      { autoMotion: [movement()] },
      '<a href="/pause">Pause café</a><a href="#arrets">Arrêts de bus</a><a href="#suite">Lire la suite</a>',
    ),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a hidden film': { artifacts: withBody(`<div hidden>${film}</div>`), verdict: 'pass' },
  'a film played once, of unknown length': {
    artifacts: withBody('<video autoplay muted src="/f.mp4"></video>'),
    verdict: 'pass',
  },
  'text that moves for ever': {
    artifacts: drivenPage({ autoMotion: [movement()] }),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'an endless film': {
    artifacts: withBody(film),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: 'html > body > video' }],
  },
  marquee: {
    artifacts: withBody('<marquee>Soldes</marquee>'),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: 'html > body > marquee' }],
  },
  'a banner that stops for who asks for less motion': {
    artifacts: drivenPage({
      autoMotion: [movement({ stopsWhenReduced: true })],
    }),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a decoration': {
    artifacts: drivenPage({ autoMotion: [movement({ holdsContent: false })] }),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a small dot that pulses for ever': {
    artifacts: drivenPage({ autoMotion: [movement({ areaPx: 100, holdsContent: false })] }),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a short link that blinks': {
    artifacts: drivenPage({ autoMotion: [movement({ areaPx: 900, kind: 'blink' })] }),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a script that makes a word blink': {
    artifacts: drivenPage({
      autoMotion: [movement({ by: 'script', kind: 'blink', changes: 8, observedSeconds: 5.4 })],
    }),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [
      { type: 'element', selector: '#x', note: 'changé 8 fois par un script en 5,4 s d’observation' },
    ],
  },
  'a word that a script showed and hid a few times': {
    artifacts: drivenPage({
      autoMotion: [movement({ by: 'script', kind: 'blink', changes: 5, observedSeconds: 3 })],
    }),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'changé 5 fois par un script en 3 s d’observation' }],
  },
  'a carousel of one slide': {
    artifacts: withBody(
      '<div data-ride="carousel"><div class="carousel-inner"><div class="item active"><h2>Club</h2><p>Texte</p></div></div></div>',
    ),
    verdict: 'pass',
  },
  'a carousel declared twice': {
    artifacts: withBody(
      '<div data-ride="carousel"><div data-ride="carousel"><div class="item">1</div><div class="item">2</div><div class="item">3</div></div></div>',
    ),
    verdict: 'review',
    title: 'Un carrousel défile peut-être tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a carousel and a word that blinks': {
    artifacts: drivenPage(
      { autoMotion: [movement({ kind: 'blink' })] },
      '<div data-bs-ride="carousel"><div>1</div><div>2</div><div>3</div><div>4</div></div>',
    ),
    verdict: 'fail',
    title: 'Un contenu bouge sans que l’on puisse l’arrêter',
    evidence: [{ type: 'element', selector: '#x', note: 'animation sans fin' }],
  },
  'a script that moves a block': {
    artifacts: drivenPage({
      autoMotion: [movement({ by: 'script', changes: 4, observedSeconds: 3.5 })],
    }),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'animé par un script pendant 3,5 s d’observation' }],
  },
  'a drawing that a script draws again and again': {
    artifacts: drivenPage({
      autoMotion: [
        movement({
          by: 'script',
          changes: 12,
          observedSeconds: 5.4,
          holdsContent: false,
          areaPx: 60_000,
          snippet: '<canvas id="x"></canvas>',
        }),
      ],
    }),
    verdict: 'review',
    title: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
    evidence: [
      { type: 'element', selector: '#x', note: 'redessiné par un script pendant 5,4 s d’observation' },
    ],
  },
  'a carousel': {
    artifacts: withBody(
      '<div data-bs-ride="carousel"><div>1</div><div>2</div><div>3</div><div>4</div></div>',
    ),
    verdict: 'review',
    title: 'Un carrousel défile peut-être tout seul : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  ...unfinishedCases('autoMotion'),
});
