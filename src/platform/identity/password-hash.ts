import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { verifyFirebaseScrypt } from './firebase/scrypt.ts';

/** What one hash costs whoever makes it, or guesses. */
export interface PasswordPrice {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** OWASP Password Storage: argon2id, 19 MiB, 2 passes, 1 lane; about 50 ms of one core. */
const fullPrice: PasswordPrice = { memoryKiB: 19_456, passes: 2 };
const tagBytes = 32;
/**
 * Every password of this process is hashed behind it, whoever asks: two at once keep one core, and two of the four threads
 * that also read files and pack answers, free on a small machine.
 */
const runLimited = createConcurrencyLimit({ atOnce: 2, waiting: 60, waitingForOne: 4 });
const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([\w+/]{20,})\$([\w+/]{20,})$/;

function derive(password: string, nonce: Buffer, memory: number, rounds: number, tagLength: number) {
  return new Promise<Buffer>((resolve, reject) => {
    argon2(
      'argon2id',
      // The same characters typed on another keyboard may be composed differently.
      { message: password.normalize('NFC'), nonce, parallelism: 1, tagLength, memory, passes: rounds },
      (error, tag) => (error ? reject(error) : resolve(tag)),
    );
  });
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * The password as a PHC string with its own random salt. To be asked for outside of transactions: it may wait.
 * @throws AppError `auth/too-many-requests` when too much waits, of everybody or of who asks (`onBehalfOf`).
 */
export async function hashPassword(password: string, price = fullPrice): Promise<string> {
  const { memoryKiB, passes } = price;
  const salt = randomBytes(16);
  const tag = await runLimited(() => derive(password, salt, memoryKiB, passes, tagBytes));
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;
}

/**
 * True when `hash` was made from `password`; compares in constant time. An unreadable hash matches nothing. To be asked
 * for outside of transactions: it may wait.
 * @throws AppError `auth/too-many-requests`, as `hashPassword`.
 */
export const verifyPassword = (input: { hash: string; password: string }): Promise<boolean> =>
  runLimited(() => verify(input));

async function verify(input: { hash: string; password: string }): Promise<boolean> {
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
