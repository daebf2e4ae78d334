/**
 * Words by which shops praise what they sell as good for nature, on folded text, with the text that each meets. A number
 * with its proof beside it is no such praise: a person tells. Version 2026-11.
 */
export interface GreenClaim {
  readonly pattern: RegExp;
  /** What the law asks of these words, in French. */
  readonly asks: string;
}

export const greenClaims: readonly GreenClaim[] = [
  {
    pattern:
      /\b(?:neutres? en carbone|carbone neutres?|neutralite carbone|zero (?:emission )?carbone|climatiquement neutres?|neutres? pour le climat|emissions? compensees?|compens\w{1,6} (?:(?:ses|nos|les|leurs|100 ?% des) )?emissions)\b/,
    asks: 'neutralité carbone : bilan, démarche de réduction et compensation à publier',
  },
  {
    pattern:
      /(?<!\bnon[ -])(?<!\bpas )\b(?:biodegradables?|respectueu(?:x|ses?) de (?:l'environnement|la planete|la nature)|(?:bons?|bonnes?) pour (?:la planete|l'environnement|la nature|le climat))\b/,
    asks: 'mention interdite sur un produit ou son emballage',
  },
  {
    pattern:
      /\b(?:produits?|matieres?|emballages?|livraisons?|articles?|gammes?|collections?|cosmetiques?|textiles?|vetements?|lessives?|peintures?|colis|meubles?|jouets?)(?: \p{L}{2,14}){0,2} (?:ecologiques?|eco-?responsables?|eco-?friendly|eco-?concu(?:e?s)?|durables?)\b/u,
    asks: 'allégation générale : performance à démontrer',
  },
];

/** A label that shows an excellent performance, beside the words. */
export const officialLabel =
  /\b(?:ecolabel(?: europeen)?|label ecologique de l'(?:ue|union europeenne)|nordic swan|cygne (?:blanc|nordique)|ange bleu|blauer engel|nf environnement)\b/;
