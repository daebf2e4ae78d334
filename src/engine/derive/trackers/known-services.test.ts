import { expect, test } from 'vitest';
import { serviceOf } from './known-services.ts';

test.each([
  ['https://static.axept.io/sdk.js', 'Axeptio', 'consent', 'exempt'],
  ['https://cache.consentframework.com/js/x.js', 'Sirdata', 'consent', 'exempt'],
  ['https://www.clarity.ms/tag/x', 'Microsoft Clarity', 'session-replay', 'required'],
  ['https://logs.xiti.com/hit.xiti', 'Piano Analytics (AT Internet)', 'analytics', 'exemptable'],
  ['https://sdk.privacy-center.org/loader.js', 'Didomi', 'consent', 'exempt'],
  ['https://www.google.com/recaptcha/api.js', 'Google reCAPTCHA', 'captcha', 'unclear'],
  ['https://www.google.com/pagead/1p-user-list/1/', 'Google Ads', 'ad', 'required'],
  ['https://stats.g.doubleclick.net/g/collect', 'Google Analytics', 'analytics', 'required'],
  ['https://bat.bing.com/action/0', 'Microsoft Advertising', 'ad', 'required'],
])('%s is %s', (url, name, purpose, consent) => {
  expect(serviceOf(url)).toMatchObject({ name, purpose, consent, listed: true });
});

test('a Matomo is known on any host by the files that it alone serves', () => {
  for (const file of ['matomo.js', 'piwik.js', 'matomo.php?idsite=1', 'outil/piwik.php'])
    expect(serviceOf(`https://stats.agence.fr/${file}`)).toMatchObject({
      name: 'Matomo',
      purpose: 'analytics',
    });
  expect(serviceOf('https://exemple.matomo.cloud/matomo.js')?.name).toBe('Matomo Cloud');
  for (const other of ['', 'js/my-matomo.js', 'matomo.png', 'blog/matomo.js/avis'])
    expect(serviceOf(`https://stats.agence.fr/${other}`)).toBeNull();
});

test('a search or a map of the same company is no tracker', () => {
  expect(serviceOf('https://www.google.com/search?q=x')?.consent).not.toBe('required');
  expect(serviceOf('https://www.google.com/maps/embed')).toMatchObject({ name: 'Google Maps' });
});

test('what only third-party-web knows is never certain', () => {
  expect(serviceOf('https://www.bing.com/maps')).toMatchObject({ listed: false, consent: 'unclear' });
});

test('a name that only ends alike is somebody else', () => {
  expect(serviceOf('https://notfacebook.com/')?.name).not.toBe('Meta (Facebook, Instagram)');
  expect(serviceOf('https://netflix.com/')?.name).not.toBe('X (Twitter)');
});
