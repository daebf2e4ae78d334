import type { Evidence } from '#contract/report.ts';
import type { OpenedPart, PageView } from '../../artifacts.ts';
import { defineRule } from '../../rule.ts';

interface Window {
  readonly view: PageView;
  readonly part: OpenedPart;
}

/** Proofs of windows that the same button opens in both views are one. */
function proofs(windows: readonly Window[], note: string, device: string): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const { view, part } of windows) {
    const { selector, snippet } = part.opener;
    const key = `${selector} ${part.name}`;
    const width = view.device === device ? {} : { width: view.device };
    if (!found.has(key))
      found.set(key, { type: 'element', selector, snippet, note, opened: part.name, ...width });
  }
  return [...found.values()];
}

export default defineRule({
  id: 'rgaa-dialogue-clavier',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 12.8.2' },
    { kind: 'standard', title: 'WCAG 2.4.3' },
    { kind: 'standard', title: 'ARIA APG Dialog' },
  ],
  rgaa: ['12.8.2'],
  title: {
    fail: 'Une fenêtre s’ouvre sans recevoir le focus du clavier',
    pass: 'Les fenêtres ouvertes reçoivent et rendent le focus du clavier',
  },
  messages: {
    escape: 'Une fenêtre ne se ferme pas avec la touche Échap : à vérifier',
    returned: 'Le focus ne revient pas au bouton quand la fenêtre se ferme : à vérifier',
  },
  why: 'Au clavier ou avec un lecteur d’écran, on reste derrière la fenêtre, ou l’on se retrouve au début de la page quand elle se ferme.',
  fix: 'Utiliser dialog et showModal(), ou placer le focus dans la fenêtre à son ouverture, la fermer avec Échap et rendre le focus au bouton.',
  artifacts: ['views', 'page'],
  evaluate({ views, page }) {
    const windows = views.flatMap((view) => view.parts.map((part) => ({ view, part })));
    const modal = windows.filter(({ part }) => part.dialog?.modal);
    if (modal.length === 0)
      return { status: 'inapplicable', reason: 'aucune fenêtre ouverte sur cette page' };
    const outside = modal.filter(({ part }) => part.dialog?.focusMovedIn === false);
    if (outside.length > 0)
      return { status: 'fail', evidence: proofs(outside, 'le focus n’y entre pas', page.device) };
    const stuck = modal.filter(({ part }) => part.dialog?.closedByEscape === false);
    if (stuck.length > 0)
      return {
        status: 'review',
        message: 'escape',
        evidence: proofs(stuck, 'Échap ne la ferme pas', page.device),
      };
    const lost = modal.filter(({ part }) => part.dialog?.focusReturned === false);
    if (lost.length > 0)
      return {
        status: 'review',
        message: 'returned',
        evidence: proofs(lost, 'le focus ne revient pas au bouton', page.device),
      };
    return { status: 'pass' };
  },
});
