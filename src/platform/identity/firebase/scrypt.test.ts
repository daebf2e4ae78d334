import { expect, it } from 'vitest';
import { verifyPassword } from '../password-hash.ts';
import { hashFirebaseScrypt, verifyFirebaseScrypt, writeFirebaseScrypt } from './scrypt.ts';

// The example that Firebase publishes with its own tool (github.com/firebase/scrypt).
const parameters = {
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};
const salt = '42xEC+ixf3L2lw==';
const passwordHash =
  'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==';

it('is what Firebase’s own tool makes', async () => {
  expect(await hashFirebaseScrypt('user1password', salt, parameters)).toBe(passwordHash);
});

it('is checked by the embedded provider from one text', async () => {
  const text = writeFirebaseScrypt({ passwordHash, salt }, parameters) ?? '';
  expect(await verifyPassword({ hash: text, password: 'user1password' })).toBe(true);
  expect(await verifyPassword({ hash: text, password: 'user2password' })).toBe(false);
});

it('takes Google’s URL-safe writing, and refuses what is no hash', async () => {
  const urlSafe = { salt, passwordHash: passwordHash.replaceAll('+', '-').replaceAll('/', '_') };
  expect(writeFirebaseScrypt(urlSafe, parameters)).toBe(
    writeFirebaseScrypt({ passwordHash, salt }, parameters),
  );
  const emulated = { salt, passwordHash: 'fakeHash:salt=fakeSaltabc:password=secret' };
  expect(writeFirebaseScrypt(emulated, parameters)).toBeNull();
  expect(await verifyFirebaseScrypt('$argon2id$v=19$…', 'x')).toBeNull();
});
