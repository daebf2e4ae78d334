import { formatDate, formatDateTime } from '#contract/french.ts';
import { visitedOverHttps } from '../../derive/http/https.ts';
import { daysBetween } from '../../derive/text/dates.ts';
import { defineSiteRule } from '../../rule.ts';

const incompleteChain = /UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/;
const certain = /CERT_HAS_EXPIRED|ALTNAME_INVALID|DEPTH_ZERO_SELF_SIGNED|CERT_NOT_YET_VALID|CERT_REVOKED/;

export default defineSiteRule({
  id: 'sec-certificat-expire',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'ANSSI TLS' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le certificat du site n’est pas reconnu par les navigateurs',
    pass: 'Le certificat du site est valide',
  },
  messages: {
    expired: 'Le certificat du site a expiré le {date}',
    name: 'Le certificat du site a été émis pour un autre nom',
  },
  why: 'Devant un certificat expiré ou non reconnu, le navigateur affiche un avertissement plein écran : la plupart des visiteurs repartent.',
  fix: 'Renouveler le certificat pour tous les noms du site (avec et sans www) et automatiser son renouvellement chez votre hébergeur.',
  unread: 'stands',
  artifacts: ['site', 'pages', 'tls'],
  evaluate({ site, pages, tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    const error = tls.trustError ?? '';
    const left = daysBetween(site.startedAt, tls.validTo);
    if (tls.trusted || incompleteChain.test(error)) return { status: 'pass' };
    const evidence = [
      { type: 'value' as const, label: 'Erreur de vérification', value: error || 'certificat non reconnu' },
      {
        type: 'value' as const,
        label: 'Noms du certificat',
        value: tls.names.slice(0, 10).join(', '),
        expected: site.host,
      },
      {
        type: 'value' as const,
        label: 'Fin de validité',
        value: left === null ? tls.validTo : formatDateTime(tls.validTo),
      },
    ];
    if (left !== null && left < 0)
      return { status: 'fail', message: 'expired', values: { date: formatDate(tls.validTo) }, evidence };
    if (/ALTNAME_INVALID/.test(error)) return { status: 'fail', message: 'name', evidence };
    const doubtful = !certain.test(error) && visitedOverHttps({ pages, site });
    if (doubtful) return { status: 'review', evidence };
    return { status: 'fail', evidence };
  },
});
