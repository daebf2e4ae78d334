import { vi } from 'vitest';

/**
 * A password costs 50 ms of a processor each time it is set or tried, by design; tests that do so hundreds of times pay the
 * least the algorithm allows. What it costs in truth is told by `password-hash.test.ts` and by the tests of the product.
 */
vi.mock('#platform/identity/password-hash.ts', async (original) => {
  const { hashAt } = await import('#platform/identity/argon2.ts');
  return { ...(await original<object>()), hashPassword: hashAt(8, 1) };
});
