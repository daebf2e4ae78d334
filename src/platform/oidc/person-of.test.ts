import { describe, expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { personOf } from './person-of.ts';

const tenant = '11111111-2222-3333-4444-555555555555';
const settings = (change: Partial<OidcSettings>): OidcSettings => ({
  ...{ id: 'un', preset: null, label: 'Un', issuer: 'https://un.exemple.fr', clientId: 'constat' },
  ...{ clientSecret: 'secret-du-test', scopes: 'openid', algorithm: 'RS256', domains: [], tenants: [] },
  secondFactor: false,
  ...change,
});
const entra = settings({ preset: 'entra', tenants: [tenant] });
const google = settings({ preset: 'google', tenants: ['ville.fr'] });
const base = { iss: 'https://un.exemple.fr', sub: 's', email: 'Lea@Ville.fr' };
const refusal = (provider: OidcSettings, claims: object) => {
  try {
    personOf(provider, claims, 'jeton');
    return null;
  } catch (error) {
    return isAppError(error) ? error.code : String(error);
  }
};

describe('somebody of Entra', () => {
  const claims = { ...base, tid: tenant.toUpperCase(), oid: 'ABC', name: 'Léa\u202eMartin' };

  it('is known by tenant and object, never by address, which is proved by xms_edov alone', () => {
    const person = personOf(entra, { ...claims, email_verified: true }, 'jeton');
    expect(person).toMatchObject({ subject: `${tenant}.abc`, email: 'lea@ville.fr', emailProved: false });
    expect(person.name).toBe('Léa Martin');
    for (const edov of [true, 'true', 1, '1'])
      expect(personOf(entra, { ...claims, xms_edov: edov }, '').emailProved).toBe(true);
    for (const edov of [false, 0, 'non', {}])
      expect(personOf(entra, { ...claims, xms_edov: edov }, '').emailProved).toBe(false);
  });

  it('comes from a tenant that was named', () => {
    expect(refusal(entra, { ...claims, tid: '99999999-2222-3333-4444-555555555555' })).toBe(
      'auth/provider-account',
    );
    expect(refusal(entra, { ...claims, tid: undefined })).toBe('auth/provider-account');
    expect(refusal(entra, { ...claims, oid: undefined })).toBe('auth/provider-invalid');
  });

  it('has shown a second factor where amr says so', () => {
    const strict = { ...entra, secondFactor: true };
    expect(refusal(strict, { ...claims, amr: ['pwd'] })).toBe('auth/second-factor-needed');
    expect(personOf(strict, { ...claims, amr: ['pwd', 'mfa'] }, '').stepUp).toBe(true);
    // A level of ProConnect says nothing elsewhere.
    expect(refusal(strict, { ...claims, acr: 'eidas2' })).toBe('auth/second-factor-needed');
  });
});

describe('somebody of Google', () => {
  it('comes from an organisation that was named, whatever the domain of the address', () => {
    expect(refusal(google, { ...base, email_verified: true })).toBe('auth/provider-account');
    expect(refusal(google, { ...base, hd: 'autre.fr', email_verified: true })).toBe('auth/provider-account');
    const person = personOf(google, { ...base, hd: 'Ville.fr', email_verified: true }, '');
    expect(person).toMatchObject({ subject: 's', emailProved: true });
    expect(personOf(google, { ...base, hd: 'ville.fr' }, '').emailProved).toBe(false);
  });
});

describe('somebody of another provider', () => {
  it('has a proved address where the issuer says so, or where its domain is the provider’s', () => {
    const open = settings({});
    expect(personOf(open, base, '').emailProved).toBe(false);
    expect(personOf(open, { ...base, email_verified: true }, '').emailProved).toBe(true);
    expect(personOf(settings({ domains: ['ville.fr'] }), base, '').emailProved).toBe(true);
    const lookalike = { ...base, email: 'lea@sous.ville.fr' };
    expect(personOf(settings({ domains: ['ville.fr'] }), lookalike, '').emailProved).toBe(false);
  });

  it.each([[{ email: 'a@b' }], [{ email: ['lea@ville.fr'] }], [{ email: `lea@${'x'.repeat(400)}.fr` }]])(
    'has an address: %j',
    (change) => {
      expect(refusal(settings({}), { ...base, ...change })).toBe('auth/no-email');
    },
  );

  it.each([[{ iss: undefined }], [{ sub: '' }], [{ sub: 12 }]])('is named: %j', (change) => {
    expect(refusal(settings({}), { ...base, ...change })).toBe('auth/provider-invalid');
  });
});
