import type { Dom, MainResponse } from '../../artifacts.ts';
import { pragmasNamed } from '../dom/dom.ts';

/** One policy: directive name → its sources, in lower case except nonces and hashes. First directive of a name wins. */
export interface Csp {
  readonly directives: ReadonlyMap<string, readonly string[]>;
  readonly duplicates: readonly string[];
  readonly origin: 'header' | 'meta';
  readonly text: string;
}

/** Policies the browser enforces on the page: header fields (several, or joined by commas) and `meta` elements. */
export function enforcedPolicies(mainResponse: MainResponse, dom: Dom): Csp[] {
  const header = mainResponse.headers
    .filter((field) => field.name === 'content-security-policy')
    .flatMap((field) => field.value.split(','))
    .map((text) => parseCsp(text, 'header'));
  const meta = pragmasNamed(dom, 'content-security-policy').map((node) =>
    parseCsp(node.attributes.content ?? '', 'meta'),
  );
  return [...header, ...meta].filter((policy) => policy.directives.size > 0);
}

/** Reads a policy as CSP3 § 2.2 does. */
function parseCsp(text: string, origin: Csp['origin'] = 'header'): Csp {
  const directives = new Map<string, readonly string[]>();
  const duplicates: string[] = [];
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key === '') continue;
    if (directives.has(key)) duplicates.push(key);
    else directives.set(key, sources.map(normaliseSource));
  }
  return { directives, duplicates, origin, text: text.trim() };
}

function normaliseSource(source: string): string {
  return /^'(?:nonce|sha\d{3})-/i.test(source) ? source : source.toLowerCase();
}

/** Sources of a fetch directive, falling back on `default-src`; null when nothing restricts it. */
export function sourcesOf(policy: Csp, directive: string): readonly string[] | null {
  return policy.directives.get(directive) ?? policy.directives.get('default-src') ?? null;
}

export function hasNonceOrHash(sources: readonly string[]): boolean {
  return sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/i.test(source));
}

/** Why the script sources stop almost no injection; empty when they do stop some. */
export function weakScriptSources(policy: Csp): string[] {
  const sources = sourcesOf(policy, 'script-src');
  if (sources === null) return ['script-src absent'];
  const guarded = hasNonceOrHash(sources);
  const weak: string[] = [];
  if (sources.includes("'unsafe-inline'") && !guarded) weak.push("'unsafe-inline'");
  const hostsCount = !(guarded && sources.includes("'strict-dynamic'"));
  if (hostsCount) weak.push(...sources.filter((source) => /^(?:\*|https?:|data:)$/.test(source)));
  return weak;
}
