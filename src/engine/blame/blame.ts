import type { WireView } from '../browser/wire-log.ts';
import { type CauseId, causes } from './causes.ts';

/**
 * What the browser, or what holds it, said: a network error of its own by what it claims; `no-answer`: it waited for the
 * document until the load was given up; `no-sign`: it had the document and its time ended without another word;
 * `at-work`: the same, and one of its threads worked all that time;
 * `stuck`: the same, and it did nothing meanwhile; `crashed`: a process of it ended by itself; `killed`: by another hand.
 */
export type BrowserWord =
  | 'unknown-domain'
  | 'tls'
  | 'headers-too-long'
  | 'bad-compression'
  | 'unreadable'
  | 'unsafe-port'
  | 'truncated'
  | 'disconnected'
  | 'timed-out'
  | 'own-failure'
  | 'no-answer'
  | 'no-sign'
  | 'at-work'
  | 'stuck'
  | 'overgrown'
  | 'crashed'
  | 'killed'
  | 'missing';

/** Whether the machine gave the page what it needed of the processors. */
export type MachineState = 'fit' | 'starved';

export interface Sighting {
  readonly browser: BrowserWord;
  readonly wire: WireView;
  readonly machine: MachineState;
}

type Row = readonly [BrowserWord, WireView | '*', MachineState | '*', CauseId];

/**
 * The one table of blame, first row that fits. A refusal, a silence or a cut is said of a site only where the wire saw it:
 * what nobody saw is ours, and tried again.
 */
export const blameTable: readonly Row[] = [
  // What the browser reads in an answer, whoever carried it.
  ['unknown-domain', '*', '*', 'unknownDomain'],
  ['tls', '*', '*', 'certificate'],
  ['headers-too-long', '*', '*', 'headersTooLong'],
  ['bad-compression', '*', '*', 'badCompression'],
  ['truncated', 'unasked', '*', 'incident'],
  ['truncated', '*', '*', 'cut'],
  // No browser of anybody opens it, whatever stands behind.
  ['unsafe-port', '*', '*', 'unreadable'],
  ['unreadable', 'unasked', '*', 'incident'],
  ['unreadable', 'refused', '*', 'refused'],
  ['unreadable', 'unreachable', '*', 'unreachable'],
  ['unreadable', 'connecting', 'fit', 'notConnected'],
  ['unreadable', 'connecting', 'starved', 'overloaded'],
  ['unreadable', 'closed', '*', 'empty'],
  ['unreadable', '*', '*', 'unreadable'],

  // A connection that failed: the wire says how.
  ['disconnected', 'refused', '*', 'refused'],
  ['disconnected', 'unreachable', '*', 'unreachable'],
  ['disconnected', 'connecting', 'fit', 'notConnected'],
  ['disconnected', 'connecting', 'starved', 'overloaded'],
  ['disconnected', 'closed', '*', 'empty'],
  ['disconnected', 'cut', '*', 'cut'],
  ['disconnected', 'ended', '*', 'cut'],
  // The proxy itself gave up on what came.
  ['disconnected', 'receiving', '*', 'unreadable'],
  ['disconnected', '*', '*', 'incident'],

  // Nothing came in time, or not all of it: a site is late only while a connection to it waits on a machine that is not.
  ['timed-out', '*', 'starved', 'overloaded'],
  ['timed-out', 'connecting', 'fit', 'notConnected'],
  ['timed-out', 'silent', 'fit', 'silent'],
  ['timed-out', 'receiving', 'fit', 'endless'],
  ['timed-out', 'refused', 'fit', 'refused'],
  ['timed-out', 'unreachable', 'fit', 'unreachable'],
  ['timed-out', 'closed', 'fit', 'empty'],
  ['timed-out', 'cut', 'fit', 'cut'],
  ['timed-out', '*', 'fit', 'incident'],
  ['no-answer', '*', 'starved', 'overloaded'],
  ['no-answer', 'connecting', 'fit', 'notConnected'],
  ['no-answer', 'silent', 'fit', 'silent'],
  ['no-answer', 'receiving', 'fit', 'endless'],
  ['no-answer', 'refused', 'fit', 'refused'],
  ['no-answer', 'unreachable', 'fit', 'unreachable'],
  ['no-answer', 'closed', 'fit', 'empty'],
  ['no-answer', 'cut', 'fit', 'cut'],
  ['no-answer', '*', 'fit', 'incident'],

  // The document came, and then nothing more.
  ['no-sign', '*', 'starved', 'overloaded'],
  ['no-sign', 'connecting', 'fit', 'notConnected'],
  ['no-sign', 'silent', 'fit', 'silent'],
  ['no-sign', 'receiving', 'fit', 'hung'],
  ['no-sign', 'cut', 'fit', 'hung'],
  ['no-sign', 'ended', 'fit', 'hung'],
  ['no-sign', '*', 'fit', 'incident'],
  // As long on any machine: no other try would end.
  ['at-work', '*', '*', 'endlessWork'],
  ['stuck', 'connecting', 'fit', 'notConnected'],
  ['stuck', 'silent', 'fit', 'silent'],
  ['stuck', '*', '*', 'incident'],

  // Processes of ours.
  ['overgrown', '*', '*', 'overgrown'],
  ['crashed', '*', '*', 'crash'],
  ['killed', '*', '*', 'incident'],
  ['missing', '*', 'starved', 'overloaded'],
  ['missing', '*', 'fit', 'incident'],
  ['own-failure', '*', '*', 'incident'],
];

