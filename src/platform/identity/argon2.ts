import { argon2, randomBytes } from 'node:crypto';

const tagBytes = 32;
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

export function derive(password: string, nonce: Buffer, memory: number, rounds: number, tagLength: number) {
  return new Promise<Buffer>((resolve, reject) => {
    argon2(
      'argon2id',
      // The same characters typed on another keyboard may be composed differently.
      { message: password.normalize('NFC'), nonce, parallelism: 1, tagLength, memory, passes: rounds },
      (error, tag) => (error ? reject(error) : resolve(tag)),
    );
  });
}

/** Hashes as PHC strings with a random salt each. @param memory KiB @param rounds passes over it */
export function hashAt(memory: number, rounds: number): (password: string) => Promise<string> {
  return async (password) => {
    const salt = randomBytes(16);
    const tag = await derive(password, salt, memory, rounds, tagBytes);
    return `$argon2id$v=19$m=${memory},t=${rounds},p=1$${base64(salt)}$${base64(tag)}`;
  };
}
