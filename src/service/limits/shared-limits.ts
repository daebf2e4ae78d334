import { verificationsPerLinkDay } from '#contract/handover-words.ts';
import { mostDigestsADay } from '#contract/work-words.ts';

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
  /** The same from one /24 or /48: two clients’ worth. */
  signInPairNetwork: { max: 20, windowSeconds: quarter },
  /** Wrong passwords from one client address, whatever the account. */
  signInClient: { max: 40, windowSeconds: quarter },
  /** From one /24 or /48. */
  signInNetwork: { max: 16 * 40, windowSeconds: quarter },
  /**
   * Wrong passwords for one account from everywhere but the browsers it knows. Five networks are needed to reach it, and a mailed
   * link then opens a new browser all the same; so many guesses are none for a password of twelve characters.
   */
  signInAccount: { max: 100, windowSeconds: quarter },
  /** Wrong passwords for one account in one browser that it knows: those count nowhere else. */
  signInBrowser: { max: 10, windowSeconds: quarter },
  /** Passwords typed behind one mailed link. */
  tokenPassword: { max: 10, windowSeconds: quarter },
  /** Passwords typed again in one session. */
  sessionPassword: { max: 10, windowSeconds: quarter },

  /** Codes of an application for one account, from everywhere; whoever types them knows the password already. */
  factorCode: { max: 10, windowSeconds: quarter },
  /** Three codes of a million are good at any time: so many guesses a day find one in eighteen years. */
  factorCodeDay: { max: 50, windowSeconds: day },
  /** Codes and passkeys from one client address. */
  factorClient: { max: 40, windowSeconds: quarter },

  /** Audits of one person that ended for a reason of ours, at no cost (`audits/limits.ts`). */
  freeFailure: { max: 5, windowSeconds: day },
  /** Looks of one administrator at one audit of somebody else: counted to write down the first alone. */
  adminLook: { max: Number.POSITIVE_INFINITY, windowSeconds: hour },

  /** Calls made with one key of the API. */
  apiKey: { max: 300, windowSeconds: 60 },
  /** Test events and replays that one person sends. */
  webhookTry: { max: 60, windowSeconds: quarter },

  /** Mails asked for by one client address or one account, all kinds together. */
  mailClient: { max: 60, windowSeconds: hour },
  /** By one /24 or /48: two clients’ worth, so that many addresses of one owner are not many owners. */
  mailNetwork: { max: 120, windowSeconds: hour },
  /** By one client or account, to mailboxes of one organisation: two of them do not use up `mailDomain`. */
  mailClientDomain: { max: 40, windowSeconds: hour },
  /** Accounts asked for by one client address, and by one /24 or /48. */
  signUpClientDay: { max: 100, windowSeconds: day },
  signUpNetworkDay: { max: 300, windowSeconds: day },
  /** Mails that leave to mailboxes of one organisation, but for resets: those have an account of their own each. */
  mailDomain: { max: 100, windowSeconds: hour },
  /** Free accounts of one organisation that ask for their first audit. */
  firstAuditDomain: { max: 40, windowSeconds: day },

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
  /** Plans mailed to one provider, by whatever account. */
  handoverMail: { max: 3, windowSeconds: hour },
  handoverMailDay: { max: 5, windowSeconds: day },
  /** Plans that one account mails, and addresses among them it never wrote to: work has few providers, spam has many. */
  handoverAccountDay: { max: 20, windowSeconds: day },
  handoverNewAddressDay: { max: 5, windowSeconds: day },
  /** Mails of what one person is given and where they are mentioned: what comes after waits for the morning. */
  workDigestDay: { max: mostDigestsADay, windowSeconds: day },
  /** Verifications that one link to a plan starts: they are its owner’s. */
  handoverCheckDay: { max: verificationsPerLinkDay, windowSeconds: day },
  /**
   * Reset links. As long as the link lives, and no daily limit: whoever is told to wait has one in their mailbox that
   * works, so that nobody is kept out by asking for them.
   */
  resetMail: { max: 3, windowSeconds: hour },
  /** Reset links asked for in a browser that the account knows: those count nowhere else. */
  resetMailBrowser: { max: 5, windowSeconds: hour },
  /** Mails that leave, by share (`mail-shares.ts`): as many as CONSTAT_MAILS_PER_HOUR says. */
  leavingMails: { max: Number.POSITIVE_INFINITY, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

export type SharedLimitName = keyof typeof sharedLimits;
