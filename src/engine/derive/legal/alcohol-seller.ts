import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';

/** Names of those who make or sell alcohol; « brasserie » alone is a restaurant. */
const makers =
  /\b(?:vignerons?|vigneronnes?|viticult(?:eur|rice)s?|domaine viticole|cave cooperative|cavistes?|brasserie artisanale|micro-?brasserie|brasseurs?|brasseuse|distillerie|distillateurs?|cidrerie|maison de champagne|rhumerie)\b/;
const theirDrinks =
  /^(?:nos|les|mes|decouvrir nos) (?:vins|bieres|cuvees|champagnes|spiritueux|rhums|cidres|cremants|whiskies|eaux-de-vie)$/;
const others =
  /\b(?:restaurants?|bistrots?|bistro|hotels?|traiteur|musee|ecole|lycee|formations?|syndicat|federation|confrerie|association|office de tourisme|commune|mairie)\b/;

/** The page of the site that presents it as a maker or seller of alcohol, by its name or its menu; null when none does. */
export function alcoholSeller(pages: readonly PageFacts[]): PageFacts | null {
  const home = pages.find((page) => page.isHome);
  if (!home || !/^(?:fr\b|$)/i.test(home.lang)) return null;
  const name = foldText(`${home.title} ${home.headings[0]?.text ?? ''}`);
  if (others.test(name)) return null;
  const menu = home.links.some(
    ({ region, text }) => (region === 'nav' || region === 'header') && theirDrinks.test(foldText(text)),
  );
  return makers.test(name) || menu ? home : null;
}
