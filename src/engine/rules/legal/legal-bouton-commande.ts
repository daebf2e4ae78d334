import { foldText } from '#contract/fold-text.ts';
import { byTag, elementEvidence, textOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const checkout = /\/(?:commande|checkout|order|paiement|payment|validation)(?:[/?.-]|$)/i;
const finalButton =
  /^(?:confirmer|valider|finaliser|passer|terminer|continuer)?(?: (?:la|ma|votre))? ?(?:commande|achat|paiement)$|^(?:valider|confirmer|commander)$/;
const clear = /\bpayer\b|\bobligation de paiement\b|\bacheter\b|\bpaiement\b/;

export default defineRule({
  id: 'legal-bouton-commande',
  severity: 'majeur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'L. 221-14' }],
  title: {
    fail: 'Le libellé du bouton qui engage la commande est à vérifier',
    pass: 'Le bouton qui engage la commande parle de paiement',
  },
  why: 'Le dernier bouton doit dire sans ambiguïté que le client s’engage à payer, sinon la commande est nulle.',
  fix: 'Écrire « Commande avec obligation de paiement », « Payer » ou « Acheter » sur le bouton final.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    if (!checkout.test(page.url)) return { status: 'inapplicable', reason: 'pas une page de commande' };
    const textFor = (node: (typeof buttons)[number]) =>
      foldText(node.name || textOf(dom, node) || (node.attributes.value ?? ''));
    const buttons = byTag(dom, 'button', 'input').filter(
      ({ tag, field, attributes }) =>
        tag === 'button' || field?.type === 'submit' || attributes.type === 'submit',
    );
    const final = buttons.filter((node) => finalButton.test(textFor(node)) || clear.test(textFor(node)));
    if (final.length === 0) return { status: 'inapplicable', reason: 'aucun bouton de commande repéré' };
    const vague = final.filter((node) => !clear.test(textFor(node)));
    if (vague.length === 0) return { status: 'pass' };
    return { status: 'review', evidence: vague.map((node) => elementEvidence(dom, node)) };
  },
});
