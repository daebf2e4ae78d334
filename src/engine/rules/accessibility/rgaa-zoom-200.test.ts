import type { ClippedText } from '#engine/artifacts.ts';
import { clipped, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-zoom-200.ts';

const lost = (...kinds: readonly ClippedText['kind'][]) =>
  drivenPage({ zoom200: { scrollWidth: 640, clipped: clipped(...kinds) } });

ruleCases(rule, {
  'every text stays whole': { artifacts: drivenPage(), verdict: 'pass' },
  'a text is cut': {
    artifacts: lost('cut', 'ellipsis'),
    verdict: 'fail',
    title: 'Du texte est coupé quand on agrandit la page à 200 %',
    evidence: [{ type: 'element', selector: '#x', note: 'texte coupé' }],
  },
  'a text is shortened': {
    artifacts: lost('ellipsis'),
    verdict: 'review',
    title: 'Du texte est peut-être perdu quand on agrandit la page à 200 % : à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'texte abrégé par des points de suspension' }],
  },
  'a text lies over another': {
    artifacts: lost('overlap'),
    verdict: 'review',
    title: 'Du texte est peut-être perdu quand on agrandit la page à 200 % : à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'texte recouvert par un autre' }],
  },
  ...unlookedCases('zoom200'),
});