/** Whose fault it was: a cause of `causes`. What the table does not know is ours. */
export function blame(seen: Sighting): CauseId {
  const row = blameTable.find(
    ([browser, wire, machine]) =>
      browser === seen.browser &&
      (wire === '*' || wire === seen.wire) &&
      (machine === '*' || machine === seen.machine),
  );
  return row?.[3] ?? 'incident';
}

/** The same as a page’s reason. `said` is the browser’s own word, kept where it is finer than the cause’s. */
export function blamedPage(seen: Sighting, said = ''): Pick<(typeof causes)[CauseId], 'reason' | 'detail'> {
  const id = blame(seen);
  const { reason, detail } = causes[id];
  if (id === 'unreadable' && wordOfNetError(said) !== 'unreadable')
    return { reason, detail: 'net::ERR_INVALID_HTTP_RESPONSE' };
  const isFiner = id === 'certificate' || id === 'overgrown' || detail === '';
  return { reason, detail: isFiner && said !== '' ? said : detail };
}

/** Our own shortages: no connection is to be had, whatever the site does. */
const ownErrors =
  /ERR_(?:PROXY_CONNECTION|INSUFFICIENT_RESOURCES|OUT_OF_MEMORY|NETWORK_CHANGED|INTERNET_DISCONNECTED|NO_BUFFER_SPACE|FILE_|CACHE_|ACCESS_DENIED|FAILED|BLOCKED_BY_CLIENT|UNEXPECTED|NOT_IMPLEMENTED)/;

/** What an error of Chromium’s network says, as the table reads it. */
export function wordOfNetError(error: string): BrowserWord {
  if (/ERR_NAME_NOT_RESOLVED|ERR_NAME_RESOLUTION_FAILED|ERR_ICANN_/.test(error)) return 'unknown-domain';
  if (/ERR_UNSAFE_PORT/.test(error)) return 'unsafe-port';
  if (/ERR_(?:CERT_|SSL_|BAD_SSL_|ECH_)/.test(error)) return 'tls';
  if (/ERR_RESPONSE_HEADERS_TOO_BIG/.test(error)) return 'headers-too-long';
  if (/ERR_CONTENT_DECODING/.test(error)) return 'bad-compression';
  if (/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_/.test(error)) return 'truncated';
  if (/TIMED_OUT/.test(error)) return 'timed-out';
  if (/ERR_(?:CONNECTION_|TUNNEL_CONNECTION|EMPTY_RESPONSE|ADDRESS_|SOCKET_)/.test(error))
    return 'disconnected';
  if (ownErrors.test(error)) return 'own-failure';
  return 'unreadable';
}
