import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import { normaliseTarget } from './normalise-target.ts';

const closed = { allow: [] };

function outcome(input: string, policy: { allow: readonly string[] } = closed): string {
  try {
    return normaliseTarget(input, policy).href;
  } catch (error) {
    if (isAppError(error) && error.field === 'url') return error.code;
    throw error;
  }
}

test.each([
  ['exemple.fr', 'https://exemple.fr/'],
  ['  Exemple.FR  ', 'https://exemple.fr/'],
  ['EXEMPLE.FR/Page', 'https://exemple.fr/Page'],
  ['https://www.exemple.fr/page?x=1', 'https://www.exemple.fr/page?x=1'],
  ['http://exemple.fr', 'http://exemple.fr/'],
  ['HTTP://exemple.fr', 'http://exemple.fr/'],
  ['//exemple.fr/a', 'https://exemple.fr/a'],
  ['https:exemple.fr', 'https://exemple.fr/'],
  ['exemple.fr:8080/a', 'https://exemple.fr:8080/a'],
  ['exemple.fr:443', 'https://exemple.fr/'],
  ['exemple.fr.', 'https://exemple.fr/'],
  ['société.fr', 'https://xn--socit-esab.fr/'],
  ['😀.fr', 'https://xn--e28h.fr/'],
  ['exemple.fr/été à la mer', 'https://exemple.fr/%C3%A9t%C3%A9%20%C3%A0%20la%20mer'],
  ['exemple.fr/page#section', 'https://exemple.fr/page'],
  ['exemple.fr/#/produits', 'https://exemple.fr/#/produits'],
  ['exemple.fr/#!produits', 'https://exemple.fr/#!produits'],
  ['exemple.fr/a?adresse=a@b.fr', 'https://exemple.fr/a?adresse=a@b.fr'],
  ['exemple.fr/a:b', 'https://exemple.fr/a:b'],
  ['\u200bexemple.fr\u00a0', 'https://exemple.fr/'],
  ['93.184.215.14', 'https://93.184.215.14/'],
  ['[2606:4700::1111]', 'https://[2606:4700::1111]/'],
  ['a_b.exemple.fr', 'https://a_b.exemple.fr/'],
])('%s is read as %s', (input, expected) => {
  expect(outcome(input)).toBe(expected);
});

test.each([
  ['', 'target/empty'],
  ['   ', 'target/empty'],
  ['\u200b', 'target/empty'],
  ['bonjour', 'target/suggested'],
  ['bonjour le monde', 'target/invalid'],
  ['exemple .fr', 'target/suggested'],
  ['exemple..fr', 'target/suggested'],
  ['.fr', 'target/invalid'],
  ['😀', 'target/invalid'],
  ['https://', 'target/invalid'],
  ['http:///', 'target/invalid'],
  ['/page', 'target/invalid'],
  ['?x=1', 'target/invalid'],
  ['contact@exemple.fr', 'target/email'],
  ['contact@exemple', 'target/email'],
  ['contact@localhost:1', 'target/invalid'],
  [`${'a'.repeat(64)}.fr`, 'target/invalid'],
  ['exemple.fr:99999', 'target/invalid'],
  ['javascript:alert(1)', 'target/scheme'],
  ['JavaScript:81', 'target/scheme'],
  ['ftp://exemple.fr', 'target/scheme'],
  ['file:///etc/passwd', 'target/scheme'],
  ['view-source:https://exemple.fr', 'target/scheme'],
  ['mailto:a@exemple.fr', 'target/scheme'],
  ['htp://exemple.fr', 'target/scheme'],
  ['user:pass@exemple.fr', 'target/credentials'],
  ['https://user@exemple.fr', 'target/credentials'],
  ['https://user:pass@exemple.fr', 'target/credentials'],
  ['http://2130706433/', 'target/private'],
  ['http://0177.0.0.1', 'target/private'],
  ['0x7f.1', 'target/private'],
  ['127.0.0.1', 'target/private'],
  ['http://[::ffff:127.0.0.1]/', 'target/private'],
  ['http://[::1]', 'target/private'],
  ['10.0.0.1', 'target/private'],
  ['169.254.169.254/latest/meta-data', 'target/private'],
  ['localhost', 'target/private'],
  ['localhost.', 'target/private'],
  ['LOCALHOST/', 'target/private'],
  ['imprimante.local', 'target/private'],
  ['http://①②⑦.0.0.1', 'target/private'],
  ['exemple.fr:81', 'target/port'],
  ['exemple.fr:22', 'target/port'],
  [`exemple.fr/${'a'.repeat(2000)}`, 'target/too-long'],
  [`exemple.fr/${'é'.repeat(500)}`, 'target/too-long'],
])('%s is refused with %s', (input, expected) => {
  expect(outcome(input)).toBe(expected);
});

test('what the operator opens is accepted, its neighbours are not', () => {
  const policy = { allow: ['127.0.0.1:3100', 'intranet'] };
  expect(outcome('http://127.0.0.1:3100/demo', policy)).toBe('http://127.0.0.1:3100/demo');
  expect(outcome('http://intranet/', policy)).toBe('http://intranet/');
  expect(outcome('http://127.0.0.1:3101', policy)).toMatch(/^target\/(?:port|private)$/);
  expect(outcome('http://autre/', policy)).toBe('target/invalid');
});

test('whatever is typed gives an address or a refusal, and an address is read as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (input) => {
      const result = outcome(input);
      if (!result.startsWith('target/')) expect(outcome(result)).toBe(result);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['exemple', 'exemple.fr'],
  ['Exemple,fr', 'exemple.fr'],
  ['www.exemple,fr', 'www.exemple.fr'],
  ['exemple. fr/contact', 'exemple.fr/contact'],
  ['éxemple', 'éxemple.fr'],
  ['camille@exemple.fr', 'exemple.fr'],
])('%s is refused with « Vouliez-vous dire %s ? »', (input, address) => {
  expect(() => normaliseTarget(input, closed)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/Vouliez-vous dire .+\s\?$/),
      data: { address },
    }),
  );
});

test('an address that may not be audited is never proposed', () => {
  for (const input of ['localhost,', '192,168,0,1', 'user@127.0.0.1', '#', 'a b c'])
    expect(outcome(input), input).toMatch(/^target\/(?:invalid|private|email|suggested)$/);
  expect(outcome('192,168,0,1')).toBe('target/invalid');
});
