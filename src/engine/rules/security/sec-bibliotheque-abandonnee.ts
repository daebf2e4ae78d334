import { abandonedLibraries } from '#reference/library-floors.ts';
import { compareVersions } from '../../derive/load/library-versions.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-bibliotheque-abandonnee',
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'standard', title: 'OWASP 2025 A03' }],
  title: {
    fail: 'Une bibliothèque de la page n’est plus entretenue ({names})',
    pass: 'Aucune bibliothèque abandonnée repérée',
  },
  why: 'Plus personne ne corrige cette version : la prochaine faille découverte restera ouverte sur votre site.',
  fix: 'Prévoir le passage à la version ou à l’outil indiqué lors de la prochaine évolution du site.',
  artifacts: ['libraries'],
  evaluate({ libraries }) {
    if (libraries.length === 0) return { status: 'inapplicable', reason: 'aucune bibliothèque repérée' };
    const found = libraries.flatMap((seen) => {
      const rows = abandonedLibraries.filter(({ names }) => names.includes(seen.name.toLowerCase()));
      const row = rows.find(({ below }) => below === null || (compareVersions(seen.version, below) ?? 0) < 0);
      return row ? [{ seen, row }] : [];
    });
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { names: [...new Set(found.map(({ row }) => row.label))].join(', ') },
      evidence: found.map(({ seen, row }) => ({
        type: 'value',
        label: row.label,
        value: seen.version,
        expected: row.successor,
      })),
    };
  },
});
