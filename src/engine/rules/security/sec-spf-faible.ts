import { ownsDomain, spfLookUps } from '../../derive/http/dns-records.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const mostLookUps = threshold(10, { from: 'RFC 7208' });

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
  references: [{ kind: 'standard', title: 'RFC 7208' }],
  parent: 'sec-spf-absent',
  title: {
    fail: 'La déclaration SPF du domaine ne protège pas ({fault})',
    pass: 'La déclaration SPF du domaine écarte les autres serveurs (-all ou ~all)',
  },
  why: 'Écrite ainsi, la déclaration ne permet pas aux messageries de distinguer vos serveurs d’envoi de ceux des autres.',
  fix: 'Garder un seul enregistrement SPF, de dix recherches au plus, terminé par -all, ou par ~all si une règle DMARC est appliquée.',
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
