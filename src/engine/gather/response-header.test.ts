import { expect, it } from 'vitest';
import { responseHeader } from './response-header.ts';

it('finds a header in any letters, the first where two differ by them alone, and nothing where there is none', () => {
  const headers = { 'Content-Type': 'text/html', 'content-type': 'text/plain', 'X-Empty': '' };
  expect(responseHeader(headers, 'content-type')).toBe('text/html');
  expect(responseHeader(headers, 'x-empty')).toBe('');
  expect(responseHeader(headers, 'server')).toBe('');
});
