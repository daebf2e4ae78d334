import type { OpenedDialog } from '#engine/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { partOf, viewOf } from '#tests/support/views.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-dialogue-clavier.ts';

const body = '<button data-opener id="ouvrir">Menu</button><div data-came role="dialog">x</div>';
const sound: OpenedDialog = { modal: true, focusMovedIn: true, closedByEscape: true, focusReturned: true };
const windows = (dialog: Partial<OpenedDialog> | null, device: 'mobile' | 'desktop' = 'mobile') =>
  viewOf(body, device, { parts: [partOf(body, { dialog: dialog && { ...sound, ...dialog } })] });
const opened = (...views: ReturnType<typeof windows>[]) => withBody(body, { views });
const at = (note: string, more: { readonly width?: 'desktop' } = {}) =>
  ({ type: 'element', selector: '#ouvrir', opened: 'Menu', note, ...more }) as const;
const title = 'Une fenêtre s’ouvre sans recevoir le focus du clavier';

ruleCases(rule, {
  'takes the focus, closes, gives it back': { artifacts: opened(windows({})), verdict: 'pass' },
  'leaves the focus behind it, told once for both widths': {
    artifacts: opened(windows({ focusMovedIn: false }), windows({ focusMovedIn: false }, 'desktop')),
    verdict: 'fail',
    title,
    evidence: [at('le focus n’y entre pas')],
  },
  'leaves the focus behind it at the other width': {
    artifacts: opened(windows({ focusMovedIn: false }, 'desktop')),
    verdict: 'fail',
    title,
    evidence: [at('le focus n’y entre pas', { width: 'desktop' })],
  },
  'stays open after Escape': {
    artifacts: opened(windows({ closedByEscape: false, focusReturned: null })),
    verdict: 'review',
    title: 'Une fenêtre ne se ferme pas avec la touche Échap : à vérifier',
    evidence: [at('Échap ne la ferme pas')],
  },
  'keeps the focus when it closes': {
    artifacts: opened(windows({ focusReturned: false })),
    verdict: 'review',
    title: 'Le focus ne revient pas au bouton quand la fenêtre se ferme : à vérifier',
    evidence: [at('le focus ne revient pas au bouton')],
  },
  'a menu, or a bubble that lets the page be used': {
    artifacts: opened(windows(null), windows({ modal: false, focusMovedIn: false })),
    verdict: 'inapplicable',
    reason: 'aucune fenêtre ouverte sur cette page',
  },
});
