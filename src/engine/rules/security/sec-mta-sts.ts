import { lookUpFailed, ownsDomain } from '../../derive/http/dns-records.ts';
import { defineSiteRule } from '../../rule.ts';

/** Unlike a missing name, a refusal or a wrong certificate, which mail servers meet too. */
const saysNothing = new Set(['timeout', 'guard', 'other']);

export default defineSiteRule({
  id: 'sec-mta-sts',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RFC 8461' }],
  title: {
    fail: 'Le chiffrement des e-mails reçus n’est pas exigé (MTA-STS absent)',
    pass: 'Le chiffrement des e-mails reçus est exigé (MTA-STS)',
  },
  messages: {
    noPolicy: 'MTA-STS est annoncé, mais sa politique est illisible',
    notEnforced: 'MTA-STS est publié, mais n’exige rien (mode {mode})',
  },
  why: 'Sans cette annonce, un intermédiaire peut faire croire que votre serveur de messagerie ne chiffre pas, et lire les e-mails en transit.',
  fix: 'Publier l’enregistrement TXT _mta-sts et le fichier mta-sts.txt, d’abord en mode testing, puis en mode enforce.',
  advice: {
    noPolicy: {
      fix: 'Publier le fichier mta-sts.txt à l’adresse https://mta-sts.votre-domaine/.well-known/mta-sts.txt, avec un certificat valide.',
    },
    notEnforced: {
      why: 'Tant que la politique n’exige rien, un intermédiaire peut faire croire que votre serveur de messagerie ne chiffre pas, et lire les e-mails en transit.',
      fix: 'Une fois les comptes rendus sans erreur, passer la politique en mode enforce.',
    },
  },
  artifacts: ['site', 'dns', 'mtaStsPolicy'],
  evaluate({ site, dns, mtaStsPolicy }) {
    if (dns === null || !ownsDomain(site, dns))
      return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine à lui' };
    if (lookUpFailed(dns, 'mx') || lookUpFailed(dns, 'mtasts'))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    if (!dns.mx.some(({ exchange }) => exchange !== '' && exchange !== '.'))
      return { status: 'inapplicable', reason: 'le domaine ne reçoit pas d’e-mail' };
    const record = dns.mtaSts[0];
    const name = `_mta-sts.${dns.domain}`;
    if (record === undefined)
      return { status: 'fail', evidence: [{ type: 'value', label: `TXT ${name}`, value: 'absent' }] };
    if (mtaStsPolicy === null || saysNothing.has(mtaStsPolicy.failure ?? ''))
      return { status: 'untested', reason: 'la politique n’a pas pu être lue' };
    const mode = /^mode:\s*(enforce|testing|none)\s*$/m.exec(mtaStsPolicy.body)?.[1];
    const announced = { type: 'value', label: `TXT ${name}`, value: record } as const;
    const read = { type: 'request', url: mtaStsPolicy.requestedUrl, status: mtaStsPolicy.status } as const;
    if (mtaStsPolicy.status !== 200 || mode === undefined)
      return { status: 'fail', message: 'noPolicy', evidence: [announced, read] };
    if (mode === 'enforce') return { status: 'pass' };
    // A trial is the way RFC 8461 §5 recommends: only its length is to be questioned.
    const status = mode === 'testing' ? 'review' : 'fail';
    return { status, message: 'notEnforced', values: { mode }, evidence: [announced, read] };
  },
});
