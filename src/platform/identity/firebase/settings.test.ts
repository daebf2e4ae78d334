import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SettingError } from '../../config.ts';
import { assertIdentity } from '../open-identity.ts';
import { readFirebaseSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'constat-firebase-'));
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const account = {
  ...{ type: 'service_account', project_id: 'constat-essai', private_key_id: 'k1', private_key: pem },
  client_email: 'firebase-adminsdk@constat-essai.iam.gserviceaccount.com',
};
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
const good = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT: 'constat-essai',
  FIREBASE_API_KEY: 'AIza-cle',
  FIREBASE_SERVICE_ACCOUNT: file('bon.json', JSON.stringify(account)),
};
const emulated = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT: 'demo-constat',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

describe('Firebase settings', () => {
  it('ask Google with the whole of them', () => {
    const settings = readFirebaseSettings(readConfig(good));
    expect(settings).toMatchObject({
      projectId: 'constat-essai',
      apiKey: 'AIza-cle',
      serviceAccount: { clientEmail: account.client_email, keyId: 'k1' },
      endpoints: { toolkit: 'https://identitytoolkit.googleapis.com' },
    });
  });

  it('ask the emulator for a demo project, without a key', () => {
    expect(readFirebaseSettings(readConfig(emulated))).toMatchObject({
      serviceAccount: null,
      endpoints: { toolkit: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com' },
    });
  });

  it('do not matter to the embedded provider', () => {
    expect(() => assertIdentity(readConfig({ FIREBASE_PROJECT: 'Mon projet' }))).not.toThrow();
  });

  const otherProject = JSON.stringify({ ...account, project_id: 'autre-projet' });
  const notAKey = JSON.stringify({ ...account, private_key: 'secret-qui-ne-se-dit-pas' });
  it.each<[string, Record<string, string>, string]>([
    ['no project', { FIREBASE_PROJECT: '' }, 'FIREBASE_PROJECT'],
    ['a project’s name', { FIREBASE_PROJECT: 'Mon projet' }, 'FIREBASE_PROJECT'],
    ['a demo project without the emulator', { FIREBASE_PROJECT: 'demo-constat' }, 'FIREBASE_PROJECT'],
    ['no web API key', { FIREBASE_API_KEY: '' }, 'FIREBASE_API_KEY'],
    ['no service account', { FIREBASE_SERVICE_ACCOUNT: '' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [
      'a file that is not there',
      { FIREBASE_SERVICE_ACCOUNT: join(folder, 'nul') },
      'FIREBASE_SERVICE_ACCOUNT',
    ],
    [
      'a file of something else',
      { FIREBASE_SERVICE_ACCOUNT: file('a.json', '{}') },
      'FIREBASE_SERVICE_ACCOUNT',
    ],
    ['a file that is no JSON', { FIREBASE_SERVICE_ACCOUNT: file('b.json', 'x') }, 'FIREBASE_SERVICE_ACCOUNT'],
    [
      'a file without a key',
      { FIREBASE_SERVICE_ACCOUNT: file('c.json', notAKey) },
      'FIREBASE_SERVICE_ACCOUNT',
    ],
    [
      'another project’s file',
      { FIREBASE_SERVICE_ACCOUNT: file('d.json', otherProject) },
      'FIREBASE_SERVICE_ACCOUNT',
    ],
    [
      'the emulator for a real project',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_PROJECT',
    ],
    [
      'an emulator elsewhere',
      { ...emulated, FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      'an emulator with a path',
      { ...emulated, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099/x' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      'an emulator for others',
      { ...emulated, CONSTAT_URL: 'https://constat.example' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
  ])('stop the start in one line with %s', (_name, change, setting) => {
    const start = () => assertIdentity(readConfig({ ...good, ...change }));
    expect(start).toThrow(SettingError);
    expect(start).toThrow(new RegExp(`^Réglage ${setting} (?:absent|incorrect)[^\\n]*$`));
    expect(start).not.toThrow(/secret-qui/);
  });
});
