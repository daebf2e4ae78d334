import { lookUpFailed } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-ipv6',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'authority', title: 'Arcep' }],
  title: {
    fail: 'Le site n’est pas joignable en IPv6',
    pass: 'Le site est joignable en IPv6',
  },
  why: 'Les adresses de l’ancienne génération (IPv4) sont épuisées : une part croissante des visiteurs passe par des relais partagés, plus lents, quand un site n’a pas d’adresse IPv6.',
  fix: 'Demander à l’hébergeur une adresse IPv6 et publier un enregistrement AAAA pour le site.',
  artifacts: ['dns'],
  evaluate({ dns }) {
    if (dns === null) return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine' };
    if (dns.aaaa.length > 0) return { status: 'pass' };
    if (lookUpFailed(dns, 'aaaa')) return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    return { status: 'fail', evidence: [{ type: 'value', label: 'Enregistrement AAAA', value: 'absent' }] };
  },
});
