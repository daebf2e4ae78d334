import type { DomNode } from '../../artifacts.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const isForced = ({ attributes }: DomNode): boolean => Number(attributes.tabindex ?? 0) > 0;

const passedOver = threshold(5, {
  ours: 'Stops that are passed over: fewer may be a logo, or a link to the content',
});

/**
 * A link or a button that the keyboard reaches before all that stands before it (WCAG failure F44). The fields of a form
 * numbered among themselves may be what one comes for.
 */
function jumps(stops: readonly DomNode[], node: DomNode): boolean {
  if (node.field !== undefined && node.tag !== 'button') return false;
  const before = stops.slice(0, stops.indexOf(node)).filter((stop) => !isForced(stop));
  return before.length >= passedOver;
}

export default defineRule({
  id: 'rgaa-ordre-tabulation',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 12.8.1' },
    { kind: 'standard', title: 'WCAG 2.4.3' },
  ],
  rgaa: ['12.8'],
  title: {
    fail: 'Le clavier saute par-dessus une partie de la page',
    pass: 'L’ordre de parcours au clavier suit celui de la page',
  },
  messages: { forced: 'L’ordre de parcours au clavier est forcé : à vérifier' },
  why: 'Des éléments passent avant tous les autres : le clavier saute d’un bout à l’autre de la page.',
  fix: 'Retirer les attributs tabindex positifs et placer les éléments dans le bon ordre dans le code.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const stops = dom.nodes.filter((node) => node.tabbable && node.document === 0);
    if (stops.length === 0) return { status: 'inapplicable' };
    const forced = stops.filter(isForced);
    if (forced.length === 0) return { status: 'pass' };
    const early = forced.filter((node) => jumps(stops, node));
    return early.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, early) }
      : { status: 'review', message: 'forced', ...evidenceOfNodes(dom, forced) };
  },
});
