import { backportedLibraryUrl } from '#reference/library-floors.ts';
import { libraryFloor, missedFloor } from '../../derive/load/library-versions.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-bibliotheque-vulnerable',
  version: 2,
  // Where the flaws reach the server; elsewhere the page must hand untrusted content to the functions concerned: `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'OWASP 2025 A03' }],
  title: {
    fail: 'Une bibliothèque de la page a des failles connues ({names})',
    pass: 'Aucune bibliothèque à faille connue repérée',
  },
  messages: { server: 'Le logiciel qui sert la page a des failles connues ({names})' },
  why: 'Des failles sont publiées pour cette version. Elles ne sont exploitables que si le site emploie les fonctions touchées : à mettre à jour par prudence.',
  fix: 'Mettre la bibliothèque à jour au moins vers la version indiquée, puis vérifier les pages qui s’en servent.',
  advice: {
    server: {
      why: 'Des failles publiées pour cette version touchent le serveur lui-même : contournement des contrôles d’accès ou exécution de code, selon la version et son emploi.',
      fix: 'Mettre le logiciel à jour sans attendre, au moins vers la version indiquée, puis vérifier le site.',
    },
  },
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
    const weight = shown.some(({ floor }) => floor.reachesServer)
      ? ({ message: 'server' } as const)
      : ({ severity: 'mineur' } as const);
    if (certain.length === 0) return { status: 'review', ...weight, ...verdict };
    return { status: 'fail', ...weight, ...verdict };
  },
});
