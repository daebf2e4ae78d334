import { expect, it } from 'vitest';
import { readTraceparent, traceOfUuid } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

it.each([
  `00-${trace}-00f067aa0ba902b7-01`,
  ` 00-${trace}-00f067aa0ba902b7-00 `,
  `42-${trace}-00f067aa0ba902b7-01-more`,
])('%s is read', (header) => {
  expect(readTraceparent(header)).toBe(trace);
});

it.each([
  undefined,
  '',
  trace,
  `ff-${trace}-00f067aa0ba902b7-01`,
  `00-${trace}-00f067aa0ba902b7-01-more`,
  `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}"}\n{"level":50-00f067aa0ba902b7-01`,
])('%j is none', (header) => {
  expect(readTraceparent(header)).toBeNull();
});

it('a UUID makes one that others read', () => {
  const made = traceOfUuid('019a7c7e-0000-7000-8000-0123456789ab');
  expect(readTraceparent(`00-${made}-00f067aa0ba902b7-01`)).toBe(made);
});
