import { listOf } from '#contract/french.ts';
import { handedEmails, sentEmailPrints } from '../../derive/trackers/hashed-emails.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'priv-empreinte-email',
  // Nobody signed in: whose address it is the print of, or of which empty word, only a person can tell.
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'authority', title: 'CNIL SAN-2025-017', date: '2025-12-30' },
    { kind: 'law', title: 'RGPD 6' },
  ],
  title: {
    fail: 'Une empreinte d’adresse e-mail semble partir vers {names} avant tout choix : à vérifier',
    pass: 'Aucune empreinte d’adresse e-mail ne part vers un réseau publicitaire',
  },
  messages: {
    prepared: 'La page est prête à envoyer l’empreinte d’adresses e-mail à {names} : à vérifier',
  },
  why: 'Une empreinte (« hachage ») désigne toujours la même personne : le réseau la rapproche de ses propres comptes. C’est une transmission de données personnelles, qui demande un accord. Fin 2025, la CNIL a sanctionné une société qui transmettait les adresses de ses clients à un réseau social sans accord valable.',
  fix: 'Couper l’option de correspondance avancée, ou ne transmettre cette empreinte qu’après un accord donné pour cela, et la décrire dans la politique de confidentialité.',
  artifacts: ['page', 'source', 'requests'],
  evaluate({ page, source, requests }) {
    const sent = sentEmailPrints(requests);
    if (sent.length > 0)
      return {
        status: 'review',
        values: { names: listOf([...new Set(sent.map(({ name }) => name))]) },
        evidence: sent.map(({ name, url }) => ({ type: 'request', url: withoutPrints(url), note: name })),
      };
    const handed = handedEmails(source.html);
    if (handed.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'prepared',
      severity: 'mineur',
      values: { names: listOf(handed.map(({ name }) => name)) },
      evidence: handed.map(({ code }) => ({ type: 'text', quote: code, where: page.url })),
    };
  },
});

/** The print itself is personal data: its beginning is proof enough. */
const withoutPrints = (url: string): string =>
  url
    .replaceAll(/([0-9a-f]{6})[0-9a-f]{58}/gi, '$1…')
    .replaceAll(/([\w+/-]{6})[\w+/-]{37}(?==|%3D|~|&|$)/gi, '$1…');
