import { mailOfDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-tls-rpt',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 8460' }],
  title: {
    fail: 'Les échecs de chiffrement des e-mails reçus ne sont signalés à personne (TLS-RPT absent)',
    pass: 'Les échecs de chiffrement des e-mails reçus vous sont signalés (TLS-RPT)',
  },
  why: 'Votre domaine exige que les e-mails arrivent chiffrés. Sans adresse de compte rendu, vous ne saurez pas que des e-mails sont refusés à cause d’un certificat ou d’un réglage.',
  fix: 'Publier un enregistrement TXT _smtp._tls avec l’adresse qui reçoit les comptes rendus : « v=TLSRPTv1; rua=mailto:… ».',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns: facts }) {
    const asked = mailOfDomain(site, facts);
    if (!('mail' in asked)) return asked;
    const { dns, mail } = asked;
    const { tlsRpt, tlsa, failed } = mail;
    if (failed.includes('tlsrpt')) return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    if (tlsRpt.length > 0) return { status: 'pass' };
    const isDemanding = dns.mtaSts.length > 0 || tlsa.some(({ records }) => (records ?? 0) > 0);
    if (!isDemanding)
      return { status: 'inapplicable', reason: 'le chiffrement des e-mails reçus n’est pas exigé' };
    return {
      status: 'fail',
      evidence: [{ type: 'value', label: `TXT _smtp._tls.${dns.domain}`, value: 'absent' }],
    };
  },
});
