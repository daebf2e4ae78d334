import type { Theme } from '#contract/themes.ts';
import { confirmedRules } from '#reference/confirmed-rules.ts';
import type { PageRule, Rule, SiteRule } from '../rule.ts';
import { rules as accessibility } from './accessibility/index.ts';
import { rules as ecoDesign } from './eco-design/index.ts';
import { rules as legal } from './legal/index.ts';
import { rules as performance } from './performance/index.ts';
import { rules as privacy } from './privacy/index.ts';
import { rules as quality } from './quality/index.ts';
import { rules as security } from './security/index.ts';
import { rules as seo } from './seo/index.ts';

/** A new rule is on trial until it is confirmed. */
export const staged = (rule: Rule): Rule => (confirmedRules.has(rule.id) ? rule : { ...rule, trial: true });

/** Every rule of Constat by theme. */
export const rulesByTheme: Readonly<Record<Theme, readonly Rule[]>> = {
  accessibility: accessibility.map(staged),
  performance: performance.map(staged),
  security: security.map(staged),
  privacy: privacy.map(staged),
  seo: seo.map(staged),
  legal: legal.map(staged),
  'eco-design': ecoDesign.map(staged),
  quality: quality.map(staged),
};

export const allRules: readonly Rule[] = Object.values(rulesByTheme).flat();
export const pageRules: readonly PageRule[] = allRules.filter((rule) => rule.scope === 'page');
export const siteRules: readonly SiteRule[] = allRules.filter((rule) => rule.scope === 'site');

const themeById = new Map(
  Object.entries(rulesByTheme).flatMap(([theme, rules]) =>
    rules.map((rule) => [rule.id, theme as Theme] as const),
  ),
);
const ruleById = new Map(allRules.map((rule) => [rule.id, rule]));

/** The theme a rule is registered in. */
export function themeOf(ruleId: string): Theme | undefined {
  return themeById.get(ruleId);
}

export function ruleOf(ruleId: string): Rule | undefined {
  return ruleById.get(ruleId);
}
