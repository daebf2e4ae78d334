import { type AccessSecrets, type SiteAccess, secretsOf } from '#contract/site-access.ts';
import { type SiteSession, secretsOfSession } from './session.ts';

/** Takes the secrets of an access out of what is kept, in every spelling that pages and errors give them. */
export interface Scrubber {
  text(text: string): string;
  /** The same value with its texts scrubbed: arrays, objects and their keys, maps, sets; bytes stay as they are. */
  deep<Value>(value: Value): Value;
  /** Whether a text of it holds a secret. */
  isIn(value: unknown): boolean;
}

const mark = '•••';
/** A part of a secret at the end or the beginning of a text that was cut: from that many characters on. */
const shortestPart = 6;

/** Leaves everything as it is. */
export const noScrubber: Scrubber = { text: (text) => text, deep: (value) => value, isIn: () => false };

export const scrubberOf = (
  access: (AccessSecrets & Pick<SiteAccess, 'typed'>) | null | undefined,
): Scrubber => (access ? createScrubber(secretsOf(access)) : noScrubber);

/** The same, of an audit that signs in: also what its sessions hold, from the moment there is one. */
export function scrubberWith(
  access: SiteAccess | null | undefined,
  session: () => SiteSession | null = () => null,
): Scrubber {
  const secrets = access ? secretsOf(access) : [];
  let known: SiteSession | null = null;
  let current = scrubberOf(access);
  const now = () => {
    const present = session();
    if (present === null || present === known) return current;
    known = present;
    // What an earlier session was told by stays hidden.
    secrets.push(...secretsOfSession(present));
    current = createScrubber(secrets);
    return current;
  };
  return {
    text: (text) => now().text(text),
    deep: (value) => now().deep(value),
    isIn: (value) => now().isIn(value),
  };
}

function spellings(secret: string): string[] {
  const percent = encodeURIComponent(secret);
  const strict = percent.replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const escapes = [percent, strict, encodeURI(secret)];
  const base64 = Buffer.from(secret).toString('base64');
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    ...escapes,
    ...escapes.map((one) => one.replaceAll(/%[\dA-F]{2}/g, (hex) => hex.toLowerCase())),
    ...escapes.map((one) => one.replaceAll('%20', '+')),
    json,
    json.replaceAll(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    JSON.stringify(json).slice(1, -1),
    json.replaceAll('/', '\\/'),
    base64,
    base64.replace(/(?<!=)=+$/, ''),
    encodeURIComponent(base64),
    Buffer.from(secret).toString('base64url'),
    html,
    html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    html.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
    html.replaceAll('"', '&#34;').replaceAll("'", '&#039;'),
    // What a header of bytes makes of letters beyond ASCII.
    Buffer.from(secret).toString('latin1'),
  ];
}

export function createScrubber(secrets: readonly string[]): Scrubber {
  const forms = [...new Set(secrets.filter((one) => one.length > 0).flatMap(spellings))].toSorted(
    (one, other) => other.length - one.length,
  );
  if (forms.length === 0) return noScrubber;
  const longest = forms[0]?.length ?? 0;

  const finder = new RegExp(
    forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'),
    'gi',
  );
  /** In any case: hosts and header names are written small. The longest spelling is tried first. */
  const withoutWhole = (text: string): string => text.replace(finder, mark);
  /** Where the text was cut in the middle of a secret. */
  const withoutParts = (text: string): string => {
    const end = /(?:…|\.\.\.)?["'»)\s]{0,3}$/.exec(text.slice(-8))?.[0].length ?? 0;
    const body = text.slice(0, text.length - end);
    let cut = 0;
    let begun = 0;
    for (const form of forms) {
      for (let size = Math.min(form.length - 1, body.length); size >= shortestPart; size -= 1) {
        if (size > cut && body.endsWith(form.slice(0, size))) cut = size;
        if (size > begun && text.startsWith(form.slice(-size))) begun = size;
      }
    }
    if (cut === 0 && begun === 0) return text;
    const middle = text.slice(begun, Math.max(begun, body.length - cut));
    return `${begun > 0 ? mark : ''}${middle}${cut > 0 ? mark : ''}${text.slice(text.length - end)}`;
  };
  const starts = [
    ...new Set(forms.flatMap((form) => [form.slice(0, shortestPart), form.slice(-shortestPart)])),
  ];
  const mayBeCut = (text: string) => {
    const edges = text.length <= 2 * longest ? text : text.slice(0, longest) + text.slice(-longest - 8);
    return starts.some((start) => edges.includes(start));
  };
  const scrubText = (text: string): string => {
    if (text.length < shortestPart) return text;
    const whole = withoutWhole(text);
    return mayBeCut(whole) ? withoutParts(whole) : whole;
  };
  function deep(value: unknown): unknown {
    if (typeof value === 'string') return scrubText(value);
    if (Array.isArray(value)) return value.map(deep);
    if (value === null || typeof value !== 'object') return value;
    if (value instanceof Map) return new Map([...value].map(([key, held]) => [deep(key), deep(held)]));
    if (value instanceof Set) return new Set([...value].map(deep));
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer || value instanceof Date) return value;
    if (value instanceof Error) {
      const told = new Error(scrubText(value.message));
      told.stack = scrubText(value.stack ?? '');
      return told;
    }
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [scrubText(key), deep(held)]));
  }
  function isIn(value: unknown): boolean {
    if (typeof value === 'string') return scrubText(value) !== value;
    if (value === null || typeof value !== 'object') return false;
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer || value instanceof Date) return false;
    if (value instanceof Map) return [...value].some(isIn);
    if (value instanceof Set || Array.isArray(value)) return [...value].some(isIn);
    return Object.entries(value).some(([key, held]) => isIn(key) || isIn(held));
  }
  return { text: scrubText, deep: (value) => deep(value) as typeof value, isIn };
}
