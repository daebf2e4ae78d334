import { ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dnssec',
  // Broken, it takes the site away from part of its visitors; absent, it is a protection that few have: `info`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RFC 4035' },
    { kind: 'authority', title: 'ANSSI, bonnes pratiques pour les noms de domaine' },
  ],
  title: {
    fail: 'La signature du nom de domaine (DNSSEC) est invalide : une partie des visiteurs ne trouve plus le site',
    pass: 'Le nom de domaine est signé (DNSSEC)',
  },
  messages: { unsigned: 'Le nom de domaine n’est pas signé (DNSSEC absent)' },
  why: 'Les résolveurs qui vérifient les signatures refusent ce domaine : pour leurs utilisateurs, le site et les e-mails n’existent plus. Les autorités de certification la vérifient aussi depuis le 15 mars 2026 : le certificat ne pourra pas être renouvelé.',
  fix: 'Comparer l’enregistrement DS de votre bureau d’enregistrement avec la clé de la zone, corriger celui qui est périmé, ou retirer le DS en attendant.',
  advice: {
    unsigned: {
      why: 'Sans signature, une réponse DNS peut être falsifiée en route : le visiteur arrive sur un autre serveur, ou ses e-mails aussi.',
      fix: 'Activer DNSSEC chez votre hébergeur DNS, puis publier l’enregistrement DS chez votre bureau d’enregistrement. Le renouvellement des clés doit être automatique.',
    },
  },
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    const evidence = (value: string) => [{ type: 'value' as const, label: `DS ${dns.domain}`, value }];
    switch (dns.dnssec) {
      case 'signed':
        return { status: 'pass' };
      case 'broken':
        return { status: 'fail', evidence: evidence('signature refusée par le résolveur') };
      case 'unsigned':
        return { status: 'fail', message: 'unsigned', severity: 'info', evidence: evidence('absent') };
      default:
        return { status: 'untested', reason: 'le résolveur de cette machine n’a pas répondu sur ce point' };
    }
  },
});
