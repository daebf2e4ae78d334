import { axeLocale } from '#reference/axe-locale.ts';
import { axeWords, namingAttributes, unsaidChecks, untakenWays } from '#reference/axe-words.ts';
import type { EngineFact, FactValue, TextContrast } from '../../artifacts.ts';
import { type ContrastLevel, contrastNeeded, ratioWords, seenContrast } from './measured-contrast.ts';

/**
 * What axe-core and our measures found of an element, in French, joined by « ; » as far as `length` characters hold
 * whole clauses; a first clause that is longer is cut at a word. Empty when there is nothing for readers.
 */
export function frenchOf(facts: readonly EngineFact[], length: number): string {
  const [first = '', ...others] = clausesOf(facts);
  let told = first;
  for (const clause of others) {
    if (told.length + separator.length + clause.length > length) break;
    told += separator + clause;
  }
  return told.length <= length ? told : `${told.slice(0, length - 2).replace(/\s+\S*$/, '')} …`;
}

const separator = ' ; ';
const contrastChecks = new Set(['color-contrast', 'color-contrast-enhanced']);

function clausesOf(facts: readonly EngineFact[]): string[] {
  const told = facts.filter((fact) => !unsaidChecks.has(fact.check));
  const due = told.filter((fact) => !untakenWays.has(nameOf(fact)));
  const left = due.length > 0 ? due : told;
  const missing = left.flatMap((fact) => namingAttributes.get(nameOf(fact)) ?? []);
  const clauses = left
    .filter((fact) => !namingAttributes.has(nameOf(fact)))
    .map(sentenceOf)
    .filter((sentence) => sentence !== '');
  if (missing.length === 0) return clauses;
  const lead = clauses.length === 0 ? 'l’élément n’a pas de nom' : 'il n’a pas d’autre nom';
  return [...clauses, `${lead} (${missing.join(', ')})`];
}

const nameOf = ({ check, outcome, key }: EngineFact): string => `${check}/${outcome}/${key}`;

function sentenceOf(fact: EngineFact): string {
  const { check, outcome } = fact;
  if (check === paleCheck) return paleWords(fact);
  if (check === unseenCheck) return 'le texte a la couleur de son fond : personne ne le voit';
  if (outcome === 'fail' && fact.data.contrastRatio !== undefined && contrastChecks.has(check))
    return contrastWords(fact);
  return axeWords.get(nameOf(fact)) ?? axeWords.get(`${check}/${outcome}`) ?? axeSentence(fact);
}

/** axe-core’s own French of the fact, filled in as axe-core does; empty where it has none. */
function axeSentence({ check, outcome, key, data }: EngineFact): string {
  const words = axeLocale.checks[check];
  const found = words?.[outcome] ?? words?.fail;
  if (found === undefined) return '';
  const isOne = Array.isArray(data.values) && data.values.length === 1;
  const ofNumber = Array.isArray(data.values) ? (isOne ? 'singular' : 'plural') : key;
  const template = typeof found === 'string' ? found : (found[ofNumber] ?? found[key] ?? found.default ?? '');
  return template
    .replaceAll(/\$\{data(?:\.(\w+))?\}/g, (_: string, name?: string) => textOf(data[name ?? 'value']))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(avant|arrière) plan/g, '$1-plan')
    .trim();
}

const textOf = (value: FactValue | undefined): string =>
  typeof value === 'object' ? value.join(', ') : String(value ?? '');

/** « 4.5:1 » → « 4,5:1 » */
const withComma = (figure: string): string => figure.replace('.', ',');

/** « 9.0pt (12px) » → « 12 px » */
const sizeWords = (size: string): string => /(?<![\d.])([\d.]+)px/.exec(size)?.[1]?.concat(' px') ?? size;
const isBold = (weight: string): boolean => weight === 'bold' || Number(weight) >= 700;

/** A contrast that axe-core measured: the ratio, what is expected, which colours, how large. */
function contrastWords({ key, data }: EngineFact): string {
  const of = (name: string) => textOf(data[name]);
  const compared = coloursOf[key] ?? ['fgColor', 'bgColor'];
  const colours = compared.map((name) => `${colourWords[name]} ${of(name)}`);
  const look = `${withComma(sizeWords(of('fontSize')))}${isBold(of('fontWeight')) ? ', gras' : ''}`;
  const [ratio, expected] = [of('contrastRatio'), of('expectedContrastRatio')].map(withComma);
  return `contraste de ${ratio}:1 au lieu de ${expected} au moins (${colours.join(' sur ')}, ${look})`;
}

const colourWords = { fgColor: 'texte', shadowColor: 'ombre du texte', bgColor: 'fond' } as const;
/** Which of the three colours axe-core compared. */
const coloursOf: Readonly<Record<string, readonly (keyof typeof colourWords)[]>> = {
  fgOnShadowColor: ['fgColor', 'shadowColor'],
  shadowOnBgColor: ['shadowColor', 'bgColor'],
};

const paleCheck = 'measured-contrast';
const unseenCheck = 'measured-unseen';

/** A contrast that we measured on a picture of what is behind the text. */
export function paleFact(rule: string, { best, least, most, ...kind }: TextContrast, level: ContrastLevel) {
  const needed = contrastNeeded(kind, level);
  // Readable on its own background, and not beyond it.
  const key = best < seenContrast && most >= needed ? 'beyond-ground' : 'default';
  return ourFact(rule, paleCheck, key, { best, least, most, needed });
}

/** No letter of the text can be seen. */
export const unseenFact = (rule: string): EngineFact => ourFact(rule, unseenCheck, 'default', {});

const ourFact = (rule: string, check: string, key: string, data: EngineFact['data']): EngineFact => ({
  engine: 'constat',
  outcome: 'fail',
  ...{ rule, check, key, data },
});

/** Less is nothing that people could tell. */
const sameFigure = 0.1;

function paleWords({ key, data }: EngineFact): string {
  const [best = 1, least = 1, most = 1, needed = 1] = ['best', 'least', 'most', 'needed'].map((name) =>
    Number(data[name]),
  );
  if (key === 'beyond-ground')
    return `une partie du texte se confond avec ce qui est derrière (contraste de ${ratioWords(best)}, ${ratioWords(most)} ailleurs) : elle sort sans doute du fond prévu pour elle`;
  // Of the letter that stands out least it is the best that any point behind it gives.
  const atMost = best - least < sameFigure ? 'de' : 'd’au plus';
  return `contraste ${atMost} ${ratioWords(best)} à l’endroit le moins lisible (${ratioWords(needed)} attendu)`;
}
