import { expect, test } from 'vitest';
import { blame, type MachineState } from '../blame/blame.ts';
import type { CauseId } from '../blame/causes.ts';
import type { Exchange } from './http-client.ts';
import { sightOf } from './sight-of.ts';

const causeOf = (
  failure: Exchange['failure'],
  failureCode: string,
  begun = false,
  machine: MachineState = 'fit',
) => blame({ ...sightOf({ failure, failureCode, begun }), machine });

test.each<[Exchange['failure'], string, boolean, CauseId]>([
  ['dns', 'unknown-domain', false, 'unknownDomain'],
  ['refused', 'ECONNREFUSED', false, 'refused'],
  ['refused', 'EHOSTUNREACH', false, 'unreachable'],
  ['timeout', 'UND_ERR_CONNECT_TIMEOUT', false, 'notConnected'],
  ['timeout', 'UND_ERR_HEADERS_TIMEOUT', false, 'silent'],
  ['timeout', 'UND_ERR_BODY_TIMEOUT', true, 'endless'],
  ['timeout', 'deadline', true, 'endless'],
  ['tls', 'CERT_HAS_EXPIRED', false, 'certificate'],
  ['other', 'ECONNRESET', false, 'empty'],
  ['other', 'UND_ERR_SOCKET', false, 'empty'],
  ['other', 'UND_ERR_SOCKET', true, 'cut'],
  ['other', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH', true, 'cut'],
  ['other', 'Z_DATA_ERROR', true, 'badCompression'],
  ['other', 'ERR_TOO_MANY_CODINGS', true, 'badCompression'],
  ['other', 'HPE_INVALID_CONSTANT', false, 'unreadable'],
  ['other', 'Response does not match the HTTP/1.1 protocol (Invalid status code)', false, 'unreadable'],
  ['other', 'UND_ERR_HEADERS_OVERFLOW', false, 'headersTooLong'],
  ['other', 'EMFILE', false, 'incident'],
  ['other', 'ENOBUFS', false, 'incident'],
  ['other', 'x is not a function', false, 'incident'],
])('%s %s (begun: %s) is %s', (failure, code, begun, id) => {
  expect(causeOf(failure, code, begun)).toBe(id);
});

test('what is late on a machine that had no time for it is ours', () => {
  expect(causeOf('timeout', 'UND_ERR_HEADERS_TIMEOUT', false, 'starved')).toBe('overloaded');
  expect(causeOf('refused', 'ECONNREFUSED', false, 'starved')).toBe('refused');
});
