/** Frequent function words, chosen so that few belong to two languages. */
const stopWords = {
  fr: 'le la les un une des du de et est sont dans pour par sur avec que qui ne pas plus ce cette ces nous vous votre vos notre nos au aux ou où être il elle ils elles en se son sa ses leur leurs mais comme tout tous à',
  en: 'the of and to in is are was for on with that this it you your we our as at be by from or an have has not can will all more their they which but if its about how what when',
  de: 'der die das und ist sind in den von zu mit für auf ein eine einen dem des nicht sie wir ihr ihre unser unsere im auch als an werden oder bei aus nach sich wie es zum zur über haben hat kann',
  es: 'el la los las un una de del y es son en para por con que se no su sus nuestro nuestra como más al lo este esta estos o pero todo todos también sobre entre cuando donde muy ser está',
  it: 'il lo la i gli le un una di del della dei delle e è sono in per con che non si su nostro nostra come più al alla questo questa o ma tutto tutti anche tra quando dove essere dal nel nella',
} as const;

type DetectedLanguage = keyof typeof stopWords;

const weights = weigh();

/** A word shared by two languages counts half for each. */
function weigh(): ReadonlyMap<string, readonly (readonly [DetectedLanguage, number])[]> {
  const owners = new Map<string, Set<DetectedLanguage>>();
  for (const [lang, list] of Object.entries(stopWords))
    for (const word of list.split(' ')) {
      const langs = owners.get(word) ?? new Set();
      owners.set(word, langs.add(lang as DetectedLanguage));
    }
  return new Map(
    [...owners].map(([word, langs]) => [word, [...langs].map((lang) => [lang, 1 / langs.size])]),
  );
}

export interface LanguageGuess {
  /** null below 20 words, where words are cut in pieces, or when no language stands out: do not conclude. */
  readonly lang: DetectedLanguage | null;
  /** Weighted share of function words of that language among all words, 0–1 (running text: 0.2–0.5). */
  readonly score: number;
  readonly runnerUp: { readonly lang: DetectedLanguage; readonly score: number };
}

const mostWords = 5000;
const mostLoneLetters = 0.2;
const shortestMean = 3;

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}+/gu)
    ?.slice(0, mostWords) ?? [];

/** No running text is so short of letters: words were cut in pieces (a letter an element), which are words elsewhere. */
function isInPieces(text: string): boolean {
  const letters = text
    .split(/\s+/, mostWords)
    .map((word) => word.match(/\p{L}/gu)?.length ?? 0)
    .filter((count) => count > 0);
  const alone = letters.filter((count) => count === 1).length;
  const all = letters.reduce((sum, count) => sum + count, 0);
  return alone > mostLoneLetters * letters.length || all < shortestMean * letters.length;
}

/** Guesses the language of running text by its function words. */
export function detectLanguage(text: string): LanguageGuess {
  const words = wordsIn(text);
  const sums: Record<DetectedLanguage, number> = { fr: 0, en: 0, de: 0, es: 0, it: 0 };
  for (const word of words) for (const [lang, weight] of weights.get(word) ?? []) sums[lang] += weight;
  const ranked = (Object.keys(sums) as DetectedLanguage[])
    .map((lang) => ({ lang, score: words.length === 0 ? 0 : sums[lang] / words.length }))
    .sort((a, b) => b.score - a.score);
  const [first = { lang: 'fr' as const, score: 0 }, second = first] = ranked;
  const sure =
    words.length >= 20 && !isInPieces(text) && first.score >= 0.1 && first.score >= second.score * 1.3;
  return { lang: sure ? first.lang : null, score: first.score, runnerUp: second };
}

const fewestWords = 4;
const surelyOne = 2;

/**
 * The language of a few words: at least two different function words that are of that language alone, a quarter of all
 * words at least, and none that is of another one. Null: do not conclude.
 */
export function detectShortLanguage(text: string): DetectedLanguage | null {
  const words = wordsIn(text);
  if (words.length < fewestWords || isInPieces(text)) return null;
  const known = words.filter((word) => weights.has(word));
  const shared = known.map((word) => (weights.get(word) ?? []).map(([lang]) => lang));
  const [lang, ...others] = (Object.keys(stopWords) as DetectedLanguage[]).filter((one) =>
    shared.every((langs) => langs.includes(one)),
  );
  if (lang === undefined || others.length > 0) return null;
  const own = known.filter((word) => weights.get(word)?.length === 1);
  const isSure = new Set(own).size >= surelyOne && own.length >= words.length / 4;
  return isSure ? lang : null;
}
