import { describe, expect, it } from 'vitest';
import { readConfig, SettingError } from './config.ts';
import { assertPublicInstallation } from './public-installation.ts';

const check = (env: Record<string, string>) => () => assertPublicInstallation(readConfig(env));
const mails = { SMTP_URL: 'smtp://mail.example' };
const reached = { CONSTAT_OPERATOR_EMAIL: 'abus@constat.example' };

describe('an installation that others reach', () => {
  it.each(['https://constat.example', 'http://192.168.1.4:3000', 'http://0.0.0.0:3000'])(
    '%s does not start without mails that leave, nor without an address to write to',
    (CONSTAT_URL) => {
      expect(check({ CONSTAT_URL, ...reached })).toThrow(
        /^Réglage SMTP_URL absent : [^\n]+ Indiquez SMTP_URL [^\n]+\.$/,
      );
      expect(check({ CONSTAT_URL, ...mails })).toThrow(SettingError);
      expect(check({ CONSTAT_URL, ...mails })).toThrow(
        /^Réglage CONSTAT_OPERATOR_EMAIL absent : [^\n]+ vous écrire au sujet d’une visite\. Indiquez [^\n]+\.$/,
      );
      expect(check({ CONSTAT_URL, ...mails, CONSTAT_OPERATOR_EMAIL: 'personne' })).toThrow(
        'Réglage CONSTAT_OPERATOR_EMAIL incorrect (« personne ») : ce n’est pas une adresse e-mail.',
      );
      expect(check({ CONSTAT_URL, ...mails, ...reached })).not.toThrow();
    },
  );

  it('is told apart from one that this machine alone reaches', () => {
    expect(check({ HOST: '192.168.1.4' })).toThrow(SettingError);
    const local = [{}, { HOST: '0.0.0.0' }, { CONSTAT_URL: 'http://localhost:3000' }, { HOST: '::1' }];
    for (const env of local) expect(check(env)).not.toThrow();
  });
});
