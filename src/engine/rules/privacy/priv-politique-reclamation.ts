import { policyItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-reclamation',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.2.d'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne mentionne pas la réclamation auprès de la CNIL',
    pass: 'La politique de confidentialité mentionne la réclamation auprès de la CNIL',
  },
  why: 'Toute personne peut se plaindre à la CNIL : vous devez le lui dire.',
  fix: 'Ajouter : « Vous pouvez introduire une réclamation auprès de la CNIL (www.cnil.fr) ».',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const policy = legalDocument({ site, pages }, 'privacy');
    return judgeMention(
      policy,
      policyItems.complaint.test(policy.folded),
      'non trouvé : le droit de réclamation auprès de la CNIL',
    );
  },
});
