import { isLocalUrl } from '#contract/loopback.ts';
import { refuseSetting, wrongSetting } from '../setting-error.ts';

/** Providers whose rules are known. */
const presets = ['proconnect', 'entra', 'google'] as const;
type OidcPreset = (typeof presets)[number];

/** One OpenID Connect provider, as the operator registered this installation with it. */
export interface OidcSettings {
  /** In addresses: `/connexion/<id>`. */
  readonly id: string;
  /** null: any other provider. */
  readonly preset: OidcPreset | null;
  /** What people read on the button. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Separated by spaces, `openid` among them. */
  readonly scopes: string;
  /** What the provider signs with. */
  readonly algorithm: 'RS256' | 'ES256';
  /** Mail domains, lower-case, whose people sign in here and by no password. */
  readonly domains: readonly string[];
  /** Tenants of Entra (ids) or organisations of Google (`hd`) that may come in; empty for others: everybody. */
  readonly tenants: readonly string[];
  /** Nobody comes in without a second factor at the provider. */
  readonly secondFactor: boolean;
}

/** Settings of one provider: `OIDC_<NAME>_<part>`. */
const parts = [
  'ISSUER',
  'CLIENT_ID',
  'CLIENT_SECRET',
  'SCOPES',
  'LABEL',
  'PRESET',
  'ALGORITHM',
  'DOMAINS',
  'TENANTS',
  'SECOND_FACTOR',
] as const;
type Part = (typeof parts)[number];

