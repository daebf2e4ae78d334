import { ownsDomain, spfLookUps } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

const mostLookUps = 10;

function faultOf(records: readonly string[]): string | null {
  const record = records[0] ?? '';
  if (records.length > 1) return 'plusieurs enregistrements SPF, tous ignorés';
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record)) return 'tout le monde est autorisé (+all)';
  if (/(?:^|\s)\?all(?:\s|$)/i.test(record)) return 'aucune consigne pour les autres serveurs (?all)';
  if (!/(?:^|\s)[~-]all(?:\s|$)|(?:^|\s)redirect=/i.test(record)) return 'pas de règle finale (all)';
  if (spfLookUps(record) > mostLookUps) return 'plus de dix recherches DNS : l’enregistrement est ignoré';
  return null;
}

export default defineSiteRule({
  id: 'sec-spf-faible',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 7208'],
  parent: 'sec-spf-absent',
  title: {
    fail: 'La déclaration SPF du domaine ne protège pas ({fault})',
    pass: 'La déclaration SPF du domaine est stricte',
  },
  why: 'Écrite ainsi, la déclaration laisse passer des e-mails envoyés à votre nom par d’autres.',
  fix: 'Garder un seul enregistrement SPF, de dix recherches au plus, terminé par -all (ou ~all pendant un essai).',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || dns.spf.length === 0 || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'pas de déclaration SPF' };
    const fault = faultOf(dns.spf);
    if (fault === null) return { status: 'pass' };
    const evidence = dns.spf.map((value) => ({ type: 'value' as const, label: `TXT ${dns.domain}`, value }));
    return { status: 'fail', values: { fault }, evidence };
  },
});
