import { elementEvidence } from '../../derive/dom/dom.ts';
import { isHtml5, landmarksOf } from '../../derive/dom/landmarks.ts';
import { mayLackContent } from '../../derive/http/lost-content.ts';
import { defineRule } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

export default defineRule({
  id: 'rgaa-structure-main',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 9.2.1' }],
  rgaa: ['9.2'],
  title: {
    fail: 'La zone de contenu principal n’est pas unique',
    pass: 'La zone de contenu principal est unique',
  },
  messages: {
    none: 'La zone de contenu principal n’est pas balisée',
    several: 'La page déclare {count} zones de contenu principal',
    roleOnly: 'La zone de contenu principal est déclarée sans la balise main : à vérifier',
  },
  why: 'C’est elle qui permet d’aller droit au contenu en sautant l’en-tête et les menus. Absente ou en double, ce raccourci ne fonctionne plus.',
  fix: 'Entourer le contenu propre à la page d’une seule balise main visible.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    if (!isHtml5(dom)) return { status: 'inapplicable', reason: 'le type de document n’est pas HTML5' };
    const { main } = landmarksOf(dom);
    const [first] = main;
    if (!first) {
      if (mayLackContent(requests)) return { status: 'untested', reason: contentLost };
      const evidence = [
        { type: 'value' as const, label: 'Balise main', value: 'absente', expected: 'une seule balise main' },
      ];
      return { status: 'fail', message: 'none', evidence };
    }
    const evidence = main.map((node) => elementEvidence(dom, node));
    if (main.length > 1)
      return {
        status: 'fail',
        message: 'several',
        values: { count: main.length },
        extent: main.length,
        evidence,
      };
    return first.tag === 'main' ? { status: 'pass' } : { status: 'review', message: 'roleOnly', evidence };
  },
});
