/** At most `max` of one key in `windowSeconds`. */
export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

const quarter = 15 * 60;
const hour = 3600;
const day = 24 * hour;

/** What is counted where it is asked for, strictly: tries and mails. Bursts of calls: `http/middleware/rate-limit.ts`. Each name counts apart, so that none uses up another’s. */
export const sharedLimits = {
  /** Wrong passwords for one account from one client address. */
  signInPair: { max: 10, windowSeconds: quarter },
  /** Wrong passwords from one client address, whatever the account. */
  signInClient: { max: 40, windowSeconds: quarter },
  /** Wrong passwords for one account from everywhere but the browsers it knows. */
  signInAccount: { max: 30, windowSeconds: quarter },
  /** Wrong passwords for one account in one browser that it knows: those count nowhere else. */
  signInBrowser: { max: 10, windowSeconds: quarter },
  /** Passwords typed behind one mailed link. */
  tokenPassword: { max: 10, windowSeconds: quarter },
  /** Passwords typed again in one session. */
  sessionPassword: { max: 10, windowSeconds: quarter },

  /** Calls made with one key of the API. */
  apiKey: { max: 300, windowSeconds: 60 },
  /** Test events and replays that one person sends. */
  webhookTry: { max: 60, windowSeconds: quarter },

  /** Mails asked for by one client address, one kind at a time. */
  mailClient: { max: 60, windowSeconds: hour },
  /** Sign-up mails to one address. */
  signUpMail: { max: 5, windowSeconds: hour },
  signUpMailDay: { max: 10, windowSeconds: day },
  /** Verification mails asked again. */
  verificationMail: { max: 5, windowSeconds: hour },
  verificationMailDay: { max: 10, windowSeconds: day },
  /** Links sent to an address that an account is to move to. */
  emailChangeMail: { max: 5, windowSeconds: hour },
  emailChangeMailDay: { max: 10, windowSeconds: day },
  /** Proposals to receive the results of a site. */
  invitationMail: { max: 5, windowSeconds: hour },
  invitationMailDay: { max: 10, windowSeconds: day },
  /**
   * Reset links. As long as the link lives, and no daily limit: whoever is told to wait has one in their mailbox that
   * works, so that nobody is kept out by asking for them.
   */
  resetMail: { max: 3, windowSeconds: hour },
  /** Reset links asked for in a browser that the account knows: those count nowhere else. */
  resetMailBrowser: { max: 5, windowSeconds: hour },
  /** All these mails together: as many as CONSTAT_MAILS_PER_HOUR says. */
  allMails: { max: Number.POSITIVE_INFINITY, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

export type SharedLimitName = keyof typeof sharedLimits;
