import type { ThemeRules } from '../../rule.ts';
import { lighthouseRules } from './lighthouse-rules.ts';
import retourInstantane from './perf-retour-instantane.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [...lighthouseRules, retourInstantane];