/** Words of addresses that are pages of ours or would be read as such. */
const idShape = /^[a-z][a-z0-9-]{0,30}$/;
const hostShape = /^(?=.{3,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;
const tenantShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const scopeShape = /^[\x21\x23-\x5b\x5d-\x7e]+(?: +[\x21\x23-\x5b\x5d-\x7e]+)*$/;

const scopesOf: Readonly<Record<OidcPreset | 'other', string>> = {
  // `idp_id`: the subject of ProConnect is proper to each provider behind it.
  proconnect: 'openid given_name usual_name email siret idp_id organization_label',
  entra: 'openid profile email',
  google: 'openid profile email',
  other: 'openid profile email',
};
const labels: Readonly<Record<OidcPreset, string>> = {
  proconnect: 'ProConnect',
  entra: 'Microsoft',
  google: 'Google',
};

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

const prefixOf = (id: string) => `OIDC_${id.toUpperCase().replaceAll('-', '_')}`;

/**
 * The providers that `OIDC_PROVIDERS` names, in that order. Nothing is asked of them: one that is down keeps nobody from starting.
 * @throws SettingError in one line that shows no secret, where something is missing or wrong.
 */
export function readOidc(
  ids: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): readonly OidcSettings[] {
  const all = ids.map((id) => readProvider(id, env, publicUrl));
  const prefixes = ids.map(prefixOf);
  const twice = ids.find((_id, index) => prefixes.indexOf(prefixes[index] ?? '') !== index);
  if (twice !== undefined) refuseSetting(wrongSetting('OIDC_PROVIDERS', twice, 'ce nom est donné deux fois'));
  const claimed = new Map<string, string>();
  for (const { id, domains } of all)
    for (const domain of domains) {
      const other = claimed.get(domain);
      if (other !== undefined)
        refuseSetting(
          wrongSetting(`${prefixOf(id)}_DOMAINS`, domain, `ce domaine est déjà celui de ${other}`),
        );
      claimed.set(domain, id);
    }
  const known = new Set(prefixes.flatMap((prefix) => parts.map((part) => `${prefix}_${part}`)));
  const stray = Object.keys(env).find(
    (name) =>
      name.startsWith('OIDC_') &&
      name !== 'OIDC_PROVIDERS' &&
      (env[name] ?? '').trim() !== '' &&
      !known.has(name),
  );
  if (stray !== undefined)
    refuseSetting(
      `Réglage ${stray} inconnu : aucun fournisseur de OIDC_PROVIDERS ne porte ce nom, ou ce réglage n’existe pas (docs/operations.md).`,
    );
  return all;
}

function readProvider(
  id: string,
  env: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): OidcSettings {
  if (!idShape.test(id))
    refuseSetting(
      wrongSetting('OIDC_PROVIDERS', id, 'un nom se compose de minuscules, de chiffres et de tirets'),
    );
  const nameOf = (part: Part) => `${prefixOf(id)}_${part}`;
  const given = (part: Part) => (env[nameOf(part)] ?? '').trim();
  const wrong: Wrong = (part, why, isHidden = false) =>
    refuseSetting(
      isHidden ? `Réglage ${nameOf(part)} incorrect : ${why}` : wrongSetting(nameOf(part), given(part), why),
    );
  const needed = (part: Part): string => {
    const value = given(part);
    return value === ''
      ? refuseSetting(`Réglage ${nameOf(part)} absent : ${id} est dans OIDC_PROVIDERS et en a besoin.`)
      : value;
  };
  const preset = presetOf(given('PRESET'), wrong);
  const tenants = tenantsOf(preset, listOf(given('TENANTS')), wrong);
  const issuer = given('ISSUER') || usualIssuer(preset, tenants) || needed('ISSUER');
  const clientId = needed('CLIENT_ID');
  const clientSecret = needed('CLIENT_SECRET');
  if (clientSecret.length < 8) wrong('CLIENT_SECRET', 'ce secret est trop court pour en être un');
  const label = given('LABEL') || (preset && labels[preset]) || needed('LABEL');
  if (label.length > 40) wrong('LABEL', '40 caractères au plus');
  const algorithm = given('ALGORITHM') || 'RS256';
  if (algorithm !== 'RS256' && algorithm !== 'ES256')
    return wrong(
      'ALGORITHM',
      'RS256 ou ES256 : une signature HS256 ne se vérifie pas sans partager le secret',
    );
  const domains = listOf(given('DOMAINS'));
  const odd = domains.find((domain) => !hostShape.test(domain));
  if (odd !== undefined) wrong('DOMAINS', `« ${odd} » n’est pas un domaine (exemple.fr)`);
  const asked = given('SECOND_FACTOR') || 'optional';
  if (asked !== 'optional' && asked !== 'required') wrong('SECOND_FACTOR', 'optional ou required');
  return {
    ...{ id, preset, label, clientId, clientSecret, algorithm, domains, tenants },
    issuer: issuerOf(issuer, publicUrl, wrong),
    scopes: scopesWith(scopesOf[preset ?? 'other'], given('SCOPES'), wrong),
    secondFactor: asked === 'required',
  };
}

type Wrong = (part: Part, why: string, isHidden?: boolean) => never;

function presetOf(value: string, wrong: Wrong): OidcPreset | null {
  if (value === '') return null;
  return (
    presets.find((preset) => preset === value) ?? wrong('PRESET', `indiquez ${presets.join(', ')}, ou rien`)
  );
}

/** Who may come in: at Microsoft and Google anybody has an account. */
function tenantsOf(preset: OidcPreset | null, tenants: readonly string[], wrong: Wrong): readonly string[] {
  if (preset === 'entra') {
    if (tenants.length === 0 || !tenants.every((one) => tenantShape.test(one)))
      wrong('TENANTS', 'indiquez les identifiants (GUID) des locataires Microsoft Entra admis');
  } else if (preset === 'google') {
    if (tenants.length === 0 || !tenants.every((one) => hostShape.test(one)))
      wrong('TENANTS', 'indiquez les domaines des organisations Google Workspace admises');
  } else if (tenants.length > 0) wrong('TENANTS', 'ce réglage ne vaut que pour entra et google');
  return tenants;
}

function usualIssuer(preset: OidcPreset | null, tenants: readonly string[]): string | null {
  if (preset === 'google') return 'https://accounts.google.com';
  if (preset !== 'entra') return null;
  return `https://login.microsoftonline.com/${tenants.length === 1 ? tenants[0] : 'organizations'}/v2.0`;
}

/** The issuer as it is written: its tokens repeat it to the letter. */
function issuerOf(value: string, publicUrl: string, wrong: Wrong): string {
  const url = URL.parse(value);
  // Whatever was written there besides an address may be a secret: it is not repeated.
  const isBare = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isBare)
    return wrong('ISSUER', 'indiquez l’adresse de l’émetteur, sans identifiants ni paramètres', true);
  const isDouble = url.protocol === 'http:' && isLocalUrl(value) && isLocalUrl(publicUrl);
  if (url.protocol !== 'https:' && !isDouble) return wrong('ISSUER', 'cette adresse commence par https://');
  return value;
}

/** Those of the preset, and what the operator adds. */
function scopesWith(base: string, added: string, wrong: Wrong): string {
  if (added !== '' && !scopeShape.test(added)) wrong('SCOPES', 'séparez les portées par des espaces');
  return [...new Set([...base.split(' '), ...added.split(/ +/).filter((one) => one !== '')])].join(' ');
}
