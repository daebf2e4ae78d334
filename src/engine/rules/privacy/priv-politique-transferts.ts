import { policyItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { splitHost } from '../../derive/legal/notice-text.ts';
import { servicesAbroad } from '../../derive/trackers/form-services.ts';
import { serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-transferts',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['RGPD 13.1.f'],
  title: {
    fail: 'La politique de confidentialité ne parle pas des transferts hors d’Europe : à vérifier',
    pass: 'La politique de confidentialité parle des transferts hors d’Europe',
  },
  why: 'Des services dont l’entreprise est établie hors de l’Union européenne ont été vus. Si des données y partent, la politique doit le dire et citer les garanties.',
  fix: 'Indiquer les pays concernés et la garantie retenue (décision d’adéquation, Data Privacy Framework, clauses contractuelles types).',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const abroad = servicesAbroad(pages);
    if (abroad.length === 0)
      return { status: 'inapplicable', reason: 'aucun service établi hors d’Europe vu' };
    const policy = legalDocument({ site, pages }, 'privacy');
    if (policy.pages.length === 0)
      return { status: 'inapplicable', reason: 'la politique n’a pas été trouvée' };
    const { publisher } = splitHost(policy.folded);
    if (policyItems.transfers.test(policy.folded) || policyItems.transferCountry.test(publisher))
      return { status: 'pass' };
    return { status: 'review', evidence: serviceEvidence(abroad) };
  },
});
