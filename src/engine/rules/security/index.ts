import type { ThemeRules } from '../../rule.ts';
import hstsAbsent from './sec-hsts-absent.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [hstsAbsent];
