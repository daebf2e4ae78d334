import { foldText } from '#contract/fold-text.ts';
import { legalLinks, salesItems } from '#reference/legal-patterns.ts';
import type { PageFacts, PageLink, SiteShapes } from '../../artifacts.ts';
import { areOfOneSite } from '../http/third-parties.ts';
import { memoise } from '../memoise.ts';
import { detectLanguage } from '../text/language.ts';
import { foldedTextOf, quoteAround } from './legal-text.ts';

const price = /\b\d{1,5}(?:[.,]\d{2})? ?€/;
const addToCart =
  /\bajouter au panier\b|\bajouter a (?:mon|votre|la) (?:panier|commande)\b|\badd to (?:cart|basket)\b/;
const cartLink = /^(?:mon |votre |voir (?:le |mon )?)?panier(?: \(?\d+\)?)?$|^(?:shopping )?(?:cart|basket)$/;
const platformHosts =
  /(?:^|\.)(?:cdn\.shopify\.com|shopifycdn\.net|myshopify\.com|wizishop\.com|oxatis\.com)$/;

const isCartLink = ({ text, url }: PageLink): boolean =>
  cartLink.test(foldText(text)) ||
  /\/(?:panier|cart|checkout)(?:\/?(?:[?#]|$)|\.(?:php|html?|aspx?)\b)/.test(url);
const isOnPlatform = (page: PageFacts): boolean =>
  page.thirdParties.some((party) => platformHosts.test(party.host));
const payments =
  /(?:^|\.)(?:stripe\.com|paypal\.com|paypalobjects\.com|payplug\.com|mollie\.com|sumup\.com)$/;

/** A page read shows that an order can be placed on the site: basket, account, payment or platform of shops. */
export const takesOrders = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    (page) =>
      addToCart.test(foldedTextOf(page)) ||
      page.hasPasswordField ||
      page.links.some(isCartLink) ||
      isOnPlatform(page) ||
      page.thirdParties.some(({ host }) => payments.test(host)),
  );

const accountName =
  /^(?:acceder a |voir |creer |ouvrir )?(?:mon|votre|un) (?:compte|espace)(?: (?:client|personnel))?$|^comptes?(?: client)?$|^(?:(?:me |se )?connecter|connexion|identification|s'identifier)$|^connexion ?\/ ?inscription$|\bespace (?:clients?|personnel)$|^(?:sign|log) ?in$|^(?:my )?account$/;
const accountPath =
  /\/(?:mon-?compte|compte(?:-client)?|espace-?clients?|(?:my-?)?account|customer|connexion|login|signin)(?:\.\w+)?(?:[/?#]|$)/i;
/** Where those who run the site sign in. */
const ownersLogin = /\/(?:wp-(?:admin|login)|admin\w*|user\/login|ghost|typo3)(?:[./?#]|$)/i;

function leadsToAccount({ text, url, region }: PageLink, page: PageFacts): boolean {
  if (ownersLogin.test(url)) return false;
  const isOwn = areOfOneSite(url, page.url);
  if (isOwn && accountPath.test(url)) return true;
  return (isOwn || (region !== 'main' && region !== 'other')) && accountName.test(foldText(text));
}

/** A page read leads to an account of customers, or asks for a password. */
export const hasAccounts = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    (page) =>
      (page.hasPasswordField && !ownersLogin.test(page.url)) ||
      page.links.some((link) => leadsToAccount(link, page)),
  );

const orderedHere =
  /\bcommand\w+\b[^.]{0,120}\b(?:en ligne|(?:sur|via|par) (?:le|ce|notre|son) (?:present )?site|site (?:internet|web)|panier|boutique)\b|\b(?:en ligne|(?:sur|via|par) (?:le|ce|notre|son) (?:present )?site|site (?:internet|web)|panier|boutique)\b[^.]{0,120}\bcommand\w+\b/;
const delivered =
  /\b(?:livraisons?|livr(?:e|er|ee?s?)|expedi\w+|telecharge\w+|retrait en (?:magasin|boutique))\b/;
const forTrade =
  /\b(?:reserve\w*|exclusivement|uniquement|seuls?)\b[^.]{0,40}\b(?:aux?|a des|entre|les) professionnels\b/;
/** « Le client professionnel ne dispose pas du délai de rétractation » grants nothing to anybody. */
const deniesTrade = /(?<!non[ -])\bprofessionnels?\b.{0,500}(?:\bne |\bn'|\baucun)/;

/**
 * Terms of sale of goods that consumers order on the site: their days or form of withdrawal, a delivery, an order online.
 * Those of lodgings, lessons and trade lack one of these.
 */
function sellsToConsumers(page: PageFacts): boolean {
  if (page.kind !== 'sales-terms') return false;
  const text = foldedTextOf(page);
  const granted = text
    .split('.')
    .filter((sentence) => !deniesTrade.test(sentence))
    .join('.');
  const withdraws = salesItems.withdrawalDays.test(granted) || salesItems.withdrawalForm.test(granted);
  return withdraws && delivered.test(text) && orderedHere.test(text) && !forTrade.test(text);
}

/** Signs that the site sells online, in French, for the reader. */
const shopSigns = memoise((pages: readonly PageFacts[]): readonly string[] => {
  const texts = pages.map((page) => foldedTextOf(page));
  const links = pages.flatMap((page) => page.links);
  const signs: string[] = [];
  if (texts.some((text) => addToCart.test(text) && price.test(text)))
    signs.push('prix et bouton « Ajouter au panier »');
  if (links.some(isCartLink)) signs.push('lien vers un panier');
  if (pages.some((page) => page.structuredDataTypes.some((type) => /(?:^|\/)(?:Product|Offer)$/.test(type))))
    signs.push('fiche produit déclarée (schema.org)');
  if (pages.some(isOnPlatform)) signs.push('plateforme de boutique en ligne');
  if (pages.some(sellsToConsumers)) signs.push('conditions de vente à des consommateurs');
  return signs;
});

/** The site sells online to the French public: its owner said so, or it speaks French and at least two signs agree. */
export function isShop({ site, pages }: Pick<SiteShapes, 'site' | 'pages'>): boolean {
  return site.profile === 'shop' || (speaksFrench(pages) && shopSigns(pages).length >= 2);
}

/** The home page is in French, by its words; where they are too few, by what it declares. Unknown counts as French. */
function speaksFrench(pages: readonly PageFacts[]): boolean {
  const home = pages.find((page) => page.isHome) ?? pages[0];
  const lang = detectLanguage(home?.text ?? '').lang ?? home?.lang ?? '';
  return /^(?:fr\b|$)/i.test(lang);
}

/** Subscriptions are offered for a recurring price: the words of the offer and their page; null when there is none. */
export function subscriptionSign(
  pages: readonly PageFacts[],
): { readonly quote: string; readonly url: string } | null {
  const recurring =
    /\b\d{1,4}(?:[.,]\d{2})? ?€ ?(?:ttc |ht )?(?:\/|par) ?(?:mois|an)\b[^.]{0,200}\b(?:abonn\w+|souscri\w+|s'abonner|sans engagement)\b|\b(?:abonn\w+|souscri\w+|sans engagement)\b[^.]{0,200}\b\d{1,4}(?:[.,]\d{2})? ?€ ?(?:ttc |ht )?(?:\/|par) ?(?:mois|an)\b/;
  for (const page of pages) {
    const quote = recurring.test(foldedTextOf(page)) ? quoteAround(page.text, recurring, 0) : null;
    if (quote !== null) return { quote, url: page.url };
  }
  return null;
}

/** A link or button text of that kind somewhere on the visited pages (anchors, else visible text). */
export function mentionsAction(pages: readonly PageFacts[], kind: 'withdrawal' | 'termination'): boolean {
  const pattern = legalLinks[kind];
  return pages.some((page) => page.links.some((link) => pattern.test(foldText(link.text))));
}
