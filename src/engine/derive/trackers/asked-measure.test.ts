import { expect, test } from 'vitest';
import { askedMeasures } from './asked-measure.ts';

const start = 'window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}';

test.each([
  [`${start}\ngtag('js', new Date());\ngtag('config', 'G-ABC123');`, ["gtag('config', 'G-ABC123'…"]],
  [`${start}\ngtag('js', new Date())\nwindow.gtag("config", "G-ABC123")`, ['gtag("config", "G-ABC123"…']],
  [
    "(function(i){ i.ga = 1 })(window); ga('create', 'UA-1', 'auto'); ga('send', 'pageview')",
    ["ga('send', 'pageview'…"],
  ],
  ["var _gaq = _gaq || []; _gaq.push(['_trackPageview']);", ["_gaq.push(['_trackPageview'…"]],
])('asked at once: %s', (script, calls) => {
  expect(askedMeasures(`<head><script>${script}</script></head>`)).toEqual(calls);
});

test.each([
  `${start} gtag('consent', 'default', { analytics_storage: 'denied' }); gtag('config', 'G-ABC123');`,
  `${start} function accept() { gtag('config', 'G-ABC123'); }`,
  `${start} if (accepted)\n gtag('config', 'G-ABC123');`,
  `${start} accepted && gtag('config', 'G-ABC123');`,
  `${start} // gtag('config', 'G-ABC123');`,
  `${start} gtag('config', 'G-ABC123', { send_page_view: false });`,
  `${start} gtag('config', 'AW-123');`,
  `window['ga-disable-G-ABC123'] = true; ${start} gtag('config', 'G-ABC123');`,
])('held back, or another’s: %s', (script) => {
  expect(askedMeasures(`<head><script>${script}</script></head>`)).toEqual([]);
});

test('a script kept for later or written in a comment asks nothing', () => {
  const call = `${start} gtag('config', 'G-ABC123');`;
  expect(askedMeasures(`<script type="text/plain">${call}</script>`)).toEqual([]);
  expect(askedMeasures(`<!-- <script>${call}</script> -->`)).toEqual([]);
});
