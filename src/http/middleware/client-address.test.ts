import { describe, expect, it } from 'vitest';
import { addressBucket, addressBuckets, askerOf, clientAddressOf } from './client-address.ts';

const proxies = ['10.0.0.0/8', '2001:db8::1', '127.0.0.1'];

describe('the client’s address', () => {
  it.each([
    ['a direct client', '203.0.113.7', null, '203.0.113.7'],
    ['a direct client that lies', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['one proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['two proxies', '10.0.0.1', '203.0.113.7, 10.2.2.2', '203.0.113.7'],
    ['a client that lies through a proxy', '10.0.0.1', '127.0.0.1, 198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['an IPv4-mapped proxy', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['an IPv6 proxy', '2001:db8::1', '2001:db8:1::9', '2001:db8:1::9'],
    ['a proxy that says nothing', '10.0.0.1', null, '10.0.0.1'],
    ['a proxy that says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['no peer', undefined, '203.0.113.7', 'unknown'],
  ])('is found behind %s', (_name, peer, forwarded, expected) => {
    expect(clientAddressOf(peer, forwarded, proxies)).toBe(expected);
  });

  it('believes nobody when no proxy is trusted', () => {
    expect(clientAddressOf('127.0.0.1', '203.0.113.7', [])).toBe('127.0.0.1');
  });

  it('counts an IPv6 subscriber’s /64 as one, and IPv4 addresses apart', () => {
    expect(addressBucket('2001:db8:1:2:3::4')).toBe(addressBucket('2001:db8:1:2:ffff::1'));
    expect(addressBucket('2001:db8:1:2::4')).not.toBe(addressBucket('2001:db8:1:3::4'));
    expect(addressBucket('203.0.113.7')).not.toBe(addressBucket('203.0.113.8'));
  });

  it('counts all of a /48 together too, for sixteen subscribers', () => {
    expect(addressBuckets('2001:db8:1:2:3::4')).toEqual([
      { key: '2001:db8:1:2::/64', times: 1 },
      { key: '2001:db8:1::/48', times: 16 },
    ]);
    expect(addressBuckets('203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
    expect(addressBuckets('unknown')).toEqual([{ key: 'unknown', times: 1 }]);
  });

  it('waits for its turn as a person, or as all that may be one subscriber’s', () => {
    expect(askerOf({ uid: 'u1' }, '2001:db8:1:2::3')).toBe('u1');
    expect(askerOf(null, '2001:db8:1:2::3')).toBe(askerOf(null, '2001:db8:1:9::3'));
    expect(askerOf(null, '203.0.113.7')).toBe('203.0.113.7');
  });
});
