import { expect, test } from 'vitest';
import { pageHeaders } from './web-headers.ts';

const headersOf = (https: boolean, given: HeadersInit = {}) =>
  pageHeaders(new Response('page', { headers: given }), 'abc123', https).headers;

test('scripts run only with the nonce of their own response', () => {
  const policy = headersOf(true).get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'nonce-abc123' 'strict-dynamic'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
});

test('the browser is told to stay on https only where there is https', () => {
  expect(headersOf(true).get('strict-transport-security')).toBe('max-age=63072000');
  expect(headersOf(false).get('strict-transport-security')).toBeNull();
  expect(headersOf(false).get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('a page depends on who asks: never in a shared cache', () => {
  expect(headersOf(true).get('cache-control')).toBe('private, no-cache');
  expect(headersOf(true).get('vary')).toContain('Cookie');
  expect(headersOf(true, { 'cache-control': 'no-store' }).get('cache-control')).toBe('no-store');
});

test('sniffing, referrers and device access are closed', () => {
  const headers = headersOf(true);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});
