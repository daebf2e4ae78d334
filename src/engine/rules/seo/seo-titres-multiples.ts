import { exposed } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'seo-titres-multiples',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention des référenceurs' }],
  parent: 'seo-h1-absent',
  title: { fail: 'La page a {count} titres principaux (h1)', pass: 'La page a un seul titre principal (h1)' },
  why: 'HTML l’admet et les moteurs s’en accommodent ; un titre principal unique aide surtout à saisir le sujet de la page, à la lecture comme avec un lecteur d’écran.',
  fix: 'Garder un seul h1 et passer les autres titres au niveau qui convient.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const main = exposed(dom.nodes).filter(
      (node) => node.document === 0 && headingLevelOf(node) === 1 && node.visible,
    );
    if (main.length === 0) return { status: 'inapplicable', reason: 'aucun h1' };
    if (main.length === 1) return { status: 'pass' };
    return {
      status: 'fail',
      values: { count: main.length },
      extent: main.length,
      ...evidenceOfNodes(dom, main),
    };
  },
});
