import { accessibilitySnippets } from './accessibility.ts';
import { axeSnippets } from './accessibility-axe.ts';
import { drivenSnippets } from './accessibility-driven.ts';
import { keyboardSnippets } from './accessibility-keyboard.ts';
import { layoutSnippets } from './accessibility-layout.ts';
import { moreAccessibilitySnippets } from './accessibility-more.ts';
import { consentSnippets } from './consent.ts';
import { ecoDesignSnippets } from './eco-design.ts';
import { ecoDesignDrawnSnippets } from './eco-design-drawn.ts';
import { legalSnippets } from './legal.ts';
import { moreLegalSnippets } from './legal-more.ts';
import { pageTextSnippets } from './page-text.ts';
import { performanceSnippets } from './performance.ts';
import { privacySnippets } from './privacy.ts';
import { privacyDrawnSnippets } from './privacy-drawn.ts';
import { sitePrivacySnippets } from './privacy-site.ts';
import { qualitySnippets } from './quality.ts';
import { qualityDrawnSnippets } from './quality-drawn.ts';
import { securitySnippets } from './security.ts';
import { seoSnippets } from './seo.ts';
import { seoDrawnSnippets } from './seo-drawn.ts';
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
  ...layoutSnippets,
  ...keyboardSnippets,
  ...drivenSnippets,
  ...ecoDesignDrawnSnippets,
  ...seoDrawnSnippets,
  ...qualityDrawnSnippets,
  ...privacyDrawnSnippets,
  ...pageTextSnippets,
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
