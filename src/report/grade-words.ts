import { typeset } from '#contract/french.ts';

/** The grade of a site or a page where something harms someone today. */
export const dangerLabel = typeset('Danger : à traiter aujourd’hui');
