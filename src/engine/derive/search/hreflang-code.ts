import { isLanguageTag, primaryLanguage } from '../text/language-codes.ts';

const regions = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'none' });
/** Engines know `gb`, and no code for the European Union. */
const notCountries = new Set(['UK', 'EU', 'UN', 'ZZ']);

/** Engines do not read that value of `hreflang`: no language of two letters, or no such country. */
export function isWrongHreflang(value: string): boolean {
  const code = value.trim();
  if (code.toLowerCase() === 'x-default') return false;
  if (!isLanguageTag(code) || primaryLanguage(code).length !== 2) return true;
  const region = /-([a-z]{2})$/i.exec(code)?.[1]?.toUpperCase();
  return region !== undefined && (notCountries.has(region) || regions.of(region) === undefined);
}
