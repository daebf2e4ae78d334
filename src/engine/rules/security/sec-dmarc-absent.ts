import { lookUpFailed, ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dmarc-absent',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9989' }],
  title: {
    fail: 'Le domaine ne dit pas quoi faire des e-mails usurpés (DMARC absent)',
    pass: 'Le domaine dit quoi faire des e-mails usurpés (DMARC)',
  },
  why: 'Sans cette règle, les messageries décident seules du sort d’un faux e-mail à votre nom, et vous n’en savez rien. Les grandes messageries l’exigent des envois en nombre.',
  fix: 'Publier un TXT sur _dmarc : « v=DMARC1; p=none; rua=mailto:… » pour observer, puis p=quarantine et enfin p=reject.',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (dns.dmarc.some((record) => /^\s*v\s*=\s*DMARC1\b/i.test(record))) return { status: 'pass' };
    if (lookUpFailed(dns, 'dmarc')) return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    const label = `TXT _dmarc.${dns.domain}`;
    const value = dns.dmarc[0] ?? 'absent';
    return { status: 'fail', evidence: [{ type: 'value', label, value, expected: 'v=DMARC1; p=…' }] };
  },
});
