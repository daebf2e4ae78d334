/** Headers of every API answer: never cached, never framed, never read by another origin, nothing executable. */
const always: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Adds them where the handler did not set its own; over https the browser is told to stay there. */
export function addSecurityHeaders(headers: Headers, publicUrl: string): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
  if (publicUrl.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
}
