import { pageGatherers } from '#engine/gather/page-artifacts.ts';
import type { Wanted } from '#engine/ports/visit.ts';
import { pageRules } from '#engine/rules/registry.ts';

const longest = new Set<string>(['lighthouse', 'moves', 'views']);
const shorter = Object.values(pageGatherers).flatMap((gatherers) =>
  gatherers.map(({ id }): string => id).filter((id) => !longest.has(id)),
);

/** All but what takes half of a visit: where what an answer says matters, not what its page does. */
export const answerOnly: Wanted = {
  rules: pageRules.filter(({ artifacts }) => artifacts.every((id) => !longest.has(id))).map(({ id }) => id),
  artifacts: shorter,
};
