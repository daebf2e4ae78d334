import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { quoteAt } from './legal-text.ts';

/** Who sells an article, as its page names it. */
export interface NamedSeller {
  readonly name: string;
  /** The words around it, and the page they stand on. */
  readonly quote: string;
  readonly url: string;
}

const word = "(?:[\\p{L}\\p{N}'’&-]|\\.(?=\\p{Ll})){0,30}";
/** « Vendu et expédié par La Ruche », « Vendeur : La Ruche »: a name begins with a capital. */
const named = new RegExp(
  '(?<!\\p{L})(?:(?:[Vv]endue?s?|VENDU|[Ss]old)(?: (?:et|and) (?:expédié|livré|envoyé|préparé|shipped|delivered)e?s?)? (?:par|by)(?: (?:le|la) (?:vendeur|boutique))? ?:?|[Vv]endeu(?:r|se) ?:) ?' +
    `(\\p{Lu}${word}(?: [\\p{Lu}\\p{N}&]${word}){0,3})`,
  'gu',
);
/** What a name begins with before it tells one from another. */
const article = /^(?:(?:le|la|les|the|chez|au|aux) |l['’])/;
/** How much is sold at once, or by which way: no seller. */
const noName =
  /^(?:lots?|paires?|boites?|cartons?|packs?|sachets?|unites?|kilos?|kg|metres?|litres?|palettes?|bottes?|quantites?|multiples?|correspondance|internet|telephone|particuliers?|professionnels?|pro|depuis|note|avis|voir|contacter)\b/;
const most = 200;

/**
 * Sellers that pages name, in their order. A page says more straight after a name (« La Ruche Ajouter au panier »): names that
 * begin with the same word are one.
 */
export function namedSellers(pages: readonly PageFacts[]): NamedSeller[] {
  const sellers = new Map<string, NamedSeller>();
  for (const { text, url } of pages)
    for (const found of text.matchAll(named)) {
      const name = (found[1] ?? '').replace(/(?<![.,'’-])[.,'’-]+$/u, '');
      const [key = ''] = foldText(name).replace(article, '').split(' ');
      if (sellers.size >= most) return [...sellers.values()];
      if (key.length < 2 || noName.test(key) || sellers.has(key)) continue;
      sellers.set(key, { name, quote: quoteAt(text, found.index, found[0].length, 40), url });
    }
  return [...sellers.values()];
}
