import { expect, test } from 'vitest';
import { type DnsResolver, probeDns } from './dns.ts';

const absent = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));
const empty: DnsResolver = { resolveTxt: absent, resolveMx: absent, resolveCaa: absent, resolve6: absent };

test('records are read on the organisational domain and sorted out', async () => {
  const asked: string[] = [];
  const facts = await probeDns('www.boutique.exemple.co.uk', {
    ...empty,
    resolveTxt: async (name) => {
      asked.push(name);
      return name.startsWith('_dmarc')
        ? [['v=DMARC1; ', 'p=reject']]
        : [['v=spf1 -all'], ['google-site-verification=x'], ['v=spf10']];
    },
    resolveMx: async () => [{ exchange: 'mx.exemple.co.uk', priority: 10 }],
    resolveCaa: async () => [{ critical: 0, issue: 'letsencrypt.org' }],
  });
  expect(asked).toEqual(['exemple.co.uk', '_dmarc.exemple.co.uk']);
  expect(facts).toEqual({
    domain: 'exemple.co.uk',
    spf: ['v=spf1 -all'],
    dmarc: ['v=DMARC1; p=reject'],
    mx: [{ exchange: 'mx.exemple.co.uk', priority: 10 }],
    caa: ['0 issue "letsencrypt.org"'],
    aaaa: [],
    failed: [],
  });
});

test('absent records are an answer; an address or a local name has no DNS', async () => {
  expect(await probeDns('exemple.fr', empty)).toMatchObject({ spf: [], failed: [] });
  expect(await probeDns('93.184.215.14', empty)).toBeNull();
  expect(await probeDns('[2606:4700::1111]', empty)).toBeNull();
  expect(await probeDns('localhost', empty)).toBeNull();
});
