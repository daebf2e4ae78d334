import { expect, it } from 'vitest';
import { mayReadMetrics } from './may-read-metrics.ts';

const local = { metricsToken: null, publicUrl: 'http://127.0.0.1:3000' };
const open = { metricsToken: null, publicUrl: 'https://constat.example' };
const guarded = { ...open, metricsToken: 'un-jeton-assez-long' };
const here = { authorization: null, clientAddress: '127.0.0.1', host: '127.0.0.1', forwarded: false };
const away = { ...here, clientAddress: '192.0.2.7' };
const bearing = (token: string) => ({ ...away, authorization: `Bearer ${token}` });

it.each([
  ['this machine, where it is published for itself', local, here, false, true],
  ['another machine', local, away, false, false],
  ['a page of another site whose name leads here', local, { ...here, host: 'evil.example' }, false, false],
  ['a proxy of this machine that says so', local, { ...here, forwarded: true }, false, false],
  ['a proxy of this machine that says nothing, of a public installation', open, here, false, false],
  ['this machine at the port of its own', open, here, true, true],
  ['another machine at that port', open, away, true, false],
  ['the token', guarded, bearing('un-jeton-assez-long'), false, true],
  ['the token at the port of its own', guarded, bearing('un-jeton-assez-long'), true, true],
  ['another token', guarded, bearing('un-jeton-assez-lonG'), false, false],
  ['no token, where there is one', guarded, here, true, false],
])('%s: %#', (_who, config, reader, ownPort, allowed) => {
  expect(mayReadMetrics(config, reader, ownPort)).toBe(allowed);
});
