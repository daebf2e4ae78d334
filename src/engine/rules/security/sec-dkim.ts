import { mailOfDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const shortestBits = threshold(1024, { from: 'RFC 8301 §3.2' });

export default defineSiteRule({
  id: 'sec-dkim',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RFC 6376' },
    { kind: 'standard', title: 'RFC 8301 §3.2' },
  ],
  title: {
    fail: 'La clé de signature des e-mails est trop courte ({keys})',
    pass: 'Les e-mails du domaine ont une clé de signature (DKIM)',
  },
  messages: {
    notFound:
      'Aucune clé de signature des e-mails (DKIM) n’a été trouvée sous les noms courants : à vérifier',
  },
  why: 'Les messageries ignorent une signature faite avec une clé de moins de 1 024 bits : elle peut être imitée.',
  fix: 'Créer dans votre service d’envoi une clé de 2 048 bits, publier son enregistrement TXT, puis retirer l’ancienne.',
  advice: {
    notFound: {
      why: 'La signature DKIM prouve qu’un e-mail vient de votre domaine et n’a pas changé en route. Une clé peut exister sous un nom que rien ne permet de deviner : cette recherche ne prouve pas son absence.',
      fix: 'Vérifier dans votre service d’envoi que la signature DKIM est active, ou lire l’en-tête « DKIM-Signature » d’un e-mail reçu de votre domaine.',
    },
  },
  artifacts: ['site', 'dns'],
  evaluate({ site, dns: facts }) {
    const asked = mailOfDomain(site, facts);
    if (!('mail' in asked)) return asked;
    const { dns, mail } = asked;
    const { dkim, failed } = mail;
    const told = ({ selector, keyBits }: (typeof dkim)[number]) => `${selector} : ${keyBits} bits`;
    const short = dkim.filter(({ keyBits }) => keyBits !== null && keyBits < shortestBits);
    if (short.length > 0)
      return {
        // Beside a sound key, a short one may be left from before.
        ...(short.length < dkim.length ? { status: 'review' as const } : { status: 'fail' as const }),
        values: { keys: short.map(told).join(', ') },
        evidence: short.map((key) => ({
          type: 'value',
          label: `TXT ${key.selector}._domainkey.${dns.domain}`,
          value: `${key.keyBits} bits`,
          expected: `${shortestBits} bits ou plus`,
        })),
      };
    if (dkim.length > 0) return { status: 'pass' };
    if (failed.includes('dkim')) return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    return {
      status: 'review',
      message: 'notFound',
      severity: 'info',
      evidence: [{ type: 'value', label: `TXT …._domainkey.${dns.domain}`, value: 'non trouvé' }],
    };
  },
});
