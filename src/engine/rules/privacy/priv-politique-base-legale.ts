import { policyItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-base-legale',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.1.c'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas ce qui autorise l’usage des données',
    pass: 'La politique de confidentialité dit ce qui autorise l’usage des données',
  },
  why: 'Tout usage doit reposer sur un fondement prévu par la loi : accord, contrat, obligation légale, mission publique ou intérêt légitime.',
  fix: 'Indiquer, pour chaque usage, son fondement : consentement, contrat, obligation légale, mission d’intérêt public ou intérêt légitime.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const policy = legalDocument({ site, pages }, 'privacy');
    return judgeMention(
      policy,
      policyItems.legalBasis.test(policy.folded),
      'non trouvé : la base légale des usages',
    );
  },
});
