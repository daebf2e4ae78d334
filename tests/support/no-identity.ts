import type { Identity } from '#platform/identity.ts';

const unused = async (): Promise<never> => {
  throw new Error('there is no identity provider here');
};

/** The password of everybody there. */
export const everyonesPassword = 'girafe violon 7 nénuphar';

/** Where nobody signs in: every call fails, but that for a password typed again. */
export const noIdentity: Identity = {
  kind: 'embedded',
  passwords: {
    signUp: unused,
    startVerification: unused,
    readVerification: unused,
    verifyEmail: unused,
    signIn: unused,
    startReset: unused,
    readResetToken: unused,
    assertAcceptable: unused,
    resetPassword: unused,
    startEmailChange: unused,
    readEmailChange: unused,
    setEmail: unused,
    adopt: unused,
    hasPassword: async () => true,
    checkPassword: async (_uid, password) => password === everyonesPassword,
    setPassword: unused,
  },
  verifyIdToken: unused,
  deleteAccount: unused,
  stamps: null,
  floorMs: 0,
};
