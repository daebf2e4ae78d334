import { mailOfDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dane',
  severity: 'info',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'standard', title: 'RFC 7672' }],
  title: {
    fail: 'Le certificat de votre serveur de messagerie n’est pas annoncé par le DNS (DANE absent)',
    pass: 'Le certificat de votre serveur de messagerie est annoncé par le DNS (DANE)',
  },
  messages: {
    useless: 'DANE est publié sur un domaine que DNSSEC ne signe pas : il est sans effet',
  },
  why: 'DANE dit aux autres serveurs quel certificat attendre du vôtre : un intermédiaire ne peut plus se faire passer pour lui ni supprimer le chiffrement.',
  fix: 'Publier un enregistrement TLSA (_25._tcp) pour chaque serveur de messagerie, et le renouveler avec le certificat.',
  advice: {
    useless: {
      why: 'Sans signature DNSSEC, un enregistrement TLSA peut être remplacé en route : les autres serveurs l’ignorent.',
      fix: 'Signer le domaine (DNSSEC) chez votre bureau d’enregistrement, ou retirer ces enregistrements.',
    },
  },
  artifacts: ['site', 'dns'],
  evaluate({ site, dns: facts }) {
    const asked = mailOfDomain(site, facts);
    if (!('mail' in asked)) return asked;
    const { dns, mail } = asked;
    // What a provider’s servers publish is up to the provider.
    const own = mail.tlsa.filter(
      ({ exchange }) => exchange === dns.domain || exchange.endsWith(`.${dns.domain}`),
    );
    if (own.length === 0)
      return { status: 'inapplicable', reason: 'la messagerie est tenue par un prestataire' };
    if (dns.dnssec === undefined || dns.dnssec === 'unknown' || own.some(({ records }) => records === null))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    const evidence = own.map(({ exchange, records }) => ({
      type: 'value' as const,
      label: `TLSA _25._tcp.${exchange}`,
      value: records === 0 ? 'absent' : `présent (${records})`,
    }));
    const isPublished = own.every(({ records }) => records !== 0);
    if (dns.dnssec === 'signed') return isPublished ? { status: 'pass' } : { status: 'fail', evidence };
    if (own.some(({ records }) => records !== 0)) return { status: 'fail', message: 'useless', evidence };
    return { status: 'inapplicable', reason: 'DANE demande un domaine signé (DNSSEC)' };
  },
});
