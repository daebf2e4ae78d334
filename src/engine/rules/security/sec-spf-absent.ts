import { lookUpFailed, ownsDomain, receivesMail } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-spf-absent',
  // 3: of a domain without mail the rule on its lock speaks.
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'authority', title: 'ANSSI' },
    { kind: 'standard', title: 'RFC 7208' },
  ],
  title: {
    fail: 'Le domaine ne dit pas quels serveurs envoient ses e-mails (SPF absent)',
    pass: 'Le domaine dit quels serveurs envoient ses e-mails (SPF)',
  },
  why: 'Sans cette déclaration, les messageries ne savent pas reconnaître vos serveurs d’envoi, et vos messages arrivent plus souvent dans les indésirables. C’est avec DKIM et DMARC qu’elle empêche l’usurpation de votre nom.',
  fix: 'Publier dans la zone DNS du domaine un enregistrement TXT « v=spf1 … -all » qui liste vos services d’envoi (votre prestataire de messagerie en donne le texte).',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (dns.spf.length > 0) return { status: 'pass' };
    if (lookUpFailed(dns, 'spf') || lookUpFailed(dns, 'mx'))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    if (!receivesMail(dns))
      return {
        status: 'inapplicable',
        reason: 'domaine sans messagerie : un autre contrôle demande de le verrouiller',
      };
    return {
      status: 'fail',
      evidence: [
        { type: 'value', label: `TXT ${dns.domain}`, value: 'aucun texte v=spf1', expected: 'v=spf1 … -all' },
      ],
    };
  },
});
