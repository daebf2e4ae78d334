import { expect, it } from 'vitest';
import { base32, hotp, newTotpSecret, otpauthUri, stepOf, verifyTotp } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

it('gives the codes of RFC 6238, appendix B', () => {
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const;
  for (const [seconds, code] of vectors) expect(hotp(secret, stepOf(at(seconds)), 8)).toBe(code);
});

it('gives the codes of RFC 4226, appendix D', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871'];
  expect(codes.map((_, counter) => hotp(secret, counter))).toEqual(codes);
});

it('writes base32 as RFC 4648 does, without padding', () => {
  const vectors = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(vectors).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/);
});

it('takes the code of the present step, of the one before and of the one after', () => {
  const code = hotp(secret, 1000);
  const taken = [998, 999, 1000, 1001, 1002].map((step) => verifyTotp(secret, code, 0, at(step * 30)));
  expect(taken).toEqual([null, 1000, 1000, 1000, null]);
});

it('takes no code of the last step used, nor of one before', () => {
  const now = at(1000 * 30);
  expect(verifyTotp(secret, hotp(secret, 1000), 1000, now)).toBeNull();
  expect(verifyTotp(secret, hotp(secret, 999), 1000, now)).toBeNull();
  expect(verifyTotp(secret, hotp(secret, 1001), 1000, now)).toBe(1001);
});

it.each(['', '12345', '1234567', 'abcdef', '12 345', '١٢٣٤٥٦'])('refuses %j, which is no code', (code) => {
  expect(verifyTotp(secret, code, 0, at(1000 * 30))).toBeNull();
});

it('tells applications the secret, who issued it and for which account', () => {
  const uri = new URL(otpauthUri(secret, { issuer: 'Constat', account: 'a+b@exemple.fr' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toBe('/Constat:a+b@exemple.fr');
  expect(uri.searchParams.get('secret')).toBe(base32(secret));
  expect(uri.searchParams.get('issuer')).toBe('Constat');
});
