import { foldText } from '#contract/fold-text.ts';
import { normaliseText, quoteAt } from '../legal/legal-text.ts';

/** What a policy says that a cookie is for. */
export interface DescribedPurpose {
  /** `needed`: the service that the visitor asks for needs it; `other`: measuring, advertising and the like. */
  readonly purpose: 'needed' | 'other';
  readonly quote: string;
}

const reach = 140;
/** How far above it the word « cookies » announces a line of a list. */
const listReach = 800;

const needed =
  /\b(?:enregistr\w+|memoris\w+|conserv\w+|stock\w+|retenir|garde)\b.{0,40}\b(?:choix|consentements?|preferences?|langues?|panier|refus|connexion)\b|\b(?:necessaires?|indispensables?|essentiels?|techniques?|fonctionnels?)\b|\b(?:bon )?fonctionnement du (?:site|service)\b|\bsecurite\b|\b(?:de|votre) session\b|\bidentification\b|\bauthentification\b/;
const other =
  /\baudience\b|\bstatisti\w+|\bmesur\w+|\bpublici\w+|\bmarketing\b|\bciblage\b|\bprofil\w*|\breseaux? socia(?:l|ux)\b|\banaly\w+|\bpartenaires?\b|\bsuivi\b(?! de commande)/;

/** What it does, in the plain words of a list of cookies (« retrouve votre panier »): read in its own sentence only. */
const plainly =
  /\b(?:retrouv|retien|reten|rappel|souvien|souven|gard|conserv|memoris|enregistr)\w*\b.{0,40}\b(?:choix|preferences?|langues?|panier|commande|session|refus|connexion|affichage|theme|contraste)\b|\bproteg\w+.{0,40}\b(?:formulaires?|envois?|compte|session|site)\b|\bmeme serveur\b|\brepart\w+ (?:de )?(?:la |les )?(?:charge|visites?)\b/;

/** A name that no sentence holds by chance: an underscore, a digit, a capital after a small letter. */
const isPeculiar = (name: string): boolean => name.length > 2 && /[_\d]|[a-z][A-Z]|.-./.test(name);

/** Words that introduce the name of a cookie: « Nom du cookie : », « le cookie « memo » », « cookie nommé ». */
const introduced = String.raw`\b(?:noms?(?: du cookie)?|cookies?)(?: (?:nommes?|appeles?|denommes?|intitules?))?[ :«"'“(-]{1,5}`;

/** What the policy says the cookie of that name is for, with its words; null where it gives no purpose that is known. */
export function describedPurpose(name: string, policy: string): DescribedPurpose | null {
  const text = normaliseText(policy);
  const folded = foldText(text);
  const exact = foldText(name).replaceAll(/[^\w ]/g, String.raw`\$&`);
  if (exact === '') return null;
  const shown = folded.length === text.length ? text : folded;
  const own = ownSentence(folded, exact);
  if (own) {
    const { index, said } = own;
    const purpose = other.test(said) ? 'other' : plainly.test(said) ? 'needed' : null;
    if (purpose) return { purpose, quote: quoteAt(shown, index, exact.length, reach) };
  }
  const before = isPeculiar(name) ? '' : introduced;
  for (const match of folded.matchAll(new RegExp(`${before}(?<![\\w-])${exact}(?![\\w-])`, 'g'))) {
    const end = match.index + match[0].length;
    const around = `${folded.slice(Math.max(0, match.index - reach), match.index)} ${folded.slice(end, end + reach)}`;
    const purpose = other.test(around) ? 'other' : needed.test(around) ? 'needed' : null;
    if (purpose) return { purpose, quote: quoteAt(shown, match.index, match[0].length, reach) };
  }
  return null;
}

/**
 * « langue : retient la langue choisie, six mois. »: the line of a list of cookies, which begins with the name. Null where
 * there is none, or where nothing before speaks of cookies.
 */
function ownSentence(
  folded: string,
  exact: string,
): { readonly index: number; readonly said: string } | null {
  const line = new RegExp(`(?<=[.;:!?•–—-] )${exact} ?[:=–—] (?<said>[^.;!?]{3,${reach}})`);
  const match = line.exec(folded);
  if (!match?.groups?.said) return null;
  const isAmongCookies = /\b(?:cookies?|traceurs?)\b/.test(
    folded.slice(Math.max(0, match.index - listReach), match.index),
  );
  return isAmongCookies ? { index: match.index, said: match.groups.said } : null;
}
