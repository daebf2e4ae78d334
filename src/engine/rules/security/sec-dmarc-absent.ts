import {
  lookUpFailed,
  ownsDomain,
  receivesMail,
  sendsMail,
  sendsNothing,
} from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dmarc-absent',
  // 2: a domain without mail refuses at once; without SPF either, the rule on its lock speaks.
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9989' }],
  title: {
    fail: 'Le domaine ne dit pas quoi faire des e-mails usurpés (DMARC absent)',
    pass: 'Le domaine dit quoi faire des e-mails usurpés (DMARC)',
  },
  messages: {
    noMail:
      'Le domaine, qui n’envoie pas d’e-mail, ne dit pas d’écarter ceux qui usurpent son nom (DMARC absent)',
  },
  why: 'Sans cette règle, les messageries décident seules du sort d’un faux e-mail à votre nom, et vous n’en savez rien. Les grandes messageries l’exigent des envois en nombre.',
  fix: 'Publier un TXT sur _dmarc : « v=DMARC1; p=none; rua=mailto:… » pour observer, puis p=quarantine et enfin p=reject.',
  advice: {
    noMail: {
      why: 'Ce domaine n’envoie aucun e-mail : tous ceux qui portent son nom sont faux, et rien ne demande de les refuser.',
      fix: 'Publier un TXT sur _dmarc : « v=DMARC1; p=reject ». Rien n’est à observer avant, puisque rien ne part de ce domaine.',
    },
  },
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (dns.dmarc.some((record) => /^\s*v\s*=\s*DMARC1\b/i.test(record))) return { status: 'pass' };
    if (lookUpFailed(dns, 'dmarc') || lookUpFailed(dns, 'mx') || lookUpFailed(dns, 'spf'))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    const isSilent = !receivesMail(dns) && !sendsMail(dns);
    if (isSilent && !sendsNothing(dns))
      return {
        status: 'inapplicable',
        reason: 'domaine sans messagerie : un autre contrôle demande de le verrouiller',
      };
    const label = `TXT _dmarc.${dns.domain}`;
    const value = dns.dmarc[0] ?? 'absent';
    const proof = (expected: string) => [{ type: 'value', label, value, expected } as const];
    return isSilent
      ? { status: 'fail', message: 'noMail', severity: 'mineur', evidence: proof('v=DMARC1; p=reject') }
      : { status: 'fail', evidence: proof('v=DMARC1; p=…') };
  },
});
