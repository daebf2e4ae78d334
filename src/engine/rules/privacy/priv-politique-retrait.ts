import { policyItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { trackersBeforeChoice } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-retrait',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.2.c'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas comment retirer son accord',
    pass: 'La politique de confidentialité dit comment retirer son accord',
  },
  why: 'Un accord donné peut être repris à tout moment : il faut le dire, et dire comment.',
  fix: 'Ajouter que le consentement peut être retiré à tout moment, avec le moyen de le faire (lien, adresse).',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const policy = legalDocument({ site, pages }, 'privacy');
    const usesConsent =
      bannerOf(pages) !== null ||
      trackersBeforeChoice(pages).names.length > 0 ||
      /\bconsentement\b/.test(policy.folded);
    if (!usesConsent) return { status: 'inapplicable', reason: 'aucun usage fondé sur l’accord n’a été vu' };
    return judgeMention(
      policy,
      policyItems.withdrawal.test(policy.folded),
      'non trouvé : retrait du consentement',
    );
  },
});
