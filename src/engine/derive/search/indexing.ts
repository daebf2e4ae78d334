/** A `robots` meta or X-Robots-Tag value that keeps the page out of results (`noindex`, `none`). */
export function forbidsIndexing(value: string): boolean {
  return /(^|[\s,:])(noindex|none)($|[\s,;])/i.test(value);
}

const visitorsOwn =
  /^(?:mon-?)?(?:panier|cart|basket|checkout|commande|compte|espace-(?:client|adherent|citoyen|personnel|membre)|account|my-account|connexion|login|signin|identification|inscription|recherche|search)$/i;

/** Basket, account, sign-in, search results: pages of one visitor, rightly kept out of search engines. */
export function isVisitorsOwn(url: string): boolean {
  const parts = (URL.parse(url)?.pathname ?? '').split('/').filter((part) => part !== '');
  return parts.some((part) => visitorsOwn.test(part.replace(/\.\w+$/, '').replaceAll('_', '-')));
}
