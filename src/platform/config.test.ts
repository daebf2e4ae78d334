import { describe, expect, it } from 'vitest';
import { readConfig, SettingError, settings } from './config.ts';
import { engineEnvironment } from './environment.ts';

/** Settings that are only read with others. */
const complete = {
  S3_ENDPOINT: 'https://s3.exemple.fr',
  S3_BUCKET: 'constat',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 's3cret valeur',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  STRIPE_PRICE_PRO: 'price_pro',
  STRIPE_PRICE_AGENCY: 'price_agency',
};

describe('readConfig', () => {
  it('needs no setting at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000' });
    expect(config).toMatchObject({ databaseUrl: null, smtpUrl: null, chromiumPath: null, allowTargets: [] });
    expect(config.dataFolder).toMatch(/[/\\]data$/);
  });

  it('reads an empty value as an unset one, as a copied .env.example has them', () => {
    expect(readConfig({ PORT: '', CONSTAT_URL: '', DATABASE_URL: ' ', MAIL_FROM: '' })).toEqual(
      readConfig({}),
    );
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['CONSTAT_LOG_LEVEL', 'loud'],
    ['CONSTAT_VISIT_AT_WILL', 'www.exemple.fr:443'],
    ['CONSTAT_VISIT_AT_WILL', '127.0.0.1'],
    ['CONSTAT_AUDITS_AT_ONCE', '0'],
    ['CONSTAT_SECURITY_CONTACT', 'http://constat.example/faille'],
    ['CONSTAT_ACCESSIBILITY_RATE', '101'],
    ['CONSTAT_ACCESSIBILITY_AUDITED_ON', '15 janvier 2026'],
  ])('refuses %s=%s with one line that names the setting and the value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^Réglage ${name} incorrect \\(« ${value} »\\) : [^\\n]+$`));
  });

  it('shows no value that may open something, whatever is wrong and whichever setting it is', () => {
    const value = 's3cret valeur';
    const address = `https://claire:${encodeURIComponent(value)}@exemple.fr:port`;
    const told: string[] = [];
    for (const name of Object.keys(settings.shape))
      for (const given of [value, address, '-----BEGIN PRIVATE KEY-----', 'sk_live_s3cret'])
        try {
          readConfig({ ...complete, [name]: given });
        } catch (error) {
          told.push(`${name}: ${error instanceof SettingError ? error.message : error}`);
        }
    const secret = /TOKEN|KEY|SECRET|PASSWORD|_URL|ENDPOINT/;
    const leaks = told.filter((line) =>
      line.includes(secret.test(line.split(':')[0] ?? '') ? 's3cret' : 's3cret%20'),
    );
    expect(leaks).toEqual([]);
    expect(told.filter((line) => /BEGIN|sk_live_s/.test(line))).toEqual([]);
    expect(told.length).toBeGreaterThan(40);
    expect(told.join('\n')).toContain('CONSTAT_METRICS_TOKEN: Réglage CONSTAT_METRICS_TOKEN incorrect :');
  });

  it('gives links an address that answers on this machine when it listens everywhere', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://127.0.0.1:80');
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(readConfig({ CONSTAT_URL: 'https://constat.example/' }).publicUrl).toBe('https://constat.example');
  });

  it('sends reports of flaws to the operator unless told otherwise', () => {
    const operator = { CONSTAT_OPERATOR_EMAIL: 'bonjour@constat.example' };
    expect(readConfig({}).securityContact).toBeNull();
    expect(readConfig(operator).securityContact).toBe('bonjour@constat.example');
    const page = 'https://constat.example/faille';
    expect(readConfig({ ...operator, CONSTAT_SECURITY_CONTACT: page }).securityContact).toBe(page);
  });

  it('believes an accessibility audit only with its rate, its day and its author', () => {
    const whole = {
      CONSTAT_ACCESSIBILITY_RATE: '72.5',
      CONSTAT_ACCESSIBILITY_AUDITED_ON: '2026-01-15',
      CONSTAT_ACCESSIBILITY_AUDITOR: 'Cabinet Exemple',
    };
    expect(readConfig({}).accessibility.audit).toBeNull();
    expect(readConfig(whole).accessibility.audit).toEqual({
      percent: 72.5,
      auditedOn: '2026-01-15',
      auditor: 'Cabinet Exemple',
    });
    for (const name of Object.keys(whole))
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(new RegExp(`^Réglage ${name} incorrect`));
  });

  it('splits lists and forgives spaces', () => {
    const config = readConfig({
      CONSTAT_ALLOW_TARGETS: 'a.test:81, 10.0.0.0/8,,',
      CONSTAT_ADMINS: 'Ada@Exemple.fr',
    });
    expect(config.allowTargets).toEqual(['a.test:81', '10.0.0.0/8']);
    expect(config.admins).toEqual(['ada@exemple.fr']);
  });
});

it('only `npm run dev` is development', () => {
  const environments = [{ NODE_ENV: 'development' }, { NODE_ENV: 'production' }, {}];
  expect(environments.map((env) => readConfig(env).development)).toEqual([true, false, false]);
});

it('processes that visit hostile sites know no secret of ours', () => {
  const env = {
    PATH: '/bin',
    HOME: '/root',
    LC_ALL: 'C',
    DATABASE_URL: 'postgres://u:p@h/d',
    SMTP_URL: 'smtp://u:p@h',
    CONSTAT_DATA: '/d',
    NODE_OPTIONS: '--inspect',
  };
  expect(engineEnvironment(env)).toEqual({ PATH: '/bin', HOME: '/root', LC_ALL: 'C' });
});
