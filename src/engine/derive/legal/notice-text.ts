import { noticeItems } from '#reference/legal-patterns.ts';

/** After the word « hébergeur », this many characters speak of the host, not of the publisher. */
const hostReach = 400;

export const phone =
  /(?:\+\d{1,3}|\b00\d{2}|\b0)[ .-]?\(?\d\)?(?:[ .-]?\d{2,3}){3,5}|\b\d{4}\b(?= ?\(?(?:service|prix|appel))/;
export const postalAddress =
  /\b\d{5},? (?!euros?\b|€)(?:cedex )?[a-z][a-z' -]{2,}|\b(?:rue|avenue|boulevard|place|chemin|route|street|road|quai|allee|impasse|square|faubourg|esplanade|lieu-?dit|hameau|lotissement|zone (?:artisanale|industrielle|commerciale|d'activites?)|z\.?[ai]\.? de|boite postale|b\.?p\.? ?\d)\b[^.]{3,80}|\b(?:ireland|irlande|luxembourg|united states|etats-unis|usa|l-\d{4})\b/;
/** Words that announce a postal address: what follows may be one that has neither a street’s word nor a postcode. */
export const announcedAddress =
  /\b(?:siege(?: social)?|adresse postale|domicilie[es]*|demeurant)\b(?: (?:est|sis|situe[es]*))?(?: ?:| a| au| dans) ?\w|\badresse ?: ?\w(?![^ ]*@)/;
export const mailAddress =
  /[\w.+-]{1,64} ?(?:@|\[at\]|\(at\)|\[arobase\]|\(arobase\)| arobase ) ?[\w-]+(?:\.| ?\[dot\] ?| point )[a-z]{2,}|\[email/;

/** Folded text split in what follows each mention of the host and the rest. */
export function splitHost(folded: string): { readonly host: string; readonly publisher: string } {
  const starts = [...folded.matchAll(new RegExp(noticeItems.hosting.source, 'g'))].map(
    (match) => match.index,
  );
  let host = '';
  let publisher = '';
  let at = 0;
  for (const start of starts) {
    if (start < at) continue;
    publisher += `${folded.slice(at, start)} … `;
    host += `${folded.slice(start, start + hostReach)} … `;
    at = start + hostReach;
  }
  return { host, publisher: publisher + folded.slice(at) };
}

/** « La société » alone is the publisher; with a name after it, somebody else. */
const atHome =
  /\bpar (?:nos soins|l'editeur|nos services|la (?:commune|ville|mairie|collectivite)|la societe(?! (?!elle-meme|editrice|qui (?:edite|publie))[a-z0-9«"]))\b|\ben interne\b/;

/** What speaks of the host says that the publisher hosts the site himself. */
export function isHostedAtHome(host: string): boolean {
  return atHome.test(host);
}

/** Where something stands: with the publisher, only in what speaks of the host, or nowhere. */
export function placeOf(folded: string, pattern: RegExp): 'publisher' | 'host' | 'nowhere' {
  const { host, publisher } = splitHost(folded);
  if (pattern.test(publisher)) return 'publisher';
  return pattern.test(host) ? 'host' : 'nowhere';
}
