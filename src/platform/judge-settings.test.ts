import { describe, expect, it } from 'vitest';
import { isLocalUrl } from '#contract/loopback.ts';
import { readConfig, SettingError } from './config.ts';
import { isRiskyTarget } from './judge-settings.ts';

const open = 'https://constat.exemple';
const read = (name: string, value: string, url?: string) =>
  readConfig({ [name]: value, ...(url && { CONSTAT_URL: url, SMTP_URL: 'smtp://127.0.0.1' }) });

describe('what may be audited although private', () => {
  it.each([
    '*',
    '*.exemple.fr',
    '/99',
    '10.0.0.0/99',
    '10.0.0.0/',
    'a b',
    'http://exemple.fr',
    '10',
    '1.2.3',
    '0x7f.1',
  ])('%s names nothing, and stops the start with one line', (entry) => {
    const start = () => read('CONSTAT_ALLOW_TARGETS', `ok.test, ${entry}`);
    expect(start).toThrow(SettingError);
    expect(start).toThrow(/^Réglage CONSTAT_ALLOW_TARGETS incorrect \(« [^\n]+ »\) : [^\n]+$/);
  });

  it.each(['0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/4', '0.0.0.0/0:8080', '[::]/0:81'])(
    '%s would open everything, even on this machine alone',
    (entry) => {
      expect(() => read('CONSTAT_ALLOW_TARGETS', entry)).toThrow('tout Internet');
    },
  );

  it.each([
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '192.0.0.0/8',
    '127.0.0.0/8',
    'fc00::/7',
    '10.0.0.0/8:81',
  ])('%s opens a whole private range: for this machine alone', (entry) => {
    expect(() => read('CONSTAT_ALLOW_TARGETS', entry, open)).toThrow('toute la plage privée');
    expect(read('CONSTAT_ALLOW_TARGETS', entry).allowTargets).toEqual([entry]);
  });

  it.each([
    'intranet.test',
    'a_b.test:81',
    'éxemple.fr',
    '10.1.2.0/24',
    '127.0.0.1:3100',
    '[::1]:81',
    'fd00:1::/48',
    '::1',
  ])('%s may stand anywhere', (entry) => {
    expect(read('CONSTAT_ALLOW_TARGETS', entry, open).allowTargets).toEqual([entry]);
  });

  it('tells of the machine itself opened to a public installation', () => {
    const risky = ['127.0.0.1:3100', 'localhost', '169.254.169.254', '[::1]:81', 'base.internal:8080'];
    expect(risky.filter((entry) => !isRiskyTarget(entry, open))).toEqual([]);
    expect(risky.filter((entry) => isRiskyTarget(entry, 'http://127.0.0.1:3000'))).toEqual([]);
    expect(isRiskyTarget('10.1.2.0/24', open)).toBe(false);
  });
});

describe('proxies that are believed', () => {
  it('are none unless told, even in front of an https address', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(read('CONSTAT_LOG_LEVEL', 'info', open).trustedProxies).toEqual([]);
    expect(read('CONSTAT_TRUSTED_PROXIES', '10.0.0.0/8, ::1').trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each(['0.0.0.0/0', '::/0', 'proxy.exemple', '10.0.0.0/99', '10.0.0.1:80'])('%s is refused', (entry) => {
    expect(() => read('CONSTAT_TRUSTED_PROXIES', entry)).toThrow(
      /^Réglage CONSTAT_TRUSTED_PROXIES incorrect [^\n]+$/,
    );
  });
});

it('knows an address of this machine alone', () => {
  const urls = [
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://localhost',
    'http://a.localhost:1',
    open,
  ];
  expect(urls.map(isLocalUrl)).toEqual([true, true, true, true, false]);
});

describe('what may not be reached', () => {
  it.each([
    'victime.fr',
    '.victime.fr',
    '*.victime.fr:8080',
    '0.0.0.0/0',
    '93.184.215.14',
    '[2001:db8::]/32',
    '::1',
  ])('%s may stand', (entry) => {
    expect(read('CONSTAT_DENY_TARGETS', entry, open).denyTargets).toEqual([entry]);
  });

  it.each(['*', '.', 'a.*.fr', 'http://victime.fr', '10', '/99', '10.0.0.0/99'])(
    '%s names nothing, and stops the start with one line',
    (entry) => {
      expect(() => read('CONSTAT_DENY_TARGETS', entry)).toThrow(
        /^Réglage CONSTAT_DENY_TARGETS incorrect \(« [^\n]+ »\) : [^\n]+$/,
      );
    },
  );
});
