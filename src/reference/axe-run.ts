import { axeRows } from './axe-rules.ts';

/** Rules whose result a rule of Constat reads although they have no row of their own. */
const readByConstat = ['link-in-text-block'];

/**
 * Options of `axe.run`: exactly these rules, experimental ones included. Style sheets are loaded for
 * css-orientation-lock; nothing else is fetched.
 */
export const axeRunOptions = {
  runOnly: { type: 'rule', values: [...axeRows.map((row) => row.axeId), ...readByConstat] },
  resultTypes: ['violations', 'incomplete'],
  preload: { assets: ['cssom'], timeout: 3000 },
} satisfies {
  runOnly: { type: 'rule'; values: string[] };
  resultTypes: ('violations' | 'incomplete')[];
  preload: { assets: string[]; timeout: number };
};
