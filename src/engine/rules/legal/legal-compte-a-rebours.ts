import { clip } from '../../derive/dom/dom.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { defineRule } from '../../rule.ts';

/** « Bien plus que 20 adhérents » hurries nobody: what is left is counted in articles, or said to be in stock. */
const urgency =
  /(?:\bn'en reste |\bne reste |(?:^|[.!?:–—-] ?))plus que \d+ (?:(?:articles?|exemplaires?|pieces?|places?|produits?)\b|(?:\S+ ){0,2}(?:en stock|disponibles?|restant\w*))|\bplus que \d+ (?:\S+ ){0,2}(?:en stock|disponibles?|restant\w*)|\bil ne reste que \d+\b|\boffre (?:se termine|expire) dans\b|\b\d+ personnes? (?:regardent|consultent)\b|\bderniere chance\b/;

export default defineRule({
  id: 'legal-compte-a-rebours',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 121-4' },
    { kind: 'law', title: 'DSA art. 25' },
  ],
  title: {
    fail: 'Un message d’urgence (compte à rebours, stock) est affiché : à vérifier',
    pass: 'Aucun message d’urgence repéré',
  },
  why: 'Un compte à rebours ou un stock annoncé faux est une pratique commerciale trompeuse.',
  fix: 'Retirer le message s’il ne correspond pas à la réalité, ou l’alimenter avec le stock et la date véritables.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const quote = quoteAround(dom.text, urgency, 60);
    if (quote === null) return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote: clip(quote, 300), where: page.url }] };
  },
});
