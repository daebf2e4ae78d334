import { policyItems } from '#reference/legal-patterns.ts';
import { policyHints } from '#reference/policy-hints.ts';
import { saidPlainly } from '../../derive/legal/said-plainly.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { trackersBeforeChoice } from '../../derive/trackers/trackers.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-retrait',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.2.c' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas comment retirer son accord',
    pass: 'La politique de confidentialité dit comment retirer son accord',
  },
  why: 'Un accord donné peut être repris à tout moment : il faut le dire, et dire comment.',
  fix: 'Ajouter que le consentement peut être retiré à tout moment, avec le moyen de le faire (lien, adresse).',
  document: 'privacy',
  exempt({ pages, document }) {
    const usesConsent =
      bannerOf(pages) !== null ||
      trackersBeforeChoice(pages).names.length > 0 ||
      /\bconsentement\b/.test(document.folded);
    return usesConsent ? null : 'aucun usage fondé sur l’accord n’a été vu';
  },
  mention: policyItems.withdrawal,
  missing: 'retrait du consentement',
  doubtful: ({ document }) => saidPlainly(document.folded, policyHints.withdrawal),
});
