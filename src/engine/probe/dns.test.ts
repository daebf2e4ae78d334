import { expect, test } from 'vitest';
import { probeDns } from './dns.ts';
import type { DnsResolver } from './dns-resolver.ts';

const absent = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));
const empty: DnsResolver = {
  resolveTxt: absent,
  resolveMx: absent,
  resolveCaa: absent,
  resolve6: absent,
  resolve4: absent,
  resolveCname: absent,
};

test('records are read on the organisational domain and sorted out', async () => {
  const asked: string[] = [];
  const facts = await probeDns('www.boutique.exemple.co.uk', {
    ...empty,
    resolveTxt: async (name) => {
      asked.push(name);
      if (name.startsWith('_mta-sts')) return [['v=STSv1; id=1'], ['v=STSv2']];
      return name.startsWith('_dmarc')
        ? [['v=DMARC1; ', 'p=reject']]
        : [['v=spf1 -all'], ['google-site-verification=x'], ['v=spf10']];
    },
    resolveMx: async () => [{ exchange: 'mx.exemple.co.uk', priority: 10 }],
    resolveCaa: async () => [{ critical: 0, issue: 'letsencrypt.org' }],
  });
  expect(asked.slice(0, 3)).toEqual(['exemple.co.uk', '_dmarc.exemple.co.uk', '_mta-sts.exemple.co.uk']);
  expect(facts).toEqual({
    domain: 'exemple.co.uk',
    spf: ['v=spf1 -all'],
    dmarc: ['v=DMARC1; p=reject'],
    mx: [{ exchange: 'mx.exemple.co.uk', priority: 10 }],
    caa: ['0 issue "letsencrypt.org"'],
    aaaa: [],
    mtaSts: ['v=STSv1; id=1'],
    wildcard: [],
    failed: [],
    mail: { dkim: [], tlsRpt: [], tlsa: [{ exchange: 'mx.exemple.co.uk', records: null }], failed: [] },
  });
});

test('what stands beside the mail is asked where there are mail servers, signatures where they can be', async () => {
  const none = await probeDns('exemple.fr', {
    ...empty,
    resolveMx: async () => [{ exchange: '', priority: 0 }],
    dnssec: async () => 'unsigned',
  });
  expect(none).toMatchObject({ dnssec: 'unsigned' });
  expect(none).not.toHaveProperty('mail');
  expect(await probeDns('exemple.fr', empty)).not.toHaveProperty('dnssec');
});

test('absent records are an answer; an address or a local name has no DNS', async () => {
  expect(await probeDns('exemple.fr', empty)).toMatchObject({ spf: [], failed: [] });
  expect(await probeDns('93.184.215.14', empty)).toBeNull();
  expect(await probeDns('[2606:4700::1111]', empty)).toBeNull();
  expect(await probeDns('localhost', empty)).toBeNull();
});

test('a name drawn at random shows a wildcard, unless the resolver answers everything or nothing', async () => {
  const asked: string[] = [];
  const resolving = (judge: (name: string) => boolean): DnsResolver => ({
    ...empty,
    resolve4: (async (name: string) => {
      asked.push(name);
      return judge(name) ? ['203.0.113.7'] : absent();
    }) as DnsResolver['resolve4'],
  });
  const wildcard = async (resolver: DnsResolver) => (await probeDns('exemple.fr', resolver))?.wildcard;
  expect(await wildcard(resolving((name) => name.endsWith('.exemple.fr')))).toEqual(['203.0.113.7']);
  expect(asked[0]).toMatch(/^constat-[0-9a-f]{16}\.exemple\.fr$/);
  expect(await wildcard(resolving(() => false))).toEqual([]);
  expect(await wildcard(resolving(() => true))).toBeNull();
  const silent = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
  expect(await wildcard({ ...empty, resolve4: silent })).toBeNull();
});
