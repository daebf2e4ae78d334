import { describe, expect, test } from 'vitest';
import { createOwnAddresses } from './own-addresses.ts';
import {
  canonicalHost,
  judgeLiteral,
  type Lookup,
  resolveTarget,
  type TargetPolicy,
  TargetRefused,
} from './target-policy.ts';

const closed = { allow: [] };
const answers =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TargetRefused) return error.reason;
    throw error;
  }
  return 'passed';
}

describe('what is private is refused before any connection', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fec0::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'imprimante.local',
    'metadata.google.internal',
  ])('%s', (host) => {
    expect(refusal(() => judgeLiteral(host, 80, closed))).toBe('private');
  });

  test.each(['93.184.215.14', '[2606:4700::1111]', '[::ffff:93.184.215.14]'])('%s passes', (host) => {
    expect(judgeLiteral(host, 443, closed)).not.toBeNull();
  });
});

test('ports other than 80, 443, 8080 and 8443 are refused', () => {
  for (const port of [80, 443, 8080, 8443]) expect(judgeLiteral('exemple.fr', port, closed)).toBeNull();
  for (const port of [22, 25, 5432, 6379, 3000])
    expect(refusal(() => judgeLiteral('exemple.fr', port, closed))).toBe('port');
});

test('every address of a name is judged, and the judged one is returned', async () => {
  await expect(resolveTarget('exemple.fr', 443, closed, answers('93.184.215.14'))).resolves.toEqual({
    address: '93.184.215.14',
    family: 4,
  });
  for (const bad of ['127.0.0.1', '::1', '::ffff:10.0.0.1', '169.254.169.254'])
    await expect(
      resolveTarget('exemple.fr', 443, closed, answers('93.184.215.14', bad)),
    ).rejects.toMatchObject({ reason: 'unknown-domain', found: 'private' });
});

test('a name without an answer is an unknown domain', async () => {
  await expect(resolveTarget('exemple.fr', 443, closed, answers())).rejects.toMatchObject({
    reason: 'unknown-domain',
  });
  const failing: Lookup = () => Promise.reject(new Error('ENOTFOUND'));
  await expect(resolveTarget('exemple.fr', 443, closed, failing)).rejects.toMatchObject({
    reason: 'unknown-domain',
  });
});

test('the operator opens exact targets, nothing beside them', async () => {
  const policy = { allow: ['127.0.0.1:3100', 'intranet.local', '10.2.0.0/16', '[::1]:4000'] };
  expect(judgeLiteral('127.0.0.1', 3100, policy)).toEqual({ address: '127.0.0.1', family: 4 });
  expect(refusal(() => judgeLiteral('127.0.0.1', 3101, policy))).toBe('port');
  expect(refusal(() => judgeLiteral('127.0.0.1', 80, policy))).toBe('private');
  expect(refusal(() => judgeLiteral('127.0.0.2', 3100, policy))).toBe('private');
  expect(refusal(() => judgeLiteral('93.184.215.14', 3100, policy))).toBe('port');
  expect(judgeLiteral('10.2.3.4', 80, policy)).not.toBeNull();
  expect(refusal(() => judgeLiteral('10.2.3.4', 22, policy))).toBe('port');
  expect(refusal(() => judgeLiteral('10.3.0.1', 80, policy))).toBe('private');
  expect(judgeLiteral('[::1]', 4000, policy)).toEqual({ address: '::1', family: 6 });
  expect(judgeLiteral('intranet.local', 80, policy)).toBeNull();
  await expect(resolveTarget('intranet.local', 80, policy, answers('192.168.0.9'))).resolves.toMatchObject({
    address: '192.168.0.9',
  });
  await expect(resolveTarget('mien.fr', 3100, policy, answers('127.0.0.1'))).resolves.toMatchObject({
    address: '127.0.0.1',
  });
  await expect(resolveTarget('public.fr', 3100, policy, answers('93.184.215.14'))).rejects.toMatchObject({
    reason: 'port',
  });
  expect(refusal(() => judgeLiteral('localhost', 3100, policy))).toBe('private');
});

test('hosts are read as browsers read them', () => {
  expect(canonicalHost('0x7f000001')).toBe('127.0.0.1');
  expect(canonicalHost('éxemple.fr')).toBe('xn--xemple-9ua.fr');
  expect(canonicalHost('[::FFFF:1.2.3.4]')).toBe('::ffff:102:304');
});

