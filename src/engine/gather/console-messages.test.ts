import { EventEmitter } from 'node:events';
import type { CDPSession, Protocol } from 'puppeteer-core';
import { expect, test } from 'vitest';
import type { ConsoleMessage } from '../artifacts.ts';
import { watchConsole } from './console-messages.ts';

/** What is kept of messages that the browser itself writes. */
function kept(...entries: readonly Pick<Protocol.Log.LogEntry, 'source' | 'level' | 'text'>[]) {
  const session = new EventEmitter();
  const messages: ConsoleMessage[] = [];
  watchConsole(session as unknown as CDPSession, (message) => messages.push(message));
  for (const entry of entries) session.emit('Log.entryAdded', { entry });
  return messages.map(({ source, level }) => ({ source, level }));
}

test('an error of the browser about a script is an exception, a warning about one is none', () => {
  expect(
    kept(
      { source: 'javascript', level: 'error', text: 'Uncaught TypeError' },
      { source: 'javascript', level: 'warning', text: 'A parser-blocking, cross site script' },
      { source: 'javascript', level: 'info', text: 'A hint' },
    ),
  ).toEqual([
    { source: 'exception', level: 'error' },
    { source: 'other', level: 'warning' },
    { source: 'other', level: 'info' },
  ]);
});

test('other messages keep their source, whatever their level', () => {
  expect(
    kept(
      { source: 'network', level: 'error', text: 'Failed to load resource' },
      { source: 'deprecation', level: 'warning', text: 'Deprecated' },
      { source: 'rendering', level: 'warning', text: 'Slow' },
    ).map(({ source }) => source),
  ).toEqual(['network', 'deprecation', 'other']);
});

test('a file that another origin does not allow is no failed script, unless it is one', () => {
  const refused = (kind: string) =>
    `Access to ${kind} at 'https://polices.example/a' from origin 'https://www.exemple.fr' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`;
  expect(
    kept(
      ...['font', 'XMLHttpRequest', 'CSS stylesheet', 'script'].map((kind) => ({
        source: 'javascript' as const,
        level: 'error' as const,
        text: refused(kind),
      })),
    ).map(({ source }) => source),
  ).toEqual(['network', 'network', 'network', 'exception']);
});
