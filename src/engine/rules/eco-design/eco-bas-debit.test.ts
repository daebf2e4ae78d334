import type { NetworkRequest } from '#engine/artifacts.ts';
import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-bas-debit.ts';

const url = 'https://www.exemple.fr/';
const main = networkRequest({ url, resourceType: 'document', isMainDocument: true, transferBytes: 20_000 });
const app = (transferBytes: number, changes: Partial<NetworkRequest> = {}) =>
  networkRequest({ url: `${url}app.js`, transferBytes, ...changes });
const page = (head: string, body: string, source: string, ...requests: NetworkRequest[]) => {
  const rendered = pageArtifacts(`<html><head>${head}</head><body>${body}</body></html>`, {
    requests: [main, ...requests],
  });
  return { ...rendered, source: { ...rendered.source, html: source } };
};
const text = `<p>${words(120)}</p>`;
const sheet = '<link rel="stylesheet" href="/app.js">';

ruleCases(rule, {
  pass: {
    'text in the page, a heavy script after it': page(
      '<script defer src="/app.js"></script>',
      text,
      text,
      app(2_000_000),
    ),
    'a light sheet': page(sheet, text, text, app(60_000)),
    'heavy styles for print only': page(sheet.replace('>', ' media="print">'), text, text, app(2_000_000)),
    'a heavy script of others in a page written by a light one': page(
      '',
      text,
      '<div id="app"></div>',
      app(90_000),
      app(2_000_000, { url: 'https://pub.exemple.com/tag.js' }),
    ),
  },
  fail: {
    'a heavy script in the head': page('<script src="/app.js"></script>', text, text, app(900_000)),
    'heavy styles': page(sheet, text, text, app(700_000, { resourceType: 'stylesheet' })),
    'text written by a heavy script': page(
      '<script type="module" src="/app.js"></script>',
      text,
      '<div id="app"></div>',
      app(900_000),
    ),
  },
  inapplicable: { 'no text': page('', '', '') },
});
