import { policyItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-destinataires',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.1.e'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas qui reçoit les données',
    pass: 'La politique de confidentialité dit qui reçoit les données',
  },
  why: 'La personne doit savoir quels services et prestataires voient ses données.',
  fix: 'Nommer les destinataires ou leurs catégories : hébergeur, outil d’envoi de courriels, prestataire de paiement…',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const policy = legalDocument({ site, pages }, 'privacy');
    return judgeMention(
      policy,
      policyItems.recipients.test(policy.folded),
      'non trouvé : les destinataires des données',
    );
  },
});
