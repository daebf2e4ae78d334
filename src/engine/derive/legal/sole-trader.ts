import { splitHost } from './notice-text.ts';

/** The publisher says it of itself; « nous aidons les micro-entrepreneurs » is said of customers. */
const soleTrader =
  /\b(?:forme|statut|regime|qualite|structure)\b[^.]{0,40}\b(?:auto|micro)[ -]?entrepr\w+|\b(?:edite\w* par|editeur|editrice|proprietaire|exploitant|gerante?|responsable)\b[^.]{0,120}\b(?:auto|micro)[ -]?entrepr(?:eneu(?:r|se)|ise)\b|[,:;(–] ?(?:auto|micro)[ -]?entrepr(?:eneu(?:r|se)|ise)\b/;
/** The same and every other form in which one person answers for a business. */
const ownBusiness =
  /\b(?:auto|micro)[ -]?entrepr(?:eneu(?:r|se)|ise)\b|\bentrepreneu(?:r|se) individuel(?:le)?\b|\bentreprise individuelle\b/;
const company =
  /\b(?:sasu?|sarl|eurl|sca|scop|scic|snc|selarl|association|commune|mairie)\b|\bsociete (?:par actions|anonyme|a responsabilite|civile|cooperative)\b/;
const farm =
  /\b(?:gaec|earl|scea|viticult(?:eur|rice)|vigneron(?:ne)?|apicult(?:eur|rice)|maraich(?:er|ere)|agricult(?:eur|rice)|exploitante? agricole|exploitation agricole)\b/;

/** Folded text of a legal notice: its publisher is a « micro-entrepreneur », small by law. */
export const isSoleTrader = (folded: string): boolean => soleTrader.test(splitHost(folded).publisher);

/** Folded text of a legal notice: its publisher farms. */
export const isFarm = (folded: string): boolean => farm.test(splitHost(folded).publisher);

/** Folded text of a legal notice: its publisher is one person in business, and names no company or association. */
export function isOwnBusiness(folded: string): boolean {
  const { publisher } = splitHost(folded);
  return ownBusiness.test(publisher) && !company.test(publisher);
}
