/** Strict policy: scripts and styles of this response only, nothing from elsewhere, no framing. */
export function contentSecurityPolicy(nonce: string, https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers every answer carries, pages and files alike. */
const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const permissionsPolicy = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/** A page’s response with its protection headers. Pages depend on who asks: never in a shared cache. */
export function pageHeaders(response: Response, nonce: string, https: boolean): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, https));
  headers.set('Permissions-Policy', permissionsPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.set('Vary', ['Cookie', headers.get('Vary')].filter(Boolean).join(', '));
  if (https) headers.set('Strict-Transport-Security', 'max-age=63072000');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const year = 31_536_000;
const week = 604_800;

/** Headers of the build’s files: names under /assets/ carry a hash of the content and never change; others seldom do. */
export function setAssetHeaders(headers: Headers, path: string): void {
  const immutable = path.startsWith('/assets/');
  headers.set('Cache-Control', immutable ? `public, max-age=${year}, immutable` : `public, max-age=${week}`);
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
}
