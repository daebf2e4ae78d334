import { listOf } from '#contract/french.ts';
import { policyRights } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const enoughRights = 5;

export default defineSiteRule({
  id: 'priv-politique-droits',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.2.b'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne cite pas tous les droits des personnes',
    pass: 'La politique de confidentialité cite les droits des personnes',
  },
  why: 'Chacun peut consulter ses données, les corriger, les effacer, en limiter l’usage, s’y opposer et les récupérer : vous devez l’en informer.',
  fix: 'Citer les six droits (accès, rectification, effacement, limitation, opposition, portabilité) et dire comment les exercer.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const policy = legalDocument({ site, pages }, 'privacy');
    const missing = policyRights
      .filter(({ pattern }) => !pattern.test(policy.folded))
      .map(({ label }) => label);
    const found = policyRights.length - missing.length >= enoughRights;
    return judgeMention(policy, found, `non trouvé : ${listOf(missing)}`);
  },
});
