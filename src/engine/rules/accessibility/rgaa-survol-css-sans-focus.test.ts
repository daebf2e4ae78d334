import { drivenElement, drivenPage, hoverContent } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-survol-css-sans-focus.ts';

const menu =
  '<ul><li class="m"><a href="/a">A</a><ul class="sub" style="display:none"><li><a href="/b">B</a></li></ul></li></ul>';
/** A driven page whose pointer and keyboard could not be tried: its sheets alone speak. */
const page = (text: string, body = menu) => ({
  ...drivenPage({ hoverReveal: null }, body),
  stylesheets: [{ url: '', inline: true, media: '', text }],
});
const opened = (...contents: readonly Parameters<typeof hoverContent>[0][]) =>
  drivenPage({ hoverReveal: contents.map(hoverContent) });
/** A portrait whose words come with the pointer, on a page with that body. */
const portrait = (
  text: string,
  body = '<p>Notre équipe</p>',
  changes: Parameters<typeof hoverContent>[0] = {},
) =>
  drivenPage(
    {
      hoverReveal: [
        hoverContent({
          byKeyboard: 'unreachable',
          holdsControl: false,
          target: { ...drivenElement, text },
          ...changes,
        }),
      ],
    },
    body,
  );
const biography = 'Jeanne dirige l’atelier depuis vingt ans';

ruleCases(rule, {
  'a menu that focus opens': { artifacts: opened({ byKeyboard: 'focus' }), verdict: 'pass' },
  'a menu with its button': { artifacts: opened({ byKeyboard: 'button' }), verdict: 'pass' },
  'a bubble of text': {
    artifacts: opened({ byKeyboard: 'unreachable', holdsControl: false }),
    verdict: 'pass',
  },
  'words that only the pointer shows': {
    artifacts: portrait(biography),
    verdict: 'review',
    title: 'Un texte ne s’affiche qu’au survol de la souris : à vérifier au clavier',
    evidence: [{ type: 'element', selector: '#x', note: 'règle .m:hover .sub' }],
  },
  'words that stand elsewhere on the page too': {
    artifacts: portrait(biography, `<p>${biography}.</p>`),
    verdict: 'pass',
  },
  'words that stand elsewhere, hidden too': {
    artifacts: portrait(biography, `<p style="display:none">${biography}.</p>`),
    verdict: 'review',
    title: 'Un texte ne s’affiche qu’au survol de la souris : à vérifier au clavier',
    evidence: [{ type: 'element', selector: '#x' }],
  },
  'words that the focus shows': {
    artifacts: portrait(biography, '<p>Notre équipe</p>', { byKeyboard: 'focus' }),
    verdict: 'pass',
  },
  'words that a script shows': {
    artifacts: portrait(biography, '<p>Notre équipe</p>', { rule: null }),
    verdict: 'pass',
  },
  'an invitation to press': { artifacts: portrait('Voir le projet'), verdict: 'pass' },
  'nothing revealed': { artifacts: page('.m:hover { color: red }'), verdict: 'pass' },
  'focus within as well': {
    artifacts: page('.m:hover .sub { display: block } .m:focus-within .sub { display: block }'),
    verdict: 'pass',
  },
  'both in one rule': {
    artifacts: page('.m:hover > .sub, .m:focus-within > .sub { display: block }'),
    verdict: 'pass',
  },
  'a tooltip without any control': {
    artifacts: page(
      '.m:hover .bulle { display: block }',
      '<p class="m">x <b class="bulle" style="display:none">y</b></p>',
    ),
    verdict: 'pass',
  },
  'another page’s rule': { artifacts: page('.autre:hover .menu { display: block }'), verdict: 'pass' },
  'a menu that only the pointer opens': {
    artifacts: opened({ byKeyboard: 'none' }, {}),
    verdict: 'fail',
    title: 'Un contenu ne s’ouvre qu’au survol de la souris, jamais au clavier',
    evidence: [{ type: 'element', selector: '#x', note: 'règle .m:hover .sub' }],
  },
  'a page that was not driven': {
    artifacts: withBody(menu),
    verdict: 'inapplicable',
    reason: 'non testé sur cette page',
  },
  'a sub-menu': {
    artifacts: page('.m:hover .sub { display: block }'),
    verdict: 'review',
    title: 'Un contenu ne s’ouvre peut-être qu’au survol de la souris : à vérifier au clavier',
    evidence: [{ type: 'value', label: 'Règle de style', value: '.m:hover .sub' }],
  },
});
