import { dmarcTags, ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-dmarc-none',
  version: 2,
  // For public bodies, whose name is what frauds borrow; a first step for the others: `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RFC 9989' },
    { kind: 'standard', title: 'RFC 9990' },
  ],
  parent: 'sec-dmarc-absent',
  title: {
    fail: 'La règle DMARC surveille sans bloquer (p=none)',
    pass: 'La règle DMARC est appliquée (p=quarantine ou p=reject)',
  },
  messages: {
    invalid: 'La règle DMARC du domaine est mal écrite (p={policy})',
    missing: 'La règle DMARC ne dit pas quoi faire (p absent)',
    test: 'La règle DMARC est à l’essai (t=y) : elle n’est pas appliquée',
    share: 'La règle DMARC porte pct=0 : une partie des messageries ne l’applique pas',
    subdomains: 'La règle DMARC ne protège pas les sous-domaines ({tag}=none)',
    blind: 'La règle DMARC ne bloque rien (p=none) et n’envoie de comptes rendus à personne',
    unread: 'La règle DMARC n’envoie de comptes rendus à personne',
  },
  why: 'Tant que la règle n’est pas appliquée, les faux messages à votre nom arrivent chez leurs destinataires.',
  fix: 'Une fois les comptes rendus (rua) lus et vos services d’envoi en règle, passer à p=quarantine puis p=reject.',
  advice: {
    invalid: {
      why: 'Les messageries n’appliquent pas une valeur qu’elles ne connaissent pas : les faux messages à votre nom arrivent chez leurs destinataires.',
      fix: 'Corriger l’enregistrement TXT _dmarc : il commence par v=DMARC1, suivi de la règle (p=none, quarantine ou reject).',
    },
    missing: {
      why: 'Sans p, les messageries lisent au mieux p=none : les faux messages à votre nom arrivent chez leurs destinataires.',
      fix: 'Ajouter la règle à l’enregistrement TXT _dmarc : p=none pour observer, puis p=quarantine et enfin p=reject.',
    },
    test: {
      why: 'L’étiquette t=y (RFC 9989) demande aux messageries de ne pas appliquer la règle annoncée.',
      fix: 'Une fois les comptes rendus (rua) lus et vos services d’envoi en règle, retirer t=y.',
    },
    share: {
      why: 'L’étiquette pct a été retirée de la norme (RFC 9989). Les messageries qui la lisent encore n’appliquent la règle à aucun message.',
      fix: 'Retirer pct de l’enregistrement TXT _dmarc ; pour un essai, employer t=y.',
    },
    subdomains: {
      why: 'Un faux message envoyé au nom d’un sous-domaine arrive chez son destinataire, alors que le domaine lui-même est protégé.',
      fix: 'Retirer sp et np de l’enregistrement TXT _dmarc, ou les porter à quarantine ou reject une fois les envois des sous-domaines en règle.',
    },
    blind: {
      why: 'Sans comptes rendus, cette règle ne sert à rien : les faux messages à votre nom arrivent chez leurs destinataires, et vous n’en savez rien.',
      fix: 'Ajouter à l’enregistrement TXT _dmarc une adresse de comptes rendus (rua=mailto:…), les lire, puis passer à p=quarantine et enfin p=reject.',
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
    const proof = { severity: site.profile === 'public' ? 'majeur' : 'mineur', evidence } as const;
    if (!tags.has('p')) return { status: 'fail', message: 'missing', ...proof };
    if (policy === 'none')
      return tags.has('rua') ? { status: 'fail', ...proof } : { status: 'fail', message: 'blind', ...proof };
    if (policy !== 'quarantine' && policy !== 'reject')
      return { status: 'fail', message: 'invalid', values: { policy }, ...proof };
    if (tags.get('t') === 'y') return { status: 'fail', message: 'test', ...proof };
    if (tags.get('pct') === '0') return { status: 'fail', message: 'share', ...proof };
    // Of subdomains that do not exist, `np` speaks; without it, `sp` does, then `p`.
    const open = (['sp', 'np'] as const).find((tag) => tags.get(tag) === 'none');
    if (open !== undefined) return { status: 'fail', message: 'subdomains', values: { tag: open }, ...proof };
    if (!tags.has('rua')) return { status: 'fail', message: 'unread', severity: 'info', evidence };
    return { status: 'pass' };
  },
});
