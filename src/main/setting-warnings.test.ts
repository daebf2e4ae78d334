import { expect, it } from 'vitest';
import { settingWarnings } from './setting-warnings.ts';

const own = { publicUrl: 'http://127.0.0.1:3000', host: '127.0.0.1', allowTargets: [], trustedProxies: [] };
const open = { ...own, publicUrl: 'https://constat.exemple' };

it('says nothing of an installation for this machine alone', () => {
  expect(settingWarnings({ ...own, allowTargets: ['127.0.0.1:8080'] })).toEqual([]);
});

it('tells a public installation that its visitors would count as one, until a proxy is named', () => {
  expect(settingWarnings(open)).toEqual([expect.stringContaining('CONSTAT_TRUSTED_PROXIES')]);
  expect(settingWarnings({ ...open, trustedProxies: ['127.0.0.1'] })).toEqual([]);
  expect(settingWarnings({ ...open, host: '0.0.0.0' })).toEqual([]);
});

it('tells which target opens the machine itself', () => {
  const config = { ...open, host: '0.0.0.0', allowTargets: ['10.1.2.0/24', '127.0.0.1:8080'] };
  expect(settingWarnings(config)).toEqual([expect.stringContaining('« 127.0.0.1:8080 »')]);
});
