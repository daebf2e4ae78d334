import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { foldedWordsOf, quoteAround } from './legal-text.ts';

/** A service for consumers, other than a shop, that L. 412-13 of the Code de la consommation asks to be accessible. */
export interface ConsumerService {
  readonly kind: 'bank' | 'transport' | 'telecom' | 'books';
  /** The words that show it, and their page. */
  readonly evidence: readonly { readonly quote: string; readonly url: string }[];
}

/** Offers to the visitor, in folded text: a page that writes about a service does not speak so. Two of a kind show it. */
const offers: Readonly<Record<ConsumerService['kind'], readonly RegExp[]>> = {
  bank: [
    /\b(?:ouvrir|ouvrez|j'ouvre) (?:un|mon|votre) compte (?:bancaire|courant|joint|pro|en ligne|d'epargne)\b/,
    /\b(?:simul\w{1,5}|demand\w{1,4}|souscri\w{1,5}|financ\w{1,4}) (?:un|mon|votre|nos) (?:credit|pret)s? (?:immobilier|a la consommation|conso|auto|personnel|travaux|renouvelable)/,
    /\b(?:acceder a|consulter|gerer) (?:mes|vos) comptes\b/,
    /\betablissement de (?:credit|paiement|monnaie electronique) (?:\w+ )?agree\b|\bagree\w{0,2} (?:par l'acpr|en qualite d'etablissement de (?:credit|paiement))\b/,
    /\b(?:faire opposition|opposition (?:a|sur) (?:ma|votre) carte)\b/,
    /\b(?:ouvrir|ouvrez) (?:un|mon|votre) (?:livret|compte[- ]titres|plan d'epargne|pea)\b/,
  ],
  transport: [
    /\b(?:ach(?:eter|etez)|reserv(?:er|ez)) (?:un|mon|votre|vos|mes|des) (?:billets?|titres? de transport|tickets? de (?:bus|metro|tram\w*|transport)|traversees?|vols?|trajets? en (?:train|car|bus))\b/,
    /\b(?:info ?-?trafic|etat du trafic|perturbations? (?:du|sur le) reseau)\b/,
    /\b(?:nos|toutes les|plans? des?) lignes\b/,
    /\b(?:recharg(?:er|ez)|commander|command(?:ez)) (?:ma|votre|mon) (?:carte|passe|pass|abonnement) (?:de transport|navigo|tcl|transports?)\b/,
    /\benregistrement en ligne\b|\bcarte d'embarquement\b/,
    /\bhoraires (?:des|de nos|de vos) (?:lignes|trains|bus|cars|trams?|tramways|bateaux|ferries|vols|traversees)\b/,
  ],
  telecom: [
    /\b(?:nos|choisi(?:r|ssez)|decouvr(?:ir|ez)) (?:\w+ )?(?:forfaits?|offres?) (?:mobiles?|internet|fibre|box|5g|adsl)\b/,
    /\btest(?:er|ez) (?:mon|votre) eligibilite\b|\beligib(?:le|ilite) (?:a la |a notre )?fibre\b/,
    /\b(?:conserver|gard(?:er|ez)) (?:mon|votre) numero\b|\bportabilite (?:du|de votre) numero\b|\brio\b[^.]{0,40}\bnumero\b/,
    /\bforfaits? (?:sans engagement )?(?:\w+ )?\d+ ?(?:go|gb)\b/,
    /\bactiver (?:ma|votre) (?:carte )?(?:e-?sim|sim)\b/,
  ],
  books: [
    /\b(?:telecharg(?:er|ez)|ach(?:eter|etez)) (?:\w+ )?(?:livres? numeriques?|e-?books?)\b/,
    /\b(?:livres? numeriques?|e-?books?)\b[^.]{0,80}\d+[.,]\d{2} ?€/,
    /\b(?:format|fichier)s? (?:epub|mobi|kindle)\b/,
    /\bfeuilleter (?:un extrait|le livre)\b|\blire un extrait\b/,
  ],
};
const enough = 2;

/** The service that the pages offer by two kinds of words; null where none does. Legal pages tell what others do too. */
export function consumerService(pages: readonly PageFacts[]): ConsumerService | null {
  const read = pages.filter(({ kind }) => kind === 'home' || kind === 'other' || kind === 'help');
  for (const kind of ['bank', 'transport', 'telecom', 'books'] as const) {
    const evidence = offers[kind].flatMap((words) => {
      const page = read.find((one) => words.test(foldedWordsOf(one)));
      return page ? [{ quote: quoteOn(page, words), url: page.url }] : [];
    });
    if (evidence.length >= enough) return { kind, evidence };
  }
  return null;
}

function quoteOn({ text, links }: PageFacts, words: RegExp): string {
  const link = links.find((one) => words.test(foldText(one.text)));
  return quoteAround(text, words, 40) ?? link?.text ?? '';
}
