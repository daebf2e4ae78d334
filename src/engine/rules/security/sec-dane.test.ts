import { mailSite } from '#tests/support/mail-dns.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dane.ts';

const tlsa = (records: number | null, exchange = 'mx.exemple.fr') => ({ tlsa: [{ exchange, records }] });
const signed = { dnssec: 'signed' } as const;
const absent = 'Le certificat de votre serveur de messagerie n’est pas annoncé par le DNS (DANE absent)';

ruleCases(rule, {
  'published on a signed domain': { artifacts: mailSite(tlsa(1), signed), verdict: 'pass' },
  'absent of a signed domain': {
    artifacts: mailSite(tlsa(0), signed),
    verdict: 'fail',
    title: absent,
    evidence: [{ type: 'value', label: 'TLSA _25._tcp.mx.exemple.fr', value: 'absent' }],
  },
  'published on a domain without signature': {
    artifacts: mailSite(tlsa(2), { dnssec: 'unsigned' }),
    verdict: 'fail',
    title: 'DANE est publié sur un domaine que DNSSEC ne signe pas : il est sans effet',
    evidence: [{ type: 'value', label: 'TLSA _25._tcp.mx.exemple.fr', value: 'présent (2)' }],
  },
  'absent of a domain without signature': {
    artifacts: mailSite(tlsa(0), { dnssec: 'unsigned' }),
    verdict: 'inapplicable',
    reason: 'DANE demande un domaine signé (DNSSEC)',
  },
  'servers of a provider': {
    artifacts: mailSite(tlsa(0, 'aspmx.l.google.com'), signed),
    verdict: 'inapplicable',
    reason: 'la messagerie est tenue par un prestataire',
  },
  'a silence': {
    artifacts: mailSite(tlsa(null), signed),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'a signature that nobody could read': {
    artifacts: mailSite(tlsa(1), { dnssec: 'unknown' }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
});
