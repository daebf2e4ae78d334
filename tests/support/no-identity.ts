import type { Identity } from '#platform/identity.ts';

const unused = async (): Promise<never> => {
  throw new Error('there is no identity provider here');
};

/** Where nobody signs in: every call fails. */
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
    checkPassword: unused,
    setPassword: unused,
  },
  verifyIdToken: unused,
  deleteAccount: unused,
  stamps: null,
  floorMs: 0,
};
