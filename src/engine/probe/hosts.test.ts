import { expect, test } from 'vitest';
import { linkTo, pageFacts } from '#tests/support/artifacts.ts';
import type { DnsResolver } from './dns-resolver.ts';
import { hostsNamedBy, probeHosts } from './hosts.ts';
import type { Exchange, HttpClient } from './http-client.ts';

const says = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

/** A zone: aliases, and names that have an address. Others do not exist. */
function zone(aliases: Readonly<Record<string, string>>, addressed: readonly string[]): DnsResolver {
  const exists = (name: string) => name in aliases || addressed.includes(name);
  const empty = (name: string) => says(exists(name) ? 'ENODATA' : 'ENOTFOUND');
  return {
    resolveTxt: empty,
    resolveMx: empty,
    resolveCaa: empty,
    resolve6: empty,
    resolveCname: async (name) => (aliases[name] === undefined ? empty(name) : [aliases[name]]),
    resolve4: (async (name: string) =>
      addressed.includes(name) ? ['203.0.113.9'] : empty(name)) as DnsResolver['resolve4'],
  };
}

const asked: string[] = [];
const client = {
  exchange: async (url: string) => {
    asked.push(url);
    return { failure: null, status: 404, body: 'The specified bucket does not exist' } as Exchange;
  },
} as HttpClient;
const { signal } = new AbortController();
const named = (host: string) => ({ host, url: `https://${host}/a?b`, loaded: true });

test('aliases are followed to their end, and only known services are asked', async () => {
  const resolver = zone(
    {
      'm.exemple.fr': 'stats.relais.net',
      'stats.relais.net': 'Exemple.Eulerian.NET.',
      'promo.exemple.fr': 'promo.s3.amazonaws.com',
      'vieux.exemple.fr': 'vieux.azurewebsites.net',
    },
    ['www.exemple.fr', 'Exemple.Eulerian.NET.', 'exemple.eulerian.net', 'promo.s3.amazonaws.com'],
  );
  const hosts = ['www', 'm', 'promo', 'vieux'].map((label) => named(`${label}.exemple.fr`));
  const facts = await probeHosts(hosts, { client, resolver, signal });
  expect(facts.map(({ cnames, target, answer }) => [cnames, target, answer?.status ?? null])).toEqual([
    [[], 'resolves', null],
    [['stats.relais.net', 'exemple.eulerian.net'], 'resolves', null],
    [['promo.s3.amazonaws.com'], 'resolves', 404],
    [['vieux.azurewebsites.net'], 'missing', null],
  ]);
  expect(asked).toEqual(['https://promo.exemple.fr/']);
});

test('aliases that run in a circle end; a zone that does not answer says nothing', async () => {
  const circle = zone({ 'a.exemple.fr': 'b.exemple.fr', 'b.exemple.fr': 'a.exemple.fr' }, []);
  const [looped] = await probeHosts([named('a.exemple.fr')], { client, resolver: circle, signal });
  expect(looped?.cnames).toHaveLength(5);
  expect(looped?.target).toBe('empty');
  const late = () => says('ETIMEOUT');
  const silent = { ...circle, resolveCname: late, resolve4: late, resolve6: late };
  expect(await probeHosts([named('a.exemple.fr')], { client, resolver: silent, signal })).toMatchObject([
    { cnames: [], target: 'unknown' },
  ]);
});

test('hosts that pages load from come before those they only link to; foreign ones are left out', () => {
  const pages = [
    pageFacts({
      ownHosts: [{ host: 'www.exemple.fr', url: 'https://www.exemple.fr/' }],
      links: [
        'https://blog.exemple.fr/x',
        'https://www.exemple.fr/y',
        'https://autre.net/',
        'mailto:a@exemple.fr',
      ].map((url) => linkTo('/', { url })),
    }),
    pageFacts({ ownHosts: [{ host: 'm.exemple.fr', url: 'https://m.exemple.fr/p' }] }),
  ];
  expect(hostsNamedBy(pages, 'exemple.fr').map(({ host, loaded }) => [host, loaded])).toEqual([
    ['m.exemple.fr', true],
    ['www.exemple.fr', true],
    ['blog.exemple.fr', false],
  ]);
});
