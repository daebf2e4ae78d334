import { pathShape } from './path-shape.ts';

/** Why an address looks like one of an endless series; French, for the list of pages not analysed. */
export type TrapReason = string;

const deepest = 12;
const parametersAllowed = 5;
/** Addresses taken of one series: calendars, filters, pagination. */
const calendarCap = 24;
const filterCap = 30;
const parameterCap = 100;

const calendarPath = /\/(?:19|20)\d\d[/-]\d{1,2}(?:[/-]\d{1,2})?(?:\/|$)/;
const calendarParameter =
  /(?:^|&)(?:date|day|month|year|jour|mois|annee|semaine|week|start|from|debut)=[^&]*\d/i;
const calendarWord =
  /(?:^|[/-])(?:agenda|calendar|calendrier|events?|evenements?|reservations?|planning)(?:[/-]|$)/i;

/**
 * Recognises addresses that a program makes without end: calendars, combined filters, folders that repeat,
 * ever deeper paths. Counts what it lets through by series. Answers null when the address may be kept.
 */
export function createTrapGuard(): (url: URL) => TrapReason | null {
  const taken = new Map<string, number>();
  const exceeds = (series: string, cap: number): boolean => {
    const count = (taken.get(series) ?? 0) + 1;
    taken.set(series, count);
    return count > cap;
  };
  return (url) => {
    const segments = url.pathname.split('/').filter((segment) => segment !== '');
    if (segments.length > deepest) return 'chemin trop profond';
    if (repeats(segments)) return 'dossiers répétés';
    const query = url.search.slice(1);
    const parameters = query === '' ? 0 : query.split('&').length;
    if (parameters > parametersAllowed) return 'filtres combinés';
    const shape = pathShape(url);
    if (isCalendar(url, query))
      return exceeds(`calendar ${shape}`, calendarCap) ? 'calendrier sans fin' : null;
    if (parameters > 1) return exceeds(`filter ${url.pathname}`, filterCap) ? 'filtres combinés' : null;
    if (parameters === 1) return exceeds(`parameter ${shape}`, parameterCap) ? 'adresses en série' : null;
    return null;
  };
}

/** Articles dated in their path end with a name; a calendar ends with the date. */
function isCalendar(url: URL, query: string): boolean {
  if (calendarParameter.test(query)) return true;
  const match = calendarPath.exec(url.pathname);
  if (!match) return false;
  const endsWithDate = match.index + match[0].length >= url.pathname.length;
  return (
    endsWithDate &&
    (calendarWord.test(url.pathname) || /\/\d{4}[/-]\d{1,2}[/-]\d{1,2}\/?$/.test(url.pathname))
  );
}

/** `/a/b/a/b/a/b` or `/a/a/a`: a relative link that adds its own folder again. */
function repeats(segments: readonly string[]): boolean {
  for (const length of [1, 2, 3])
    for (let at = 0; at + 3 * length <= segments.length; at += 1) {
      const unit = segments.slice(at, at + length).join('/');
      const again = segments.slice(at + length, at + 2 * length).join('/');
      const third = segments.slice(at + 2 * length, at + 3 * length).join('/');
      if (unit === again && unit === third) return true;
    }
  return false;
}
