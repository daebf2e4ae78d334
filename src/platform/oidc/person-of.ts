import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { ProvedPerson } from '../oidc.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { isSiret } from './siret.ts';

const text = z.string().max(400).catch('');

/** What is read of the claims; anything of another shape is as if it were absent. */
const claimsShape = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  acr: text.default(''),
  amr: z.array(z.string()).catch([]).default([]),
  email: text.default(''),
  email_verified: z.unknown().optional(),
  name: text.default(''),
  given_name: text.default(''),
  usual_name: text.default(''),
  family_name: text.default(''),
  siret: text.default(''),
  idp_id: text.default(''),
  organization_label: text.default(''),
  tid: text.default(''),
  oid: text.default(''),
  hd: text.default(''),
  xms_edov: z.unknown().optional(),
});
type Claims = z.output<typeof claimsShape>;

/** Levels of ProConnect that stand on more than one factor. */
export const strongAcr = ['eidas0-mfa', 'eidas1-mfa', 'eidas2', 'eidas3'];

const emailShape = z.email().max(254);
/** One line, without what turns the direction of a text. */
const plain = (value: string, most: number) =>
  value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most);

const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

/**
 * The person that verified claims are about, by the rules of their provider (docs/decisions/0064).
 * @param claims of the id token, and of the user information laid under them
 * @throws AppError `auth/provider-invalid`, `auth/provider-account`, `auth/no-email`, `auth/no-siret`,
 * `auth/second-factor-needed`.
 */
export function personOf(provider: OidcSettings, claims: unknown, idToken: string): ProvedPerson {
  const data = { provider: provider.label };
  const parsed = claimsShape.safeParse(claims);
  if (!parsed.success) throw new AppError('auth/provider-invalid', { data, cause: parsed.error });
  const told = parsed.data;
  if (!isAdmitted(provider, told)) throw new AppError('auth/provider-account', { data });
  const subject = subjectOf(provider, told);
  if (subject === null)
    throw new AppError('auth/provider-invalid', { data, cause: new Error('no claim names the person') });
  const stepUp = hasSecondFactor(provider, told);
  if (provider.secondFactor && !stepUp) throw new AppError('auth/second-factor-needed', { data });
  const email = told.email.trim().toLowerCase();
  if (!emailShape.safeParse(email).success) throw new AppError('auth/no-email', { data });
  const siret = isSiret(told.siret) ? told.siret : null;
  if (provider.preset === 'proconnect' && siret === null) throw new AppError('auth/no-siret', { data });
  return {
    issuer: told.iss,
    subject,
    email,
    emailProved: isProved(provider, told, email),
    name: plain(told.name || `${told.given_name} ${told.usual_name || told.family_name}`, 80),
    siret,
    organizationLabel: plain(told.organization_label, 200) || null,
    stepUp,
    idToken,
  };
}

/** At Microsoft and Google anybody has an account: only those of the organisations named come in. */
function isAdmitted({ preset, tenants }: OidcSettings, { tid, hd }: Claims): boolean {
  if (preset === 'entra') return tenants.includes(tid.toLowerCase());
  if (preset === 'google') return tenants.includes(hd.toLowerCase());
  return true;
}

function subjectOf({ preset }: OidcSettings, { sub, tid, oid, idp_id: idp }: Claims): string | null {
  if (preset === 'entra') return oid === '' ? null : `${tid.toLowerCase()}.${oid.toLowerCase()}`;
  // The same subject at two providers behind ProConnect is two persons.
  if (preset === 'proconnect') return idp === '' ? null : `${idp} ${sub}`;
  return sub;
}

function hasSecondFactor({ preset }: OidcSettings, { acr, amr }: Claims): boolean {
  return amr.includes('mfa') || (preset === 'proconnect' && strongAcr.includes(acr));
}

/** Who says that the address is theirs: the issuer, or the operator who gave its domain to this provider. */
function isProved({ preset, domains }: OidcSettings, claims: Claims, email: string): boolean {
  if (domains.includes(email.slice(email.lastIndexOf('@') + 1))) return true;
  if (preset === 'proconnect') return true;
  // Addresses of Entra are what an administrator wrote, unless it says that their domain was proved.
  if (preset === 'entra') return isTrue(claims.xms_edov);
  return isTrue(claims.email_verified);
}
