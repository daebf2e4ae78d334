import { describe, expect, it } from 'vitest';
import { SettingError } from '../setting-error.ts';
import { readOidc } from './oidc-settings.ts';

const publicUrl = 'https://constat.exemple.fr';
const secret = 'valeur-secrete-du-client';
const env = {
  OIDC_AGENTS_ISSUER: 'https://connexion.exemple.gouv.fr/api/v2',
  OIDC_AGENTS_CLIENT_ID: 'constat',
  OIDC_AGENTS_CLIENT_SECRET: secret,
  OIDC_AGENTS_PRESET: 'proconnect',
};
const read = (change: Record<string, string | undefined> = {}, ids = ['agents'], url = publicUrl) =>
  readOidc(ids, { ...env, ...change }, url);
const lineOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return error.message;
  }
};

describe('readOidc', () => {
  it('reads nothing where nothing is named', () => {
    expect(readOidc([], {}, publicUrl)).toEqual([]);
  });

  it('fills what the preset says, and adds what the operator asks for', () => {
    const [agents] = read({ OIDC_AGENTS_SCOPES: 'roles  phone', OIDC_AGENTS_DOMAINS: 'Ville.fr, agglo.fr' });
    expect(agents).toMatchObject({
      id: 'agents',
      label: 'ProConnect',
      algorithm: 'RS256',
      secondFactor: false,
    });
    expect(agents?.scopes.split(' ')).toEqual(
      expect.arrayContaining(['openid', 'siret', 'idp_id', 'roles', 'phone']),
    );
    expect(agents?.domains).toEqual(['ville.fr', 'agglo.fr']);
  });

  it('knows the issuers of Google and of one tenant of Entra', () => {
    const tenant = '11111111-2222-3333-4444-555555555555';
    const of = (preset: string, tenants: string) =>
      read({ OIDC_AGENTS_ISSUER: '', OIDC_AGENTS_PRESET: preset, OIDC_AGENTS_TENANTS: tenants })[0]?.issuer;
    expect(of('google', 'ville.fr')).toBe('https://accounts.google.com');
    expect(of('entra', tenant)).toBe(`https://login.microsoftonline.com/${tenant}/v2.0`);
    expect(of('entra', `${tenant},${tenant.replace('1', '2')}`)).toContain('/organizations/');
  });

  it.each([
    ['ISSUER', ''],
    ['ISSUER', 'connexion.exemple.fr'],
    ['ISSUER', 'http://connexion.exemple.fr'],
    ['ISSUER', 'http://127.0.0.1:4000'],
    ['ISSUER', `https://constat:${secret}@connexion.exemple.fr`],
    ['ISSUER', `https://connexion.exemple.fr/?cle=${secret}`],
    ['CLIENT_ID', ''],
    ['CLIENT_SECRET', ''],
    ['CLIENT_SECRET', 'court'],
    ['PRESET', 'franceconnect'],
    ['ALGORITHM', 'HS256'],
    ['DOMAINS', 'ville'],
    ['DOMAINS', 'lea@ville.fr'],
    ['SCOPES', 'openid,"email"'],
    ['SECOND_FACTOR', 'oui'],
    ['TENANTS', 'ville.fr'],
    ['LABEL', 'x'.repeat(41)],
  ])('refuses %s=%s in one line that names it and shows no secret', (part, value) => {
    const line = lineOf(() => read({ [`OIDC_AGENTS_${part}`]: value }));
    expect(line).toMatch(new RegExp(`^Réglage OIDC_AGENTS_${part} (?:incorrect|absent)[^\\n]+$`));
    expect(line).not.toContain(secret);
    expect(line).not.toContain('court »');
  });

  it.each([
    ['entra', ''],
    ['entra', 'ville.fr'],
    ['google', ''],
    ['google', 'ville'],
  ])('asks %s for who may come in (given: %j)', (preset, tenants) => {
    const line = lineOf(() => read({ OIDC_AGENTS_PRESET: preset, OIDC_AGENTS_TENANTS: tenants }));
    expect(line).toMatch(/^Réglage OIDC_AGENTS_TENANTS incorrect/);
  });

  it('takes a double of this machine for an installation of this machine alone', () => {
    const change = { OIDC_AGENTS_ISSUER: 'http://127.0.0.1:4000/api/v2' };
    expect(read(change, ['agents'], 'http://127.0.0.1:3000')).toHaveLength(1);
  });

  it('refuses names that are none or twice, settings of nobody and a domain of two', () => {
    expect(lineOf(() => read({}, ['Agents']))).toMatch(/^Réglage OIDC_PROVIDERS incorrect/);
    expect(lineOf(() => read({}, ['agents', 'agents']))).toMatch(/^Réglage OIDC_PROVIDERS incorrect/);
    expect(lineOf(() => read({ OIDC_AUTRE_ISSUER: 'https://autre.fr' }))).toMatch(
      /^Réglage OIDC_AUTRE_ISSUER inconnu/,
    );
    expect(lineOf(() => read({ OIDC_AGENTS_DOMAIN: 'ville.fr' }))).toMatch(
      /^Réglage OIDC_AGENTS_DOMAIN inconnu/,
    );
    const second = {
      OIDC_DEUX_ISSUER: 'https://deux.fr',
      OIDC_DEUX_CLIENT_ID: 'constat',
      OIDC_DEUX_CLIENT_SECRET: secret,
      OIDC_DEUX_LABEL: 'Deux',
    };
    const both = { ...second, OIDC_AGENTS_DOMAINS: 'ville.fr', OIDC_DEUX_DOMAINS: 'VILLE.fr' };
    expect(lineOf(() => read(both, ['agents', 'deux']))).toMatch(/^Réglage OIDC_DEUX_DOMAINS incorrect/);
    expect(read(second, ['agents', 'deux'])).toHaveLength(2);
  });
});
