import { describe, expect, test } from 'vitest';
import { checkDns } from './proof-checks.ts';
import { isSharedSuffix } from './shared-suffix.ts';

const token = 'jeton';
const right = [`constat-verification=${token}`];

/** A zone: records by name, `ESERVFAIL`… for a failure; what is not named does not exist. */
function zone(records: Readonly<Record<string, readonly string[][] | string>>) {
  const asked: string[] = [];
  return {
    asked,
    async resolveTxt(name: string): Promise<string[][]> {
      asked.push(name);
      const found = records[name] ?? 'ENOTFOUND';
      if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
      return [...found];
    },
  };
}

const outcomeOf = async (host: string, records: Parameters<typeof zone>[0]) =>
  (await checkDns({ host, token }, zone(records))).outcome;

describe('the TXT record', () => {
  test.each([
    ['under the host', 'www.exemple.fr', { '_constat.www.exemple.fr': [right] }],
    ['at the registrable domain', 'www.exemple.fr', { 'exemple.fr': [['v=spf1 -all'], right] }],
    ['for a host with a port', 'exemple.fr:8443', { '_constat.exemple.fr': [right] }],
    ['cut in parts', 'exemple.fr', { 'exemple.fr': [['constat-verification=', token]] }],
    ['beside an old one', 'exemple.fr', { 'exemple.fr': [['constat-verification=ancien'], right] }],
    [
      'when the other name fails',
      'exemple.fr',
      { '_constat.exemple.fr': [right], 'exemple.fr': 'ESERVFAIL' },
    ],
  ])('proves %s', async (_where, host, records) => {
    expect(await outcomeOf(host, records as never)).toBe('proved');
  });

  test.each([
    ['absent', 'exemple.fr', {}],
    ['absent', 'exemple.fr', { 'exemple.fr': [['v=spf1 -all']] }],
    ['absent', 'exemple.fr', { 'exemple.fr': 'ENODATA' }],
    // A bare code could be anybody’s text; the name says what it is for.
    ['absent', 'exemple.fr', { '_constat.exemple.fr': [[token]] }],
    ['other-value', 'exemple.fr', { 'exemple.fr': [['constat-verification=autre']] }],
    ['other-value', 'exemple.fr', { 'exemple.fr': [[`constat-verification=${token}x`]] }],
    // A subdomain may be an alias: what stands there can be somebody else’s.
    ['absent', 'www.exemple.fr', { 'www.exemple.fr': [right] }],
    // The owner of a parent that strangers share says nothing of what is below.
    ['absent', 'moi.github.io', { 'github.io': [right] }],
    ['unreachable', 'exemple.fr', { 'exemple.fr': 'ETIMEOUT' }],
    ['unreachable', 'exemple.fr', { '_constat.exemple.fr': 'ESERVFAIL' }],
    ['not-applicable', '203.0.113.7', {}],
    ['not-applicable', '[2001:db8::1]:8080', {}],
    ['not-applicable', 'localhost:3100', {}],
  ])('is %s for %s with %j', async (outcome, host, records) => {
    expect(await outcomeOf(host, records as never)).toBe(outcome);
  });

  test('is asked at two names, nothing for an address', async () => {
    const names = zone({});
    await checkDns({ host: 'a.b.exemple.co.uk', token }, names);
    expect(names.asked).toEqual(['_constat.a.b.exemple.co.uk', 'exemple.co.uk']);
    await checkDns({ host: '203.0.113.7', token }, names);
    expect(names.asked).toHaveLength(2);
  });
});

test.each([
  ['co.uk', true],
  ['github.io', true],
  ['fr', true],
  ['moi.github.io', false],
  ['exemple.fr', false],
  ['localhost', false],
  ['203.0.113.7', false],
])('%s is a shared suffix: %s', (host, expected) => {
  expect(isSharedSuffix(host)).toBe(expected);
});