describe('a name tells nothing of the networks around the machine', () => {
  const words = async (addresses: readonly string[], policy: TargetPolicy = closed) => {
    const refused = await resolveTarget('intranet.exemple.fr', 443, policy, answers(...addresses)).catch(
      (error: TargetRefused) => error,
    );
    return refused instanceof TargetRefused ? [refused.reason, refused.message, refused.found] : refused;
  };

  test('unknown, private and refused by its address are one reason and one message; what was found is apart', async () => {
    const unknown = await words([]);
    const hidden = await words(['10.1.2.3']);
    const refused = await words(['93.184.215.14'], { allow: [], deny: ['93.184.215.0/24'] });
    for (const one of [hidden, refused])
      expect(one).toEqual([...(unknown as string[]).slice(0, 2), expect.any(String)]);
    expect([hidden, refused].map((one) => (one as string[])[2])).toEqual(['private', 'denied']);
  });
});

describe('what the operator refuses is not reached, whatever else is allowed', () => {
  const deny = [
    'victime.fr',
    '.banque.fr',
    '*.mairie.fr',
    '93.184.215.0/24',
    '[2606:4700::]/32',
    '8.8.8.8:8080',
  ];
  const policy = { allow: ['victime.fr', '93.184.215.14', '10.0.0.0/24'], deny };

  test.each([
    ['victime.fr', 443],
    ['VICTIME.FR.', 8080],
    ['banque.fr', 443],
    ['www.banque.fr', 443],
    ['mairie.fr', 80],
    ['a.b.mairie.fr', 80],
    ['93.184.215.14', 443],
    ['[::ffff:93.184.215.14]', 443],
    ['0x5db8d70e', 80],
    ['[2606:4700::1111]', 443],
    ['8.8.8.8', 8080],
  ])('%s:%i', (host, port) => {
    expect(refusal(() => judgeLiteral(host, port, policy))).toBe('denied');
  });

  test.each([
    ['www.victime.fr', 443],
    ['mabanque.fr', 443],
    ['8.8.8.8', 443],
    ['10.0.0.1', 80],
  ])('%s:%i is not meant', (host, port) => {
    expect(refusal(() => judgeLiteral(host, port, policy))).toBe('passed');
  });

  test('a name of another that leads to a refused address', async () => {
    const look = resolveTarget('detour.fr', 443, policy, answers('8.8.4.4', '93.184.215.14'));
    await expect(look).rejects.toMatchObject({ found: 'denied' });
  });
});

describe('the addresses of this machine are no targets, but for what the product serves to everybody', () => {
  const own = ['93.184.215.14', '2606:4700::1111'];
  const isOwn = (address: string) => own.includes(address);
  const policy = { allow: [], publicUrl: 'https://constat.exemple.org' };
  const reached = async (host: string, port: number, asked: TargetPolicy = policy) => {
    try {
      await resolveTarget(host, port, asked, answers('93.184.215.14'), isOwn);
      return 'passed';
    } catch (error) {
      return (error as TargetRefused).found;
    }
  };

  test.each([
    ['93.184.215.14', 8080],
    ['93.184.215.14', 443],
    ['[::ffff:93.184.215.14]', 80],
    ['[2606:4700::1111]', 443],
    ['autre-nom.exemple.org', 443],
    ['constat.exemple.org', 8080],
    ['constat.exemple.org', 8443],
  ])('%s:%i', async (host, port) => {
    expect(await reached(host, port)).toBe('private');
  });

  test.each([
    ['constat.exemple.org', 443],
    ['constat.exemple.org', 80],
  ])('%s:%i passes', async (host, port) => {
    expect(await reached(host, port)).toBe('passed');
  });

  test('the operator may open one by its name or its address, and a refusal still wins', async () => {
    expect(await reached('93.184.215.14', 8080, { ...policy, allow: ['93.184.215.14:8080'] })).toBe('passed');
    expect(await reached('voisin.exemple.org', 443, { ...policy, allow: ['voisin.exemple.org'] })).toBe(
      'passed',
    );
    expect(await reached('constat.exemple.org', 443, { ...policy, deny: ['.exemple.org'] })).toBe('denied');
  });

  test('the public address opens nothing where it is private itself', () => {
    const local = { allow: [], publicUrl: 'http://127.0.0.1:3000' };
    expect(refusal(() => judgeLiteral('127.0.0.1', 80, local))).toBe('private');
  });

  test('interfaces are read again after five seconds', () => {
    let now = 0;
    let address = '203.0.114.7';
    const list = () => ({ eth0: [{ address }, { address: 'fe80::1%eth0' }] }) as never;
    const owns = createOwnAddresses(list, () => now);
    expect([owns('203.0.114.7'), owns('fe80::1')]).toEqual([true, true]);
    address = '203.0.114.8';
    expect(owns('203.0.114.8')).toBe(false);
    now = 5_000;
    expect([owns('203.0.114.8'), owns('203.0.114.7')]).toEqual([true, false]);
  });
});
