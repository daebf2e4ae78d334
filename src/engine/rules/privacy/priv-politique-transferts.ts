import { policyItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { splitHost } from '../../derive/legal/notice-text.ts';
import { servicesAbroad } from '../../derive/trackers/form-services.ts';
import { isNamedIn } from '../../derive/trackers/service-words.ts';
import { serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

/** The Commission’s word on a country: it says nothing of the services of another. */
const adequacy = /\bdecisions? d'adequation\b/;

export default defineSiteRule({
  id: 'priv-politique-transferts',
  version: 4,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.1.f' }],
  title: {
    fail: 'La politique de confidentialité ne parle pas des transferts hors d’Europe : à vérifier',
    pass: 'La politique de confidentialité parle des transferts hors d’Europe',
  },
  messages: {
    others:
      'La politique de confidentialité cite une garantie de transfert, sans parler de services établis hors d’Europe que le site utilise : à vérifier',
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
    const page = policy.pages.find(({ text }) => quoteAround(text, adequacy));
    const quote = page && quoteAround(page.text, adequacy);
    if (!page || !quote) return { status: 'review', evidence: serviceEvidence(abroad) };
    const untold = abroad.filter(({ service }) => !isNamedIn(policy.folded, service.name));
    if (untold.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'others',
      occurrences: untold.length,
      evidence: [{ type: 'text', quote, where: page.url }, ...serviceEvidence(untold)],
    };
  },
});
