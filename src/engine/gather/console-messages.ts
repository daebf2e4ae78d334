import type { CDPSession, Protocol } from 'puppeteer-core';
import type { ConsoleMessage } from '../artifacts.ts';
import { corsRefusalOf } from '../derive/http/cors-refusal.ts';

const messageLimit = 500;
const textLimit = 1_000;

/** Console calls, uncaught exceptions and the browser’s own messages (network, security, deprecations). */
export function watchConsole(session: CDPSession, keep: (message: ConsoleMessage) => void): void {
  let left = messageLimit;
  const add = (message: ConsoleMessage) => {
    left -= 1;
    if (left >= 0) keep({ ...message, text: message.text.slice(0, textLimit) });
  };
  session.on('Runtime.consoleAPICalled', (event) => {
    const level = consoleLevels[event.type];
    if (!level) return;
    const frame = event.stackTrace?.callFrames[0];
    add({
      level,
      source: 'console',
      text: event.args.map(argumentText).join(' '),
      url: frame?.url ?? '',
      line: (frame?.lineNumber ?? -1) + 1,
    });
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const frame = exceptionDetails.stackTrace?.callFrames[0];
    add({
      level: 'error',
      source: 'exception',
      text: exceptionDetails.exception?.description ?? exceptionDetails.text,
      url: exceptionDetails.url ?? frame?.url ?? '',
      line: exceptionDetails.lineNumber + 1,
    });
  });
  session.on('Log.entryAdded', ({ entry }) => {
    add({
      level: entry.level === 'error' ? 'error' : entry.level === 'warning' ? 'warning' : 'info',
      source: sourceOf(entry),
      text: entry.text,
      url: entry.url ?? '',
      line: (entry.lineNumber ?? -1) + 1,
    });
  });
}

const consoleLevels: Readonly<Record<string, ConsoleMessage['level']>> = {
  error: 'error',
  assert: 'error',
  warning: 'warning',
  info: 'info',
  log: 'info',
};
const logSources: Readonly<Record<string, ConsoleMessage['source']>> = {
  network: 'network',
  security: 'security',
  deprecation: 'deprecation',
};

/**
 * Under the name of JavaScript the browser also advises (a slow document.write, a hint) and tells what an answer of
 * another origin does not allow: nothing failed there, but a script that is refused does not run.
 */
function sourceOf({ source, level, text }: Protocol.Log.LogEntry): ConsoleMessage['source'] {
  if (source !== 'javascript') return logSources[source] ?? 'other';
  if (level !== 'error') return 'other';
  const refusal = corsRefusalOf(text);
  return refusal && refusal.kind !== 'script' ? 'network' : 'exception';
}

function argumentText(argument: Protocol.Runtime.RemoteObject): string {
  if (typeof argument.value === 'string') return argument.value;
  return argument.description ?? String(argument.value ?? argument.type);
}
