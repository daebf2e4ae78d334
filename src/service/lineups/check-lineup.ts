import { AppError, isAppError } from '#contract/errors.ts';
import { formatNumber, lowerFirst } from '#contract/french.ts';
import { lineupNameLength, lineupSites } from '#contract/lineup.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { plainText } from '../decisions/check-decision.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';

/** @throws AppError `lineup/name`. */
export function checkLineupName(typed: string): string {
  const name = plainText(typed);
  if (name === '' || name.length > lineupNameLength)
    throw new AppError('lineup/name', { field: 'name', data: { limit: formatNumber(lineupNameLength) } });
  return name;
}

const longestShown = 100;

/**
 * The sites of a line-up, by their addresses as people type them; empty ones are passed over.
 * @throws AppError `lineup/too-few`, `lineup/too-many-sites`, `lineup/address`, `lineup/same-site`.
 */
export function checkLineupSites({ config }: Pick<Deps, 'config'>, typed: readonly string[]): URL[] {
  const lines = typed.map((line) => line.trim()).filter((line) => line !== '');
  const refuse = (code: ConstructorParameters<typeof AppError>[0], data: Record<string, string>) =>
    new AppError(code, { field: 'sites', data });
  if (lines.length > lineupSites.most)
    throw refuse('lineup/too-many-sites', {
      limit: formatNumber(lineupSites.most),
      count: formatNumber(lines.length),
    });
  const urls = lines.map((line) => {
    try {
      return normaliseTarget(line, targetPolicyOf(config));
    } catch (error) {
      if (!isAppError(error)) throw error;
      throw refuse('lineup/address', {
        address: plainText(line).slice(0, longestShown),
        reason: lowerFirst(error.message),
      });
    }
  });
  if (urls.length < lineupSites.least)
    throw refuse('lineup/too-few', { limit: formatNumber(lineupSites.least) });
  const twice = urls.find(({ host }, index) => urls.findIndex((url) => url.host === host) !== index);
  if (twice) throw refuse('lineup/same-site', { host: twice.host });
  return urls;
}
