import type { ThemeRules } from '../../rule.ts';
import { lighthouseRules } from './lighthouse-rules.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [...lighthouseRules];
