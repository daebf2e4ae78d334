import {
  lookUpFailed,
  ownsDomain,
  receivesMail,
  sendsMail,
  sendsNothing,
} from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-mx-absent-non-protege',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 7505' }],
  title: {
    fail: 'Un domaine sans messagerie peut servir à de faux e-mails',
    pass: 'Le domaine sans messagerie est verrouillé',
  },
  why: 'Ce domaine ne reçoit pas d’e-mail, mais rien ne dit aux messageries d’écarter ceux qu’un fraudeur envoie à son nom.',
  fix: 'Publier « v=spf1 -all », une règle DMARC p=reject et un enregistrement MX vide (« . »).',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (lookUpFailed(dns, 'mx') || lookUpFailed(dns, 'spf'))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    if (receivesMail(dns)) return { status: 'inapplicable', reason: 'le domaine reçoit des e-mails' };
    if (dns.spf.length === 0 && lookUpFailed(dns, 'dmarc'))
      return { status: 'untested', reason: 'DNS sans réponse' };
    if (sendsNothing(dns) || sendsMail(dns)) return { status: 'pass' };
    const value = dns.spf[0] ?? 'absent';
    return {
      status: 'fail',
      evidence: [
        { type: 'value', label: `MX ${dns.domain}`, value: 'aucun' },
        { type: 'value', label: `SPF ${dns.domain}`, value, expected: 'v=spf1 -all' },
      ],
    };
  },
});
