import { countOf } from '#contract/french.ts';

/** « 14 usages non suivis »: one line a theme. */
export const customsOf = (count: number): string => countOf(count, 'usage non suivi', 'usages non suivis');

/** Said once they are unfolded. */
export const customsMeaning =
  'La plupart des sites ne les suivent pas, et leur absence ne nuit à personne à notre connaissance\u00a0: ils ne coûtent aucun point.';
