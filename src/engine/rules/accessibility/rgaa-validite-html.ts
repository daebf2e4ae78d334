import type { CheckedHtml } from '../../artifacts.ts';
import { isBroken, isDoubtful, type JudgedProblem, judgedProblems } from '../../derive/html/html-validity.ts';
import { defineSiteRule } from '../../rule.ts';

type Located = JudgedProblem & { readonly url: string };

/** The checker names no place for what is missing from a whole element. */
const placeOf = ({ url, problem: { line, extract } }: Located): string =>
  `${url}${line > 0 ? `, ligne ${line}` : ''}${extract.trim() ? ` : ${extract}` : ''}`;

/** One line an error, whatever the pages: the most frequent first. */
function evidenceOfNodes(pages: readonly CheckedHtml[], isMeant: (problem: JudgedProblem) => boolean) {
  const found = pages.flatMap((page): Located[] =>
    judgedProblems(page)
      .filter(isMeant)
      .map((problem) => ({ ...problem, url: page.url })),
  );
  const byWords = Map.groupBy(found, ({ label, english }) => label + english);
  const countOf = (located: readonly Located[]) =>
    located.reduce((sum, { problem }) => sum + problem.count, 0);
  const evidence = [...byWords]
    .sort(([, a], [, b]) => countOf(b) - countOf(a))
    .map(([words, located]) => {
      const [first] = located;
      const count = countOf(located);
      const where = first ? placeOf(first) : '';
      const times = count > 1 ? `${count} fois, d’abord ` : '';
      return {
        type: 'value' as const,
        label: first?.label ?? words,
        ...(first?.english && { english: first.english }),
        value: `${times}${where}`,
      };
    });
  return { evidence, occurrences: countOf(found), pages: [...new Set(found.map(({ url }) => url))] };
}

export default defineSiteRule({
  id: 'rgaa-validite-html',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 8.2.1' },
    { kind: 'standard', title: 'HTML Living Standard' },
  ],
  rgaa: ['8.2'],
  title: {
    fail: 'Le code HTML ne respecte pas les règles d’écriture',
    pass: 'Le code HTML respecte les règles d’écriture',
  },
  messages: { doubt: 'Le code HTML s’écarte de la norme : à vérifier' },
  why: 'Le vérificateur Nu, celui de la méthode RGAA, refuse ce code : chaque navigateur et chaque aide technique le répare à sa façon, et une partie du contenu peut se perdre.',
  fix: 'Corriger les erreurs listées dans les gabarits, puis contrôler de nouveau chaque page avec le vérificateur Nu du W3C.',
  unread: 'named',
  artifacts: ['htmlValidity'],
  evaluate({ htmlValidity: { pages } }) {
    if (pages.length === 0) return { status: 'untested', reason: 'aucun code HTML n’a pu être contrôlé' };
    const broken = evidenceOfNodes(pages, isBroken);
    if (broken.occurrences > 0) return { status: 'fail', ...broken };
    const doubtful = evidenceOfNodes(pages, isDoubtful);
    if (doubtful.occurrences > 0) return { status: 'review', message: 'doubt', ...doubtful };
    return { status: 'pass' };
  },
});
