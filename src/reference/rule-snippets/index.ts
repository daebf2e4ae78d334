import { accessibilitySnippets } from './accessibility.ts';
import { axeSnippets } from './accessibility-axe.ts';
import { moreAccessibilitySnippets } from './accessibility-more.ts';
import { consentSnippets } from './consent.ts';
import { ecoDesignSnippets } from './eco-design.ts';
import { legalSnippets } from './legal.ts';
import { moreLegalSnippets } from './legal-more.ts';
import { performanceSnippets } from './performance.ts';
import { privacySnippets } from './privacy.ts';
import { sitePrivacySnippets } from './privacy-site.ts';
import { qualitySnippets } from './quality.ts';
import { securitySnippets } from './security.ts';
import { seoSnippets } from './seo.ts';
import { serverSnippets } from './servers.ts';
import type { RuleSnippets } from './snippet.ts';
import { wholeSiteSnippets } from './whole-site.ts';
import { moreSiteSnippets } from './whole-site-more.ts';
import { siteSearchSnippets } from './whole-site-search.ts';

/** The failing and the sound example of each rule that has them, by rule id. */
export const ruleSnippets: RuleSnippets = {
  ...accessibilitySnippets,
  ...axeSnippets,
  ...moreAccessibilitySnippets,
  ...consentSnippets,
  ...ecoDesignSnippets,
  ...legalSnippets,
  ...moreLegalSnippets,
  ...performanceSnippets,
  ...privacySnippets,
  ...sitePrivacySnippets,
  ...qualitySnippets,
  ...securitySnippets,
  ...seoSnippets,
  ...serverSnippets,
  ...wholeSiteSnippets,
  ...moreSiteSnippets,
  ...siteSearchSnippets,
};
