import { accessibilitySnippets } from './accessibility.ts';
import { privacySnippets } from './privacy.ts';
import { qualitySnippets } from './quality.ts';
import { securitySnippets } from './security.ts';
import { seoSnippets } from './seo.ts';
import type { RuleSnippets } from './snippet.ts';

/** The failing and the sound example of each rule that has them, by rule id. */
export const ruleSnippets: RuleSnippets = {
  ...accessibilitySnippets,
  ...privacySnippets,
  ...qualitySnippets,
  ...securitySnippets,
  ...seoSnippets,
};
