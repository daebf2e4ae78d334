import type { Wanted } from '#engine/ports/visit.ts';

/** Enough of a good page to know that the process is fit: it is loaded, read, and judged by an engine. */
export const fitness: Wanted = { rules: [], artifacts: ['axe', 'dom'] };
