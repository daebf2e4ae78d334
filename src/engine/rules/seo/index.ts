import type { ThemeRules } from '../../rule.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [];
