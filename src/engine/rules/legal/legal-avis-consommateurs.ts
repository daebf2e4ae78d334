import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { hostOf } from '../../derive/http/domains.ts';
import { foldedTextOf, quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const clientsReviews = 'avis (?:de nos |des )?(?:clients?|consommateurs?|verifies)\\b';
/** Not those that somebody learns to gather or to answer. */
const unmanaged =
  "(?<!\\b(?:ger\\w*|gestion|repon\\w*|collect\\w*|recueil\\w*|obtenir|suivre|suivi|analys\\w*|surveill\\w*|trait\\w*|automatis\\w*)(?: (?:a|aux|les|vos|des|de|d'|vos|leurs|ses|tous))*[ '])";
/** « Consultez les avis de nos clients »: they may be read elsewhere. */
const uninvited =
  '(?<!\\b(?:consult(?:ez|er|e)|lire|lisez|lis|voir|voyez|vois|retrouve[rz]?|(?:re)?decouvr(?:ez|ir|e)|parcour(?:ez|ir|s)|laisse[rz]?|donne[rz]?|depose[rz]?)(?: (?:aussi|egalement|ici))?(?: (?:tous|toutes|les|nos|vos|des|mes))* )';
const counted =
  "(?<!\\d[:h])\\b\\d+ avis\\b(?! d(?:['’]|e )(?:imposition|situation|recherche|passage|echeance|deces|taxe|reception)\\w*)|\\bnote moyenne\\b|(?<![\\d,./])[1-5][.,]\\d ?\\/ ?5(?![\\d,./])";
const shown = new RegExp(`${counted}|${unmanaged}${uninvited}\\b${clientsReviews}`);
const named = new RegExp(`${unmanaged}\\b${clientsReviews}`);
/** Each opinion with its stars: one row alone may be the class of a hotel. */
const starred = /(?:[★⭐]\ufe0f? ?){4,5}(?:[^★⭐]+(?:[★⭐]\ufe0f? ?){4,5}){2}/;
const stars = /(?:[★⭐]\ufe0f? ?){4,5}/;
const controlled = /\bverifi\w+|\bcontrol\w+|\bmoder\w+|\bdate de l'experience\b/;

const widgets =
  /(?:^|\.)(?:trustpilot|trustindex|elfsight|elfsightcdn|avis-verifies|netreviews|guest-suite|guestapp|custplace|opinionsystem|tripadvisor|yotpo|judge|stamped|ekomi|trustedshops|reviews)\.[a-z]{2,4}$/;
/** What somebody said, in marks of quotation. */
const quoted = /«[^«»]{20,}»|“[^“”]{20,}”/g;

/** Reviews stand in the site: under a heading of this name, behind a link of its own, quoted, or brought by a service. */
function showsReviews({ url, headings, links, structuredDataTypes, thirdParties, text }: PageFacts): boolean {
  return (
    headings.some((heading) => named.test(foldText(heading.text))) ||
    links.some((link) => hostOf(link.url) === hostOf(url) && /\bavis\b/.test(foldText(link.text))) ||
    structuredDataTypes.some((type) => /(?:^|[/:])(?:Review|AggregateRating)$/.test(type)) ||
    thirdParties.some(({ host }) => widgets.test(host)) ||
    [...text.matchAll(quoted)].length >= 2
  );
}

export default defineSiteRule({
  id: 'legal-avis-consommateurs',
  // 5: reviews that one is invited to read may stand elsewhere. 4: an hour before an « avis d’imposition » counts no reviews. 3: the reviews that somebody learns to manage are not his. 2: a mark out of five, and opinions that each have their stars.
  version: 5,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 111-7-2' },
    { kind: 'law', title: 'D. 111-17' },
  ],
  title: {
    fail: 'Des avis de clients sont affichés : les informations qui les accompagnent sont à vérifier',
    pass: 'Rien à vérifier sur les avis de clients',
  },
  why: 'Le visiteur doit savoir si les avis sont contrôlés, leur date et s’ils ont été rémunérés.',
  fix: 'Préciser près des avis comment ils sont recueillis et contrôlés, et afficher leur date.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.flatMap((page) => {
      const folded = foldedTextOf(page);
      if (controlled.test(folded)) return [];
      const quote =
        quoteAround(page.text, shown, 60) ??
        (showsReviews(page) ? quoteAround(page.text, named, 60) : null) ??
        (starred.test(folded) ? quoteAround(page.text, stars, 60) : null);
      return quote === null ? [] : [{ type: 'text' as const, quote, where: page.url }];
    });
    return found.length === 0 ? { status: 'pass' } : { status: 'review', evidence: found };
  },
});
