import { foldedBeside } from './folded-beside.ts';

const days: readonly string[] = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const day = `(${days.join('|')})`;

/** What a text says of the days on which one is received. */
export interface OpenDays {
  /** « Ouvert tous les jours », without exception nor season: the words. */
  readonly daily?: string;
  /** Days of the week without reception, said in plain words or left out of the only range: the words. */
  readonly closed?: string;
}

const daily =
  /\b(?:ouverte?s?|accueil|service|horaires|nous (?:vous )?(?:accueillons|recevons))\b[^.!?]{0,40}\b(?:tous les jours|7 ?j(?:ours)? ?(?:\/|sur) ?7)\b/g;
const closing = new RegExp(`\\bfermee?s?\\b(?: tous| toute)?(?: l[ea]s?| chaque)? ${day}s?\\b`, 'g');
const range = new RegExp(
  `\\b(?:ouverte?s?|ouverture|horaires?|accueil|nous (?:vous )?(?:accueillons|recevons))\\b[^.!?]{0,40}?\\b${day} ?(?:au|a|-|–) ?${day}\\b`,
  'g',
);
/** An exception, a season, or days of something else than opening. */
const limits =
  /\b(?:sauf|excepte|hors|hormis|ete|hiver|saison|juillet|aout|vacances|fetes?|pendant|semaine|telephon\w*|en ligne|livraison\w*|urgences?|jusqu'au|exceptionnel\w*)\b/;
const reach = 60;

/** The first sentence of each kind, read as a visitor who looks for a day does. */
export function openDaysIn(text: string): OpenDays {
  const { folded, shown } = foldedBeside(text);
  const wordsOf = ({ index, 0: words }: RegExpExecArray): string => shown.slice(index, index + words.length);
  const around = ({ index, 0: words }: RegExpExecArray): string =>
    folded.slice(Math.max(0, index - reach / 2), index + words.length + reach);
  const plain = (pattern: RegExp) =>
    [...folded.matchAll(pattern)].filter((match) => !limits.test(around(match)));
  const [always] = plain(daily);
  const [never] = plain(closing);
  const [partly] = plain(range).filter(([, from, to]) => leavesOut(folded, from ?? '', to ?? ''));
  const closed = never ?? partly;
  return {
    ...(always && { daily: wordsOf(always) }),
    ...(closed && { closed: wordsOf(closed) }),
  };
}

/** The days that the range leaves out are named nowhere in the text: it is all there is. */
function leavesOut(folded: string, from: string, to: string): boolean {
  const [start, end] = [from, to].map((name) => days.indexOf(name));
  if (start === undefined || end === undefined || start < 0 || end <= start) return false;
  const others = days.filter((_, at) => at < start || at > end);
  return others.length > 0 && others.every((name) => !folded.includes(name));
}
