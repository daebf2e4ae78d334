import { expect, test } from 'vitest';
import { sendsElsewhere } from './sends-elsewhere.ts';

const script = (code: string) => `<body><h1>404</h1><script>${code}</script></body>`;

test.each([
  script('location.replace("/")'),
  script('window.location.href = "/";'),
  script('window.location = "/?p=" + 1'),
  script('document.location.assign(`/`)'),
  script('setTimeout(function () { location.href = "/" }, 3000)'),
  script(
    "var l = window.location;\nl.replace(l.protocol + '//' + l.hostname + '/?p=/' + l.pathname.slice(1))",
  ),
  '<meta http-equiv="refresh" content="0; url=/">',
  '<meta content="0;URL=\'/\'" http-equiv=refresh>',
])('sends elsewhere: %s', (html) => {
  expect(sendsElsewhere(html)).toBe(true);
});

test.each([
  '<h1>404</h1>',
  '<meta http-equiv="refresh" content="30">',
  '<noscript><meta http-equiv="refresh" content="0; url=/sans-script"></noscript>',
  '<!-- <meta http-equiv="refresh" content="0; url=/"> -->',
  script('track(location.href, location.pathname.replace("/", ""))'),
  script('if (location.href == "/") count()'),
  script('var path = location.pathname; path.replace("/", "")'),
  script('if (location.protocol !== "https:") location.replace("https://" + location.host)'),
  script('// location.replace("/")\n/* location.href = "/" */'),
  script('myLocation.href = "/"; shop.location = "Nevers"; location.hash = "#menu"'),
  '<script type="application/json">{"code":"location = 1"}</script>',
])('stays: %s', (html) => {
  expect(sendsElsewhere(html)).toBe(false);
});
