import { inlineScripts } from '../html/inline-scripts.ts';
import { blockComment, htmlComment, withoutSpans } from '../text/without-spans.ts';

/** One `gtag('consent', 'default', {…})` that the page writes. */
export interface ConsentDefault {
  readonly code: string;
  /** By name of the setting: `ad_storage` → `denied`. */
  readonly settings: ReadonlyMap<string, 'granted' | 'denied'>;
  /** Countries and regions it is for; none: everywhere; null: what the script computes. */
  readonly regions: readonly string[] | null;
}

const call =
  /\bgtag\s{0,9}\(\s{0,9}["']consent["']\s{0,9},\s{0,9}["']default["']\s{0,9},\s{0,9}\{([^{}]{0,1500})\}/g;
const setting = /["']?\b([a-z_]{2,40})\b["']?\s{0,9}:\s{0,9}["'](granted|denied)["']/g;
const region = /["']?\bregion\b["']?\s{0,9}:\s{0,9}(?:\[([^\]]{0,800})\])?/;
const code = /["']([A-Z]{2}(?:-[A-Z0-9]{1,3})?)["']/g;

/**
 * What Google’s tags are told to take as the visitor’s choice until there is one, as inline scripts write it. Scripts kept
 * for later (`text/plain`) count too: nobody says when they run.
 */
export function consentDefaultsOf(html: string): ConsentDefault[] {
  if (!/\bgtag\b/.test(html)) return [];
  return inlineScripts(withoutSpans(html, [htmlComment])).flatMap((script) => {
    const text = withoutSpans(script.slice(0, 200_000), [blockComment]);
    return [...text.matchAll(call)].flatMap((found) => {
      const line = text.slice(text.lastIndexOf('\n', found.index) + 1, found.index);
      if (/(?:^|[^:])\/\//.test(line)) return [];
      const inside = found[1] ?? '';
      const settings = new Map<string, 'granted' | 'denied'>();
      for (const [, name = '', value] of inside.matchAll(setting))
        settings.set(name, value === 'granted' ? 'granted' : 'denied');
      return [
        { code: found[0].replaceAll(/\s+/g, ' ').slice(0, 2_000), settings, regions: regionsOf(inside) },
      ];
    });
  });
}

function regionsOf(settings: string): string[] | null {
  const found = region.exec(settings);
  if (!found) return [];
  const codes = [...(found[1] ?? '').matchAll(code)].map(([, name = '']) => name);
  return codes.length > 0 ? codes : null;
}

/**
 * The defaults that hold for a visitor in France: the more precise ones over those of everywhere. None where a script
 * computes for whom one of them is.
 */
export function defaultsInFrance(defaults: readonly ConsentDefault[]): ConsentDefault[] {
  if (defaults.some(({ regions }) => regions === null)) return [];
  const local = defaults.filter(({ regions }) => regions?.some((name) => /^FR(?:-|$)/.test(name)));
  return local.length > 0 ? local : defaults.filter(({ regions }) => regions?.length === 0);
}
