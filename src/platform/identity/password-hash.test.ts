import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('matches its own password, however the accents were typed, and no other', async () => {
  const hash = await hashPassword('déjà vu à Évry'.normalize('NFC'));
  expect(await verifyPassword({ hash, password: 'déjà vu à Évry'.normalize('NFD') })).toBe(true);
  expect(await verifyPassword({ hash, password: 'deja vu a Evry' })).toBe(false);
  expect(await verifyPassword({ hash, password: '' })).toBe(false);
});

it('salts: the same password never gives the same hash', async () => {
  const [one, other] = [await hashPassword('le même mot'), await hashPassword('le même mot')];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

it.each(['', 'en clair', '$argon2id$v=19$m=19456,t=2,p=1$court$court', '$2b$10$autre'])(
  'matches nothing with an unreadable hash: « %s »',
  async (hash) => {
    expect(await verifyPassword({ hash, password: 'en clair' })).toBe(false);
  },
);
