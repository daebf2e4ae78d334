/** Non-breaking space (before « : » and inside guillemets). */
const NBSP = '\u00a0';
/** Narrow non-breaking space (before ; ! ? %, and between thousands). */
const NNBSP = '\u202f';

const integers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** « 1 234 » or « 1 234,5 »; at most `decimals` (0, 1 or 2) digits after the comma. */
export function formatNumber(value: number, decimals: 0 | 1 | 2 = 0): string {
  // Most figures of a page are small counts, which the formatter would cost more than all words around them.
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
  return (decimals === 0 ? integers : decimals === 1 ? oneDecimal : twoDecimals).format(value);
}

/** « 1,25 Mo », « 3,2 Mo », « 340 ko »; decimal units (1 ko = 1 000 octets). */
export function formatBytes(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${formatNumber(sizeBytes)}${NBSP}${sizeBytes < 2 ? 'octet' : 'octets'}`;
  if (sizeBytes < 1_000_000) return `${formatNumber(sizeBytes / 1000)}${NBSP}ko`;
  // Below two a second decimal tells a page from the limit it passes: « 1,04 Mo, au plus 1 Mo ».
  return `${formatNumber(sizeBytes / 1_000_000, sizeBytes < 1_950_000 ? 2 : 1)}${NBSP}Mo`;
}

/** « 850 ms », « 2,4 s », « 3 min ». */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${formatNumber(durationMs)}${NBSP}ms`;
  if (durationMs < 90_000) return `${formatNumber(durationMs / 1000, 1)}${NBSP}s`;
  return `${formatNumber(durationMs / 60_000)}${NBSP}min`;
}

/** French plural: singular below 2 (0 and 1,5 included). */
export function plural(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}

/** « 3 pages », « 1 page », « 0 page ». */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${plural(count, one, many)}`;
}

const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const dateTimes = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** « 21 novembre 2026 », Europe/Paris. */
export function formatDate(date: Date | string): string {
  return firstOfMonth(dates.format(new Date(date)));
}

/** « 21 novembre 2026 à 14:05 », Europe/Paris. */
export function formatDateTime(date: Date | string): string {
  return firstOfMonth(dateTimes.format(new Date(date)));
}

function firstOfMonth(text: string): string {
  return text.replace(/^1 /, '1er ');
}

/** Puts the French non-breaking spaces where a typist leaves plain ones. */
export function typeset(text: string): string {
  return text
    .replaceAll(/ ([;!?%»])/g, (_, mark: string) => (mark === '»' ? `${NBSP}»` : `${NNBSP}${mark}`))
    .replaceAll(/ :(?=\s|$)/g, `${NBSP}:`)
    .replaceAll(/« /g, `«${NBSP}`);
}

/** As a sentence begins. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As inside another sentence; a name or an acronym keeps its capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:[\p{Ll}’]|\s)/u.test(text) && !/^(?:Constat|Google|WordPress)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** « a, b et c », « a, b ou c » or, after « sans », « a, b ni c ». */
export function listOf(words: readonly string[], last: 'et' | 'ou' | 'ni' = 'et'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
