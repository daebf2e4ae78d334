import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { lostSheetsOf } from './lost-sheets.ts';

const page = { url: 'https://www.exemple.fr/tarifs' };

const sheet = (url: string, changes: Parameters<typeof networkRequest>[0] = {}) =>
  networkRequest({
    url,
    resourceType: 'stylesheet',
    status: 0,
    failure: 'net::ERR_NAME_NOT_RESOLVED',
    frameUrl: page.url,
    ...changes,
  });

const lost = (requests: Parameters<typeof lostSheetsOf>[0], head = '') =>
  lostSheetsOf(requests, page, pageArtifacts(`<html><head>${head}</head><body></body></html>`).dom).map(
    ({ url, draws }) => `${draws} ${url}`,
  );

const grid = 'https://styles.exemple.net/grille.css';

test.each([
  'net::ERR_NAME_NOT_RESOLVED',
  'net::ERR_TIMED_OUT',
  'net::ERR_BLOCKED_BY_CLIENT',
  'constat-guard:dns',
])('a sheet of another server that no answer came for is lost: %s', (failure) => {
  expect(lost([sheet(grid, { failure })])).toEqual([`page ${grid}`]);
});

test('what visitors lose too is no loss of ours', () => {
  expect(lost([sheet(grid, { status: 404, failure: null })])).toEqual([]);
  expect(lost([sheet(grid, { failure: 'blocked:mixed-content' })])).toEqual([]);
  expect(lost([sheet(grid, { failure: 'net::ERR_BLOCKED_BY_ORB' })])).toEqual([]);
  expect(lost([sheet('https://www.exemple.fr/style.css')])).toEqual([]);
});

test('a sheet that came at another try, or of a frame of another site, is none', () => {
  expect(lost([sheet(grid), sheet(grid, { status: 200, failure: null })])).toEqual([]);
  expect(lost([sheet(grid, { frameUrl: 'https://lecteur.exemple.net/video' })])).toEqual([]);
});

test('letters that did not come, by a sheet or by a font, draw no more than letters', () => {
  const letters = 'https://fonts.googleapis.com/css2?family=Lato';
  const font = 'https://fonts.gstatic.com/s/lato/v24/lato.woff2';
  expect(lost([sheet(letters), sheet(font, { resourceType: 'font' })])).toEqual([
    `letters ${letters}`,
    `letters ${font}`,
  ]);
});

test('sheets of pictograms draw pictograms, or words in their place', () => {
  const written = 'https://fonts.googleapis.com/icon?family=Material+Icons';
  const icons = 'https://cdn.exemple.net/font-awesome/6.5.0/css/all.min.css';
  expect(lost([sheet(written), sheet(icons)])).toEqual([`page ${written}`, `icons ${icons}`]);
});

test('a script that writes the styles counts as one', () => {
  const script = 'https://cdn.tailwindcss.com/3.4.1';
  expect(lost([sheet(script, { resourceType: 'script' })])).toEqual([`page ${script}`]);
  expect(lost([sheet('https://www.mesure.example/m.js', { resourceType: 'script' })])).toEqual([]);
});

test('a sheet for paper draws nothing here, unless its arrival was to make it one for screens', () => {
  const link = (rest: string) => `<link rel="stylesheet" href="${grid}" ${rest}>`;
  expect(lost([sheet(grid)], link('media="print"'))).toEqual([]);
  expect(lost([sheet(grid)], `${link('media="print"')}${link('')}`)).toHaveLength(1);
  expect(lost([sheet(grid)], link('media="print" onload="this.media=\'all\'"'))).toHaveLength(1);
  expect(lost([sheet(grid)], `<link rel="alternate stylesheet" title="Nuit" href="${grid}">`)).toEqual([]);
});
