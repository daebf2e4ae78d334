import { expect, test } from 'vitest';
import { inlineScripts, orientationLock, timedLeavings } from './inline-scripts.ts';

const page = (code: string) => `<head><script>${code}</script></head>`;

test('scripts of the page are read, not its data nor files', () => {
  const html =
    '<script>a()</script><script src="/b.js">b()</script><script type="application/ld+json">{}</script><script type="module">c()</script><script>d(';
  expect(inlineScripts(html)).toEqual(['a()', 'c()']);
});

test.each<[string, number[]]>([
  ['setTimeout(function(){location.reload()},30000)', [30]],
  ['setTimeout(() => location.reload(), 5 * 60000)', [300]],
  ['setTimeout(() => { window.location.href = "/fin"; }, 9_000);', [9]],
  ['setInterval("location.reload(true)", 60000)', [60]],
  ['setTimeout(function () { document.location = "/a" }, 1e4)', [10]],
  ['setTimeout(function(){ history.go(0) }, 5000)', [5]],
  ['setTimeout(hide, 5000)', []],
  ['setTimeout(function(){ if (location.href == "/a") show() }, 5000)', []],
  ['button.onclick = function () { location.reload() }', []],
  ['setTimeout(function(){ menu.location = 3 }, 5000)', []],
])('%s', (code, delays) => {
  expect(timedLeavings(page(code)).map(({ delaySeconds }) => delaySeconds)).toEqual(delays);
});

test('a lock of the orientation is told', () => {
  expect(orientationLock(page('screen.orientation.lock("portrait").catch(() => {})'))).toBe(
    'screen.orientation.lock("portrait")',
  );
  expect(orientationLock(page('screen.orientation.onchange = draw'))).toBeNull();
});
