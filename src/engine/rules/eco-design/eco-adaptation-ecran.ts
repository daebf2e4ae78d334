import { formatNumber, listOf } from '#contract/french.ts';
import type { DrivenElement, Overflow } from '../../artifacts.ts';
import { fitsPhones } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

const px = (width: number): string => `${formatNumber(width)} px`;

/** What goes past the edge because of one box of a set width is told once, by that box. */
function wholesOf(past: readonly Overflow[]): (DrivenElement & { readonly note: string })[] {
  const boxes = new Map<string, DrivenElement & { readonly widthPx: number; readonly past: string[] }>();
  const others: (DrivenElement & { readonly note: string })[] = [];
  for (const { width, culprits } of past)
    for (const culprit of culprits) {
      const { held } = culprit;
      const said = `de ${px((held ?? culprit).overflowPx)} à ${px(width)} de large`;
      if (!held) {
        others.push({ ...culprit, note: `dépasse ${said}` });
        continue;
      }
      const key = JSON.stringify([held.selector, held.snippet, held.widthPx]);
      const box = boxes.get(key) ?? { ...held, past: [] };
      if (!box.past.includes(said)) box.past.push(said);
      boxes.set(key, box);
    }
  const told = [...boxes.values()].map((box) => ({
    ...box,
    note: `largeur fixée à ${px(box.widthPx)} : dépasse ${listOf(box.past)}`,
  }));
  return [...told, ...others];
}

const counted = new Set(['text', 'block', 'image']);

export default defineRule({
  id: 'eco-adaptation-ecran',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 2.5' }],
  title: {
    fail: 'La page déborde sur un écran de {widths} de large',
    pass: 'La page s’adapte à la largeur de l’écran',
  },
  messages: { window: 'La page déborde dans une fenêtre de {widths} de large' },
  why: 'Un affichage qui déborde pousse à remplacer un appareil ancien ou petit qui fonctionne encore.',
  fix: 'Rendre la mise en page fluide (max-width: 100 %, flex-wrap, requêtes média) et la vérifier à 360, 768 et 1 200 pixels de large.',
  judges: 'layout',
  artifacts: ['moves', 'dom'],
  moves: ['widths'],
  evaluate({ moves, dom }) {
    const { result, without } = driven(moves, 'widths');
    if (!result) return without;
    const past = result
      .filter(({ width, scrollWidth }) => scrollWidth > width + 1)
      .map((overflow) => ({
        ...overflow,
        culprits: overflow.culprits.filter(({ kind }) => counted.has(kind)),
      }))
      .filter(({ culprits }) => culprits.length > 0);
    if (past.length === 0) return { status: 'pass' };
    const values = {
      widths: listOf(
        past.map(({ width }, at) => `${at > 0 ? 'de ' : ''}${px(width)}`),
        'ou',
      ),
    };
    const proof = drivenProof(wholesOf(past), ({ note }) => note);
    return fitsPhones(dom)
      ? { status: 'fail', values, ...proof }
      : { status: 'fail', message: 'window', values, ...proof };
  },
});
