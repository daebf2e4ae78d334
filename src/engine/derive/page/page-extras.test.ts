import { expect, test } from 'vitest';
import type { NetworkRequest } from '#engine/artifacts.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { pageExtrasOf } from './page-extras.ts';

const extras = (html: string, requests = [networkRequest()]) =>
  pageExtrasOf(pageArtifacts(html).dom, requests, 'exemple.fr');

test('counts images of some size, and those without any alternative', () => {
  const html = `<body><img src="a.jpg" data-box="0 0 300 200"><img src="b.jpg" alt="" data-box="0 0 300 200">
    <img src="c.gif" data-box="0 0 1 1"></body>`;
  expect(extras(html).imageAlternatives).toEqual({ count: 2, missing: 1 });
});

test('scripts that did not come are told', () => {
  const script = (name: string, changes: Partial<NetworkRequest>) =>
    networkRequest({ url: `https://tiers.example/${name}.js`, resourceType: 'script', ...changes });
  const found = extras('<body></body>', [
    script('read', { status: 200 }),
    script('out-of-reach', { status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' }),
    script('missing', { status: 404 }),
  ]);
  expect(found.lostScripts).toEqual([
    'https://tiers.example/out-of-reach.js',
    'https://tiers.example/missing.js',
  ]);
  expect(found.lacksContent).toBe(true);
  expect(extras('<body></body>', [script('missing', { status: 404 })]).lacksContent).toBeUndefined();
});

test('keeps icons, contact addresses and the site’s own code', () => {
  const html = `<head><link rel="shortcut icon" href="/i.png"><link rel="manifest" href="/m.json"></head>
    <body><a href="mailto:a@exemple.fr">A</a><a href="tel:+33386000000">B</a><a href="/c">C</a></body>`;
  const found = extras(html, [
    networkRequest({ url: 'https://www.exemple.fr/a.css', resourceType: 'stylesheet' }),
    networkRequest({ url: 'https://tiers.example/b.js' }),
  ]);
  expect(found.icons).toEqual([
    { rel: 'icon', url: 'https://www.exemple.fr/i.png' },
    { rel: 'manifest', url: 'https://www.exemple.fr/m.json' },
  ]);
  expect(found.contactLinks).toEqual(['mailto:a@exemple.fr', 'tel:+33386000000']);
  expect(found.ownCode).toEqual(['https://www.exemple.fr/a.css']);
});
