import { listOf } from '#contract/french.ts';
import { ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dns-wildcard',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'ours', title: 'bonne pratique' },
    { kind: 'standard', title: 'RFC 4592' },
  ],
  title: {
    fail: 'N’importe quel sous-domaine répond (joker DNS)',
    pass: 'Seuls les sous-domaines prévus répondent',
  },
  why: 'Une adresse inventée, comme « connexion-client » devant votre nom, mène quelque part : un lien trompeur paraît alors venir de vous.',
  fix: 'Remplacer l’enregistrement DNS « * » par la liste des sous-domaines dont vous vous servez.',
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (dns.wildcard === null)
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu clairement' };
    if (dns.wildcard.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        {
          type: 'value',
          label: `Adresses d’un nom tiré au hasard sous ${dns.domain}`,
          value: listOf(dns.wildcard.slice(0, 5)),
          expected: 'aucune',
        },
      ],
    };
  },
});
