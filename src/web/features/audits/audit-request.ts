import type { StartAuditRequest } from '#contract/audit.ts';
import { askedDevices, auditScopes } from '#contract/audit-words.ts';
import { errorTable } from '#contract/errors.ts';
import { profileIds } from '#contract/themes.ts';
import { textOf } from '../../lib/use-form.ts';

/** What is wrong with a typed address before it is sent; the server judges the rest. */
export function urlError(typed: string): string | null {
  if (typed === '') return errorTable['target/empty'][1];
  if (/^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^https?:/i.test(typed) && !/^[^/]+:\d+(\/|$)/.test(typed))
    return errorTable['target/scheme'][1];
  return null;
}

/** What is wrong with the form before it is sent: the address, or a list that nobody has looked at. */
export function auditErrors(values: FormData): Record<string, string> {
  const url = urlError(textOf(values, 'url'));
  const isUnread = textOf(values, 'scope') === 'list' && textOf(values, 'kept') === '';
  return {
    ...(url !== null && { url }),
    ...(isUnread && {
      pages: 'Vérifiez d’abord la liste : vous verrez les pages gardées et les lignes écartées.',
    }),
  };
}

const linesOf = (values: FormData, name: string): string[] =>
  textOf(values, name)
    .split(/[\r\n]+/)
    .filter((line) => line !== '');

/** The body of `POST /api/audits` from the form’s fields; absent options are left to the server. */
export function auditRequestOf(values: FormData): StartAuditRequest {
  const scope = auditScopes.find((one) => one === textOf(values, 'scope')) ?? 'site';
  const pages = Number(textOf(values, 'maxPages'));
  const device = askedDevices.find((one) => one === textOf(values, 'device'));
  const profile = profileIds.find((one) => one === textOf(values, 'profile'));
  const exclude = textOf(values, 'exclude')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((path) => path !== '')
    .map((path) => (path.startsWith('/') ? path : `/${path}`));
  return {
    url: textOf(values, 'url'),
    scope,
    ...(scope === 'list' && { pages: linesOf(values, 'kept') }),
    ...(scope === 'sample' && { sample: textOf(values, 'sample') }),
    ...(scope === 'site' && pages > 0 && { maxPages: pages }),
    ...(device && { device }),
    ...(profile && { profile }),
    ...(exclude.length > 0 && { exclude }),
    ...(values.has('ignoreRobots') && { ignoreRobots: true }),
  };
}
