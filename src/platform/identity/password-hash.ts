import { timingSafeEqual } from 'node:crypto';
import { derive, hashAt } from './argon2.ts';
import { verifyFirebaseScrypt } from './firebase/scrypt.ts';

/** OWASP Password Storage: argon2id, 19 MiB, 2 passes, 1 lane; about 50 ms of one core. */
const memoryKiB = 19_456;
const passes = 2;
const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([\w+/]{20,})\$([\w+/]{20,})$/;

/** The password as a PHC string with its own random salt. */
export const hashPassword = hashAt(memoryKiB, passes);

/** True when `hash` was made from `password`; compares in constant time. An unreadable hash matches nothing. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const parts = shape.exec(input.hash);
  // Accounts that came from Firebase bring their hash along.
  if (!parts) return (await verifyFirebaseScrypt(input.hash, input.password)) ?? false;
  const [, memory, rounds, salt, tag] = parts;
  const expected = Buffer.from(tag ?? '', 'base64');
  const actual = await derive(
    input.password,
    Buffer.from(salt ?? '', 'base64'),
    Number(memory),
    Number(rounds),
    expected.length,
  );
  return timingSafeEqual(expected, actual);
}
