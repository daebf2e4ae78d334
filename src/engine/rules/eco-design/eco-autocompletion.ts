import type { Interactions } from '../../artifacts.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

/** The referential’s own numbers. */
const fewestLetters = threshold(3, { from: 'RGESN 4.9' });
const shortestGapMs = threshold(500, { from: 'RGESN 4.9' });

/** More than one request before the third letter, or two of them closer than half a second. */
function isGreedy({ requests }: NonNullable<Interactions['typing']>): boolean {
  const early = requests.filter(({ afterLetters }) => afterLetters < fewestLetters);
  const close = requests.some(
    ({ atMs }, at) => at > 0 && atMs - (requests[at - 1]?.atMs ?? 0) < shortestGapMs,
  );
  return early.length > 1 || close;
}

export default defineRule({
  id: 'eco-autocompletion',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 4.9' }],
  title: {
    fail: 'La saisie d’une recherche envoie une requête par lettre : à vérifier',
    pass: 'La saisie d’une recherche reste sobre en requêtes',
  },
  why: 'Chaque lettre tapée occupe le serveur et le réseau, pour des suggestions aussitôt remplacées.',
  fix: 'N’interroger le serveur qu’à partir de trois caractères, et après 500 ms sans frappe.',
  artifacts: ['moves'],
  moves: ['typing'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'typing');
    if (!result) return without;
    const { field, typed, requests } = result;
    if (!field) return { status: 'inapplicable', reason: 'aucun champ de recherche' };
    if (!isGreedy(result)) return { status: 'pass' };
    return {
      status: 'review',
      occurrences: 1,
      evidence: [
        ...drivenProof([field], () => `« ${typed} » tapé d’une traite`).evidence,
        ...requests.map(({ url, afterLetters }) => ({
          type: 'request' as const,
          url,
          note: `envoyée avec « ${typed.slice(0, afterLetters)} »`,
        })),
      ],
    };
  },
});
