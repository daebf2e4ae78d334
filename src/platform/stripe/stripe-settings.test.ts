import { describe, expect, it } from 'vitest';
import { readConfig, SettingError } from '../config.ts';

const secret = 'sk_test_abcdefgh1234';
const whole = {
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh1234',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_AGENCY: 'price_2',
};

/** The line that stops the start. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return '';
}

describe('the settings of payments', () => {
  it('are off by default, and read as a whole', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(
      readConfig({ ...whole, STRIPE_PRICE_PRO: 'price_1, price_0', STRIPE_TAX: 'txr_1' }).stripe,
    ).toEqual({
      secretKey: secret,
      webhookSecrets: ['whsec_abcdefgh1234'],
      prices: { pro: ['price_1', 'price_0'], agency: ['price_2'] },
      tax: { rateId: 'txr_1' },
      graceDays: 14,
      live: false,
      apiUrl: null,
    });
  });

  it.each(Object.keys(whole))('stop the start when only %s is missing, in one line', (name) => {
    const line = refusalOf({ ...whole, [name]: '' });
    expect(line).toMatch(new RegExp(`^Réglage ${name} absent : `));
    expect(line).not.toContain('\n');
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_abcdefgh1234' }, /STRIPE_SECRET_KEY incorrect : c’est une clé publiable/],
    [{ STRIPE_SECRET_KEY: 'hello' }, /STRIPE_SECRET_KEY incorrect : ce n’est pas une clé secrète/],
    [
      { STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234' },
      /STRIPE_SECRET_KEY incorrect : cette clé débite de vraies cartes/,
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh1234,we_1' }, /STRIPE_WEBHOOK_SECRET incorrect/],
    [{ STRIPE_PRICE_PRO: 'prod_1' }, /STRIPE_PRICE_PRO incorrect : « prod_1 »/],
    [{ STRIPE_PRICE_AGENCY: 'price_1' }, /STRIPE_PRICE_AGENCY incorrect : « price_1 » désigne déjà/],
    [{ STRIPE_TAX: '20' }, /STRIPE_TAX incorrect/],
    [{ STRIPE_GRACE_DAYS: '90' }, /STRIPE_GRACE_DAYS incorrect/],
    [{ STRIPE_API_URL: 'http://stripe.example' }, /STRIPE_API_URL incorrect/],
    [{ STRIPE_API_URL: 'rien' }, /STRIPE_API_URL incorrect/],
    [
      {
        STRIPE_SECRET_KEY: 'rk_live_abcdefgh1234',
        STRIPE_API_URL: 'http://127.0.0.1:1',
        CONSTAT_URL: 'https://constat.example',
      },
      /STRIPE_API_URL incorrect/,
    ],
  ])('refuse %j', (change, line) => {
    const said = refusalOf({ ...whole, ...change });
    expect(said).toMatch(line);
    expect(said).not.toContain('abcdefgh1234');
  });

  it('take a live key at a public address, or where that is said', () => {
    const live = { ...whole, STRIPE_SECRET_KEY: 'rk_live_abcdefgh1234' };
    expect(readConfig({ ...live, CONSTAT_URL: 'https://constat.example' }).stripe?.live).toBe(true);
    expect(readConfig({ ...live, STRIPE_LIVE_ON_LOOPBACK: 'allowed' }).stripe?.live).toBe(true);
  });
});
