import { formatBytes, formatDuration } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import { decoded } from '../../address/decoded.ts';
import type { LighthouseAudit } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';

/** Rows of an audit that are told. */
export const evidenceLimit = 10;

/** A row of what Lighthouse lists. */
export type Item = LighthouseAudit['items'][number];

/** What Lighthouse lists, as proof; what it measured where it lists nothing, the page where it measures nothing. */
export function evidenceOf(audit: LighthouseAudit, value: string, pageUrl: string): Evidence[] {
  const rows = audit.items.slice(0, evidenceLimit).flatMap(itemEvidence);
  if (rows.length > 0) return rows;
  if (value !== '') return [{ type: 'value', label: 'Mesure', value }];
  return [{ type: 'page', url: pageUrl }];
}

/** Work of the browser that Lighthouse gives to no file is no place to mend anything. */
export const isAttributed = ({ url }: Item): boolean => url !== 'Unattributable';

function itemEvidence(item: Item): Evidence[] {
  const properties = text(item.properties);
  const note = properties === '' ? savings(item) : `anime ${properties}`;
  const selector = text(item.selector);
  const url = text(item.url);
  if (selector !== '') {
    const told = [fileUnsaid(url, text(item.snippet)), note].filter((part) => part !== '').join('\u00a0: ');
    return [{ type: 'element', selector, snippet: text(item.snippet), ...(told && { note: told }) }];
  }
  // Of a style in the page Lighthouse gives the first words.
  if (url !== '' && !/^[a-z][\w+.-]*:/i.test(url))
    return [{ type: 'value', label: 'Styles écrits dans la page', value: note || clip(url, 80) }];
  if (url !== '') return [{ type: 'request', url, ...(note && { note }) }];
  return placeOf(item) === '' ? [] : [{ type: 'request', url: placeOf(item), note: placeNote(item) }];
}

/** The file that a row is about, where the element’s own code does not name it: a style asks for it. */
function fileUnsaid(url: string, snippet: string): string {
  if (!/^https?:/i.test(url)) return '';
  const [written = ''] = /[^/]+(?=\/*$)/.exec(new URL(url).pathname) ?? [];
  const name = decoded(written);
  return [written, name].some((one) => snippet.includes(one)) ? '' : clip(name, 80);
}

/** The address of the script that a row is about, when it is one; lines begin at 0. */
export const placeOf = ({ source, line }: Item): string =>
  line !== undefined && /^https?:/i.test(text(source)) ? text(source) : '';

function placeNote({ line, reflowTime }: Item): string {
  const ms = Math.round(Number(reflowTime ?? 0));
  return `ligne ${Number(line) + 1}${ms > 0 ? `, ${formatDuration(ms)} de calcul` : ''}`;
}

/** Empty for anything else than a text. */
export const text = (value: string | number | undefined): string => (typeof value === 'string' ? value : '');

function savings(item: Item): string {
  const bytes = Number(item.wastedBytes ?? 0);
  const ms = Number(item.wastedMs ?? 0);
  const parts = [
    bytes > 0 && `${formatBytes(Math.round(bytes))} à gagner`,
    ms > 0 && `${formatDuration(Math.round(ms))} à gagner`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
