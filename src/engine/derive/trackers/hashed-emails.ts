import type { NetworkRequest } from '../../artifacts.ts';
import { inlineScripts } from '../html/inline-scripts.ts';
import { blockComment, htmlComment, withoutSpans } from '../text/without-spans.ts';
import { serviceOf } from './known-services.ts';

/** Parameters by which networks take the print of an e-mail address. */
const emailParameters = ['em', 'ud[em]', 'udff[em]', 'pd[em]', 'user_data[em]', 'hashed_email', 'eme'];
/** SHA-256, in hexadecimal or in base 64, after the mark that Google sets before it. */
const print = /^(?:tv\.1~em\.)?(?:[0-9a-f]{64}|[\w+/-]{43}=?)(?:~|$)/i;
/** SHA-256 of nothing, in both notations. */
const nothing =
  /e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855|47DEQpj8HBSa[+-][/_]TImW[+-]5JCeuQeRkm5NMpJWZG3hSuFU/i;

/** A request that carries the print of an e-mail address to a network. */
export interface SentPrint {
  readonly name: string;
  readonly url: string;
}

export function sentEmailPrints(requests: readonly NetworkRequest[]): SentPrint[] {
  return requests.flatMap(({ url }) => {
    const address = URL.parse(url);
    const service = address && serviceOf(url);
    if (!service || !/^(?:ad|social|marketing|analytics)$/.test(service.purpose)) return [];
    const isSent = emailParameters.some((name) => {
      const value = address.searchParams.get(name)?.trim() ?? '';
      return print.test(value) && !nothing.test(value);
    });
    return isSent ? [{ name: service.name, url }] : [];
  });
}

/** Calls that hand an e-mail address to a network, which sends its print. A value that is written empty hands nothing. */
const handings: readonly (readonly [string, RegExp])[] = [
  [
    'Meta',
    /\bfbq\s{0,9}\(\s{0,9}["']init["']\s{0,9},[^,;]{1,60},\s{0,9}\{[^{}]{0,300}?["']?\bem\b["']?\s{0,9}:(?!\s{0,9}["']\s{0,9}["'])/,
  ],
  [
    'Google',
    /\bgtag\s{0,9}\(\s{0,9}["']set["']\s{0,9},\s{0,9}["']user_data["']\s{0,9},\s{0,9}\{[^{}]{0,300}?["']?\b(?:sha256_)?email(?:_address)?\b["']?\s{0,9}:(?!\s{0,9}["']\s{0,9}["'])/,
  ],
  [
    'TikTok',
    /\bttq\s{0,9}\.\s{0,9}identify\s{0,9}\(\s{0,9}\{[^{}]{0,300}?["']?\bemail\b["']?\s{0,9}:(?!\s{0,9}["']\s{0,9}["'])/,
  ],
  [
    'Snapchat',
    /\bsnaptr\s{0,9}\(\s{0,9}["']init["']\s{0,9},[^,;]{1,60},\s{0,9}\{[^{}]{0,300}?["']?\buser_(?:hashed_)?email\b["']?\s{0,9}:(?!\s{0,9}["']\s{0,9}["'])/,
  ],
  [
    'Pinterest',
    /\bpintrk\s{0,9}\(\s{0,9}["']load["']\s{0,9},[^,;]{1,60},\s{0,9}\{[^{}]{0,300}?["']?\bem\b["']?\s{0,9}:(?!\s{0,9}["']\s{0,9}["'])/,
  ],
];

/** A script of the page made to hand an e-mail address to a network: its name, and the call. */
export function handedEmails(html: string): { readonly name: string; readonly code: string }[] {
  const scripts = inlineScripts(withoutSpans(html, [htmlComment])).map((script) =>
    withoutSpans(script.slice(0, 200_000), [blockComment]),
  );
  return handings.flatMap(([name, pattern]) => {
    const code = scripts.flatMap((script) => pattern.exec(script)?.[0] ?? [])[0];
    return code === undefined ? [] : [{ name, code: `${code.replaceAll(/\s+/g, ' ').slice(0, 200)}…` }];
  });
}
