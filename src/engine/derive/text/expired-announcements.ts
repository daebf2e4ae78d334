import { dayMs } from '#contract/durations.ts';
import { type FoldedBeside, foldedBeside } from './folded-beside.ts';

/** Something that a text announces for a day that is over. */
export interface ExpiredAnnouncement {
  readonly kind: 'offer' | 'coming';
  /** Last day of it, `2026-01-31`. */
  readonly until: string;
  /** What is announced, as the page writes it. */
  readonly quote: string;
  /** How many characters of the text come before. */
  readonly at: number;
}

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);
const month = `(${months.join('|')})`;
const dated = new RegExp(
  `\\b(?:(1er|\\d{1,2}) )?${month}(?: (20\\d{2}))?\\b|\\b(\\d{1,2})[/.](\\d{1,2})[/.](20\\d{2})\\b`,
  'g',
);
/** What one buys for less for a while. */
const offer =
  /\b(?:offres? (?:speciale|exceptionnelle|promotionnelle|du mois|de lancement|decouverte|valable|de|d')|offres?(?= (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))|promos?|promotions?|soldes|ventes? (?:privees?|flash)|remises? (?:exceptionnelles?|de)|black friday)(?![\w-])/g;
/** What is to come. */
const coming =
  /\bprochaine?s? (?:representations?|spectacles?|concerts?|dates?|stages?|ateliers?|sessions?|rencontres?|reunions?|seances?|formations?|rendez-vous|evenements?|sorties?|editions?|assemblees?|visites?|rentree|portes ouvertes)\b|\b(?:evenements?|spectacles?|concerts?|stages?|ateliers?) a venir\b|\b(?:reouverture|ouverture) (?:prevue |le |en )/g;
/** What an offer says beside its name: a promotion is also a class of a school. */
const bargain = /jusqu|valable|\bdu\b.{1,30}\bau\b|%|€|\beuros?\b|profitez|\bofferte?s?\b|gratuit|reduction/;
/** What tells of something over, or of a law: no announcement. */
const told =
  /\b(?:archives?|publiee? le|paru|poste le|mis a jour|derniere mise a jour|compte[- ]rendu|retour sur|retrospective|bilan|histor\w+|s'est (?:tenue?|deroulee?)|a eu lieu|ont eu lieu|etait|etaient|terminee?s?|passee?s?|conditions|loi|decret|article)\b/;

const before = 20;
const after = 110;
/** A day is over for everybody a week later. */
const graceDays = 7;
/** « Le 22 septembre » without a year is next year’s, unless that is so far away that nobody calls it the next. */
const farDays = 270;

/**
 * Offers and things to come that a text announces for a day that is over, by what stands right after their words. A text that
 * tells of the past is left alone, and so is a date that may come.
 * @param today `2026-11-27`
 */
export function expiredAnnouncementsIn(text: string, today: string): ExpiredAnnouncement[] {
  const read = foldedBeside(text);
  return [...announced(read, offer, 'offer', today), ...announced(read, coming, 'coming', today)];
}

function announced(
  { folded, shown }: FoldedBeside,
  words: RegExp,
  kind: ExpiredAnnouncement['kind'],
  today: string,
): ExpiredAnnouncement[] {
  let reached = 0;
  return [...folded.matchAll(words)].flatMap((match): ExpiredAnnouncement[] => {
    // What one announcement says is not read again for the next word in it.
    if (match.index < reached) return [];
    const rest = folded.slice(match.index, match.index + match[0].length + after);
    const around = folded.slice(Math.max(0, match.index - before), match.index) + rest;
    const days = daysIn(rest, kind, today);
    const until = days.toSorted().at(-1);
    if (kind === 'offer' && !bargain.test(rest)) return [];
    if (until === undefined || told.test(around) || !isOver(until, today)) return [];
    reached = match.index + rest.length;
    return [{ kind, until, quote: wholeWords(shown, match.index, rest.length), at: match.index }];
  });
}

/** That part of the text, without the beginning of a word at its end. */
function wholeWords(text: string, at: number, length: number): string {
  const part = text.slice(at, at + length);
  const isCut = /\S/.test(text.charAt(at + length)) && part.includes(' ');
  return (isCut ? part.slice(0, part.lastIndexOf(' ')) : part).trim();
}

/** Last day of each date; of one without a year only where the text says that it comes next. */
function daysIn(text: string, kind: ExpiredAnnouncement['kind'], today: string): string[] {
  const found = [...text.matchAll(dated)];
  const years = found.flatMap(([, , , year]) => (year === undefined ? [] : [year]));
  return found.flatMap(([, day, name, year, shortDay, shortMonth, shortYear]): string[] => {
    if (shortYear !== undefined) return dayOf(shortYear, Number(shortMonth), Number(shortDay));
    const place = months.indexOf(name ?? '') + 1;
    const number = day === undefined ? null : Number.parseInt(day, 10);
    if (year !== undefined) return dayOf(year, place, number);
    // « Offre janvier 2026, du 1 au 31 janvier »: the year was said.
    if (years[0] !== undefined) return dayOf(years[0], place, number);
    return kind === 'coming' && number !== null ? nearestOf(place, number, today) : ['9999-12-31'];
  });
}

function dayOf(year: string, place: number, day: number | null): string[] {
  const last = new Date(Date.UTC(Number(year), place, 0)).getUTCDate();
  const number = day ?? last;
  if (place < 1 || place > 12 || number < 1 || number > last) return [];
  return [`${year}-${String(place).padStart(2, '0')}-${String(number).padStart(2, '0')}`];
}

/** The day of this year where the one of next year is too far to be called the next; else one that may come. */
function nearestOf(place: number, day: number, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const [here] = dayOf(String(year), place, day);
  const [next] = dayOf(String(year + 1), place, day);
  if (here === undefined || next === undefined) return [];
  if (here >= today) return [here];
  return (Date.parse(next) - Date.parse(today)) / dayMs > farDays ? [here] : [next];
}

const isOver = (until: string, today: string): boolean =>
  (Date.parse(today) - Date.parse(until)) / dayMs > graceDays;
