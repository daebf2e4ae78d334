import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

const known =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin|origin|origin-when-cross-origin|no-referrer-when-downgrade|unsafe-url)$/;
const loose = /^(?:origin|origin-when-cross-origin|no-referrer-when-downgrade|unsafe-url)$/;

export default defineRule({
  id: 'sec-referrer-policy',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Observatory' },
    { kind: 'authority', title: 'ANSSI' },
  ],
  title: {
    fail: 'L’adresse des pages lues est transmise aux autres sites (Referrer-Policy : {policy})',
    pass: 'L’adresse des pages lues n’est pas transmise aux autres sites',
  },
  messages: {
    origin:
      'Le nom du site est transmis aux autres sites, même sans chiffrement (Referrer-Policy : {policy})',
    absent: 'Aucune consigne ne dit quelle adresse transmettre aux autres sites (Referrer-Policy absent)',
  },
  why: 'L’adresse d’une page dit ce qu’elle contient (recherche, numéro de dossier), et une consigne large la donne en entier aux sites liés et aux services tiers. Sans consigne, les navigateurs récents s’en tiennent au nom du site : l’écrire protège dans les anciens.',
  fix: 'Envoyer l’en-tête Referrer-Policy: strict-origin-when-cross-origin, ou une valeur plus stricte.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse: { url, headers }, dom }) {
    const header = headerValue(headers, 'referrer-policy');
    const meta = byTag(dom, 'meta').find(({ attributes }) => attributes.name?.toLowerCase() === 'referrer');
    const tokens = (meta?.attributes.content ?? header ?? '').toLowerCase().split(/[\s,]+/);
    const policy = tokens.filter((token) => known.test(token)).at(-1);
    const evidence = meta
      ? [elementEvidence(dom, meta)]
      : [{ type: 'header' as const, url, name: 'referrer-policy', value: header }];
    if (policy === undefined) return { status: 'fail', message: 'absent', severity: 'info', evidence };
    if (!loose.test(policy)) return { status: 'pass' };
    const values = { policy };
    return policy.startsWith('origin')
      ? { status: 'fail', message: 'origin', values, evidence }
      : { status: 'fail', values, evidence };
  },
});
