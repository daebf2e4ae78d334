import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings of a store', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.exemple.fr',
    S3_BUCKET: 'constat',
    S3_ACCESS_KEY_ID: 'cle',
    S3_SECRET_ACCESS_KEY: 'tres-secret',
  };
  const refusalOf = (env: Record<string, string>) => {
    try {
      return readConfig(env).objects;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('name one, or none', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf(whole)).toMatchObject({
      endpoint: 'https://s3.exemple.fr',
      region: 'us-east-1',
      pathStyle: true,
    });
  });

  it.each([
    [{ S3_BUCKET: '' }, 'Réglage S3_BUCKET incorrect'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'un stockage d’objets se déclare avec'],
    [{ S3_ENDPOINT: 's3.exemple.fr' }, 'Réglage S3_ENDPOINT incorrect'],
    [{ S3_ENDPOINT: 'https://s3.exemple.fr/constat' }, 'sans chemin'],
    [{ S3_BUCKET: 'Mon seau' }, 'pas un nom de seau'],
    [{ S3_PATH_STYLE: 'oui' }, 'Réglage S3_PATH_STYLE incorrect'],
  ])('stop the start in one line when %o', (change, words) => {
    const said = refusalOf({ ...whole, ...change });
    expect(said).toContain(words);
    expect(said).not.toMatch(/\n|tres-secret/);
  });
});
