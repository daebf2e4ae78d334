import { z } from 'zod';
import type { JourneyStep } from './journey/journey.ts';
import { type SignIn, type SignKind, signKinds, signLength } from './site-sign-in.ts';

/** How a site lets visitors in: what an access is made of. */
export const siteAccessKinds = ['basic', 'headers', 'cookies', 'sign-in'] as const;
export type SiteAccessKind = (typeof siteAccessKinds)[number];

/** Of one access, headers and cookies each. */
const mostAccessFields = 10;
/** Tries with the same secrets that a site refused, after which they are not sent any more. */
export const mostRefusedTries = 2;

/** What a report says of the access of its site. */
export const accessUses = ['used', 'unproved', 'unreadable'] as const;
export type AccessUse = (typeof accessUses)[number];

/** RFC 9110 §5.6.2. */
const token = /^[!#$%&'*+.^_`|~\w-]{1,100}$/;
/** Names that are ours to send, or that a connection needs. */
const keptNames =
  /^(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|sec-.*|cookie2?|origin|referer|user-agent|accept|accept-.*|range|if-.*)$/i;

const headerValue = z
  .string()
  .max(4000)
  .regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/);
/** RFC 6265 §4.1.1. */
const cookieValue = z
  .string()
  .max(4000)
  .regex(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/);

const header = z.strictObject({
  name: z
    .string()
    .regex(token)
    .refine((name) => !keptNames.test(name)),
  value: headerValue,
});
const cookie = z.strictObject({ name: z.string().regex(token), value: cookieValue });
const basic = z.strictObject({
  /** A colon would end the name (RFC 7617 §2). */
  user: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^:\p{Cc}]+$/u),
  password: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}+$/u),
});

/** What only somebody who is signed in sees. */
export const signedInSign = z.strictObject({
  kind: z.enum(Object.keys(signKinds) as [SignKind, ...SignKind[]]),
  value: z.string().trim().min(1).max(signLength),
});

/** What opens a site by its requests, as its owner types it. It is sealed at once and never given back. */
export const accessSecrets = z
  .strictObject({
    basic: basic.optional().describe('Nom et mot de passe de l’authentification HTTP Basic.'),
    headers: z.array(header).max(mostAccessFields).default([]),
    cookies: z.array(cookie).max(mostAccessFields).default([]),
  })
  .describe('Écrit, jamais rendu : aucune réponse ne contient ces valeurs.');

/** All that is sealed of an access; its steps were read when it was typed. */
export const keptAccess = accessSecrets.extend({
  signIn: z
    .object({
      steps: z.array(z.custom<JourneyStep>((step) => typeof step === 'object' && step !== null)),
      sign: signedInSign,
      secrets: z.record(z.string(), z.string()),
    })
    .optional(),
});
export interface AccessSecrets extends z.infer<typeof accessSecrets> {
  /** Done once by each audit, in its browsers. */
  readonly signIn?: SignIn | undefined;
}

/** An access with the one origin it is sent to, `https://recette.exemple.fr`. */
export interface SiteAccess extends AccessSecrets {
  readonly origin: string;
  /** What journeys of the site type into fields of secrets, by name. */
  readonly typed?: Readonly<Record<string, string>>;
}

export function kindsOf({ basic: given, headers, cookies, signIn }: AccessSecrets): SiteAccessKind[] {
  return [
    ...(given ? (['basic'] as const) : []),
    ...(headers.length > 0 ? (['headers'] as const) : []),
    ...(cookies.length > 0 ? (['cookies'] as const) : []),
    ...(signIn ? (['sign-in'] as const) : []),
  ];
}

/** What must not be read anywhere. */
export const secretsOf = ({
  basic: given,
  headers,
  cookies,
  signIn,
  typed = {},
}: AccessSecrets & Pick<SiteAccess, 'typed'>): string[] => [
  ...Object.values(typed),
  ...Object.values(signIn?.secrets ?? {}),
  ...(given ? [given.password, `${given.user}:${given.password}`] : []),
  ...[...headers, ...cookies].map(({ value }) => value),
  // `Bearer abc`: what follows the scheme is the secret.
  ...headers.map(({ value }) => value.slice(value.lastIndexOf(' ') + 1)),
];

const shortestSecret = 8;
const longWord = 16;

/**
 * Whether a secret can be taken out of everything that is shown without taking words of the page with it: eight characters
 * at least, and no plain word.
 */
export function canBeHidden(secret: string): boolean {
  if (secret.length < shortestSecret) return false;
  return secret.length >= longWord || !/^\p{L}+$/u.test(secret);
}
