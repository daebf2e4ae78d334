import { expect, test } from 'vitest';
import { createLateFailures } from './late-failures.ts';

function hear(reasons: readonly unknown[]) {
  const told: object[] = [];
  const late = createLateFailures((failure) => told.push(failure));
  for (const reason of reasons) late(reason);
  return told;
}

test('a failure is told by its class, its place and the part of the protocol', () => {
  const [told] = hear([new TypeError('Protocol error (Network.getResponseBody): No resource')]);
  expect(told).toEqual({
    error: 'TypeError',
    of: 'Network.getResponseBody',
    at: expect.stringMatching(/^late-failures\.test\.ts:\d+$/),
  });
});

test('no word of a page is written, however it comes', () => {
  const text = 'SITE-TEXT-IN-LOG';
  const named = Object.assign(new Error(text), { name: `${text} \n` });
  const lines = new Error(`x\n    at f (/${text}:1:1)\n${text}`);
  const told = JSON.stringify(
    hear([text, { text }, new Error(text), named, lines, new SyntaxError(`Unexpected "${text}"`)]),
  );
  expect(told).not.toContain('SITE');
});

test('a flood writes a few lines', () => {
  expect(hear(Array.from({ length: 65_370 }, () => new Error('x')))).toHaveLength(20);
});
