import { describe, expect, it } from 'vitest';
import { assertMailsLeave, readConfig, SettingError } from './config.ts';
import { engineEnvironment } from './environment.ts';

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
    ['CONSTAT_URL', 'constat.example'],
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

  it('gives links an address that answers on this machine when it listens everywhere', () => {
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://127.0.0.1:80');
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(readConfig({ CONSTAT_URL: 'https://constat.example/' }).publicUrl).toBe('https://constat.example');
  });

  it('lets no public installation start whose mails would stay in a folder', () => {
    const check = (env: Record<string, string>) => () => assertMailsLeave(readConfig(env));
    const publicUrls = ['https://constat.example', 'http://192.168.1.4:3000', 'http://0.0.0.0:3000'];
    for (const CONSTAT_URL of publicUrls) {
      expect(check({ CONSTAT_URL })).toThrow(/^Réglage SMTP_URL absent : [^\n]+ Indiquez SMTP_URL [^\n]+\.$/);
      expect(check({ CONSTAT_URL, SMTP_URL: 'smtp://mail.example' })).not.toThrow();
    }
    expect(check({ HOST: '192.168.1.4' })).toThrow(SettingError);
    const local = [{}, { HOST: '0.0.0.0' }, { CONSTAT_URL: 'http://localhost:3000' }, { HOST: '::1' }];
    for (const env of local) expect(check(env)).not.toThrow();
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
