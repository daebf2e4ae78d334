import { backportedLibraryUrl } from '#reference/library-floors.ts';
import { libraryFloor, missedFloor } from '../../derive/load/library-versions.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-bibliotheque-vulnerable',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: ['OWASP A06'],
  title: {
    fail: 'Une bibliothèque de la page a des failles connues ({names})',
    pass: 'Aucune bibliothèque à faille connue repérée',
  },
  why: 'Le moyen d’exploiter ces failles est public. Un attaquant n’a qu’à repérer le numéro de version, visible de tous, pour savoir comment agir sur vos visiteurs.',
  fix: 'Mettre la bibliothèque à jour au moins vers la version indiquée, puis vérifier les pages qui s’en servent.',
  artifacts: ['libraries'],
  evaluate({ libraries }) {
    const judged = libraries.flatMap((seen) => {
      const floor = libraryFloor(seen.name);
      return floor ? [{ seen, floor, target: missedFloor(floor, seen.version) }] : [];
    });
    if (judged.length === 0)
      return { status: 'inapplicable', reason: 'aucune bibliothèque suivie n’a été repérée' };
    const old = judged.filter(({ target }) => target !== null);
    if (old.length === 0) return { status: 'pass' };
    const certain = old.filter(({ seen }) => !backportedLibraryUrl.test(seen.url));
    const shown = certain.length > 0 ? certain : old;
    const verdict = {
      values: {
        names: [...new Set(shown.map(({ seen, floor }) => `${floor.label} ${seen.version}`))].join(', '),
      },
      evidence: shown.map(({ seen, floor, target }) => ({
        type: 'value' as const,
        label: [floor.label, floor.advisory, seen.url].filter(Boolean).join(' – '),
        value: seen.version,
        expected: `${target} ou plus`,
      })),
    };
    if (certain.length === 0) return { status: 'review', ...verdict };
    return { status: 'fail', ...verdict };
  },
});
