import type { Evidence } from '#contract/report.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'wcag-focus-masque',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'WCAG 2.4.11' }],
  title: {
    fail: 'Un élément atteint au clavier est caché par un autre qui reste à l’écran',
    pass: 'Aucun élément fixe n’a caché ce que le clavier a atteint',
  },
  messages: { banner: 'Le bandeau de consentement cache des éléments atteints au clavier' },
  why: 'Qui navigue au clavier ne voit plus où il se trouve : l’élément actif est derrière un bandeau ou un en-tête fixe. Cette demande des WCAG 2.2 n’est pas encore une obligation du RGAA.',
  fix: 'Réserver la place des éléments fixes avec scroll-padding-top et scroll-padding-bottom, ou les laisser défiler avec la page.',
  judges: 'layout',
  artifacts: ['keyboard', 'consentBanner'],
  evaluate({ keyboard, consentBanner }) {
    if (!keyboard || keyboard.walked === false)
      return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    if (keyboard.steps.length === 0) return { status: 'inapplicable' };
    const hidden = keyboard.steps.flatMap(({ coveredBy, selector, snippet }) =>
      coveredBy ? [{ selector, snippet, coveredBy }] : [],
    );
    if (hidden.length === 0) return { status: 'pass' };
    const byBanner = hidden.every(({ coveredBy }) => coveredBy.selector === consentBanner.selector);
    const evidence = hidden.map(
      ({ selector, snippet, coveredBy }): Evidence => ({
        ...{ type: 'element', selector, snippet, note: `caché par ${coveredBy.selector}` },
      }),
    );
    return { status: 'fail', ...(byBanner && { message: 'banner' as const }), evidence };
  },
});
