import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DnsResolver } from './dns-resolver.ts';
import { probeMailDns } from './mail-dns.ts';

const fails = (code: string) => () => Promise.reject(Object.assign(new Error('none'), { code }));
const absent = fails('ENODATA');
const empty: DnsResolver = {
  resolveTxt: absent,
  resolveMx: absent,
  resolveCaa: absent,
  resolve6: absent,
  resolve4: absent,
  resolveCname: absent,
  resolveTlsa: absent,
};
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const zone = (records: Readonly<Record<string, string>>): DnsResolver => ({
  ...empty,
  resolveTxt: async (name) => {
    const text = records[name];
    return text === undefined ? absent() : [[text.slice(0, 100), text.slice(100)]];
  },
});

test('keys are read under common names, with their length', async () => {
  const facts = await probeMailDns(
    'exemple.fr',
    [],
    zone({
      'google._domainkey.exemple.fr': `v=DKIM1; k=rsa; p=${key}`,
      'k1._domainkey.exemple.fr': 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
      'dkim._domainkey.exemple.fr': 'v=DKIM1; p=',
      'mail._domainkey.exemple.fr': 'v=spf1 -all',
    }),
  );
  expect(facts.dkim).toEqual([
    { selector: 'google', keyBits: 1024 },
    { selector: 'k1', keyBits: null },
  ]);
  expect(facts).toMatchObject({ tlsRpt: [], tlsa: [], failed: [] });
});

test('reports and pinned certificates are read of the first mail servers', async () => {
  const record = { certUsage: 3, selector: 1, match: 1, data: new ArrayBuffer(32) };
  const asked: string[] = [];
  const facts = await probeMailDns('exemple.fr', ['mx1.exemple.fr', 'mx2.exemple.fr'], {
    ...zone({ '_smtp._tls.exemple.fr': 'v=TLSRPTv1; rua=mailto:tls@exemple.fr' }),
    resolveTlsa: async (name) => {
      asked.push(name);
      return name.includes('mx1') ? [record] : absent();
    },
  });
  expect(asked).toEqual(['_25._tcp.mx1.exemple.fr', '_25._tcp.mx2.exemple.fr']);
  expect(facts.tlsRpt).toEqual(['v=TLSRPTv1; rua=mailto:tls@exemple.fr']);
  expect(facts.tlsa).toEqual([
    { exchange: 'mx1.exemple.fr', records: 1 },
    { exchange: 'mx2.exemple.fr', records: 0 },
  ]);
});

test('a silence is named, never taken for an absence', async () => {
  const silent = fails('ETIMEOUT');
  const facts = await probeMailDns('exemple.fr', ['mx.exemple.fr'], {
    ...empty,
    resolveTxt: silent,
    resolveTlsa: silent,
  });
  expect(facts).toMatchObject({ dkim: [], tlsa: [{ exchange: 'mx.exemple.fr', records: null }] });
  expect([...facts.failed].sort()).toEqual(['dkim', 'tlsrpt']);
});
