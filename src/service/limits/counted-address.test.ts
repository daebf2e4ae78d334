import { describe, expect, it } from 'vitest';
import { countedAddress, countedDomain } from './counted-address.ts';
import { countedNetwork } from './counted-network.ts';

describe('what limits count by', () => {
  it.each([
    ['Claire+1@Exemple.fr ', 'claire@exemple.fr'],
    ['claire+a+b@exemple.fr', 'claire@exemple.fr'],
    ['c.laire@exemple.fr', 'c.laire@exemple.fr'],
    ['c.laire+1@gmail.com', 'claire@gmail.com'],
    ['claire@googlemail.com', 'claire@gmail.com'],
    ['+x@exemple.fr', '+x@exemple.fr'],
    ['not an address', 'not an address'],
  ])('a sub-address is its base: %s', (email, counted) => expect(countedAddress(email)).toBe(counted));

  it.each([
    ['a@mairie.exemple.fr', 'exemple.fr'],
    ['a@x.y.exemple.co.uk', 'exemple.co.uk'],
    ['a@gmail.com', null],
    ['a@orange.fr', null],
    ['a@localhost', 'localhost'],
  ])('hosts of one owner are one, a public provider none: %s', (email, domain) =>
    expect(countedDomain(email)).toBe(domain),
  );

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2:0:0:0:1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:0db8:0001::', '2001:db8:1::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', null],
    ['0198d0c2-7a5e-7000-8000-000000000000', null],
  ])('addresses of one network are one: %s', (client, network) =>
    expect(countedNetwork(client)).toBe(network),
  );

  it('takes a time that grows with the text, whatever it holds', () => {
    for (const text of ['+'.repeat(100_000), '@'.repeat(100_000), 'a:'.repeat(50_000), '::'.repeat(50_000)]) {
      const before = process.cpuUsage();
      countedDomain(countedAddress(text));
      countedNetwork(text);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(1_000_000);
    }
  });
});
