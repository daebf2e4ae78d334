import { dmarcTags, ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dmarc-none',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 7489'],
  parent: 'sec-dmarc-absent',
  title: {
    fail: 'Les e-mails usurpés sont observés mais pas arrêtés (DMARC p=none)',
    pass: 'Les e-mails usurpés sont écartés (DMARC appliqué)',
  },
  messages: {
    invalid: 'La règle DMARC du domaine est invalide',
    unread: 'La règle DMARC n’envoie de comptes rendus à personne',
  },
  why: 'Tant que la règle n’est pas appliquée, les faux messages à votre nom arrivent chez leurs destinataires.',
  fix: 'Une fois les comptes rendus (rua) lus et vos services d’envoi en règle, passer à p=quarantine puis p=reject.',
  advice: {
    invalid: {
      why: 'Une règle invalide est ignorée : les faux messages à votre nom arrivent chez leurs destinataires.',
      fix: 'Corriger l’enregistrement TXT _dmarc : il commence par v=DMARC1, suivi de la règle (p=none, quarantine ou reject).',
    },
    unread: {
      why: 'Sans comptes rendus, vous ne voyez ni les faux messages envoyés à votre nom, ni vos propres envois qui seraient refusés.',
      fix: 'Ajouter à l’enregistrement TXT _dmarc une adresse de comptes rendus (rua=mailto:…).',
    },
  },
  artifacts: ['site', 'dns'],
  evaluate({ site, dns }) {
    const record = dns?.dmarc.find((text) => /^\s*v\s*=\s*DMARC1\b/i.test(text));
    if (!dns || record === undefined || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'pas de règle DMARC' };
    const tags = dmarcTags(record);
    const policy = tags.get('p') ?? '';
    const evidence = [{ type: 'value' as const, label: `TXT _dmarc.${dns.domain}`, value: record }];
    if (!/^(?:none|quarantine|reject)$/.test(policy)) return { status: 'fail', message: 'invalid', evidence };
    if (policy === 'none' || tags.get('pct') === '0') return { status: 'fail', evidence };
    if (!tags.has('rua')) return { status: 'fail', message: 'unread', severity: 'info', evidence };
    return { status: 'pass' };
  },
});
