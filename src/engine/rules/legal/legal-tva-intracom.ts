import { noticeItems } from '#reference/legal-patterns.ts';
import { isFarm, isSoleTrader } from '../../derive/legal/sole-trader.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const vat =
  /\bfr ?[0-9a-hj-np-z]{2} ?\d{3} ?\d{3} ?\d{3}\b|\b(?:at|be|bg|cy|cz|de|dk|ee|es|fi|gr|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk) ?[a-z]?\d{7,12}\w{0,3}\b/;

/** Most are outside the tax; one that sells says its type. */
const association = /\bassociation\b.{0,60}\b(?:loi (?:de |du 1er juillet )?190[18]|declaree|reconnue)\b/;

export default defineMentionRule({
  id: 'legal-tva-intracom',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 19 4°' }],
  parent: 'legal-mentions-absentes',
  profiles: ['delegate', 'large', 'shop', 'company'],
  title: {
    fail: 'Le numéro de TVA n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales donnent le numéro de TVA',
  },
  why: 'Une entreprise qui facture la TVA et exerce en ligne doit donner ce numéro.',
  fix: 'Ajouter le numéro de TVA (FR suivi de 11 chiffres pour une entreprise française, celui de son pays pour une autre). Si vous en êtes dispensé en France, écrire « TVA non applicable, art. 293 B du CGI ».',
  document: 'notice',
  mention: ({ document: { folded } }) => vat.test(folded) || noticeItems.vatExempt.test(folded),
  missing: 'numéro de TVA',
  exempt: ({ site, document: { folded } }) =>
    site.profile === null && association.test(folded)
      ? 'le site se présente comme celui d’une association'
      : null,
  // Most invoice no tax: they have nothing to give but « article 293 B », which few write there.
  doubtful: ({ document: { folded } }) => isSoleTrader(folded) || isFarm(folded),
});
