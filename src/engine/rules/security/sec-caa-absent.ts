import { lookUpFailed, ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-caa-absent',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 8659' }],
  title: {
    fail: 'Toute autorité peut émettre un certificat pour le domaine (CAA absent)',
    pass: 'Le domaine désigne qui peut émettre ses certificats (CAA)',
  },
  why: 'Cet enregistrement limite les autorités autorisées à créer un certificat à votre nom, donc le risque d’un certificat obtenu par erreur ou par fraude.',
  fix: 'Ajouter dans la zone DNS un enregistrement CAA qui nomme votre autorité, par exemple : 0 issue "letsencrypt.org".',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (dns.caa.length > 0) return { status: 'pass' };
    if (lookUpFailed(dns, 'caa')) return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    return { status: 'fail', evidence: [{ type: 'value', label: `CAA ${dns.domain}`, value: 'absent' }] };
  },
});
