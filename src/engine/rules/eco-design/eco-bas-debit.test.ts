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
  'text in the page, a heavy script after it': {
    artifacts: page('<script defer src="/app.js"></script>', text, text, app(2_000_000)),
    verdict: 'pass',
  },
  'a light sheet': { artifacts: page(sheet, text, text, app(60_000)), verdict: 'pass' },
  'heavy styles for print only': {
    artifacts: page(sheet.replace('>', ' media="print">'), text, text, app(2_000_000)),
    verdict: 'pass',
  },
  'a heavy script of others in a page written by a light one': {
    artifacts: page(
      '',
      text,
      '<div id="app"></div>',
      app(90_000),
      app(2_000_000, { url: 'https://pub.exemple.com/tag.js' }),
    ),
    verdict: 'pass',
  },
  'a heavy script in the head': {
    artifacts: page('<script src="/app.js"></script>', text, text, app(900_000)),
    verdict: 'fail',
    title: 'Avec une connexion lente, le texte n’apparaît pas avant 16 s',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'À recevoir avant le premier texte',
        value: '920 ko',
        expected: 'au plus 540 ko environ (10 s à 512 kbit/s)',
      },
      { type: 'request', url: 'https://www.exemple.fr/app.js' },
      { type: 'request', url: 'https://www.exemple.fr/' },
    ],
  },
  'heavy styles': {
    artifacts: page(sheet, text, text, app(700_000, { resourceType: 'stylesheet' })),
    verdict: 'fail',
    title: 'Avec une connexion lente, le texte n’apparaît pas avant 13 s',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'À recevoir avant le premier texte',
        value: '720 ko',
        expected: 'au plus 540 ko environ (10 s à 512 kbit/s)',
      },
      { type: 'request', url: 'https://www.exemple.fr/app.js' },
      { type: 'request', url: 'https://www.exemple.fr/' },
    ],
  },
  'text written by a heavy script': {
    artifacts: page(
      '<script type="module" src="/app.js"></script>',
      text,
      '<div id="app"></div>',
      app(900_000),
    ),
    verdict: 'fail',
    title: 'Avec une connexion lente, le texte n’apparaît pas avant 16 s',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'À recevoir avant le texte, écrit par des scripts',
        value: '920 ko',
        expected: 'au plus 540 ko environ (10 s à 512 kbit/s)',
      },
      { type: 'request', url: 'https://www.exemple.fr/app.js' },
      { type: 'request', url: 'https://www.exemple.fr/' },
    ],
  },
  'no text': { artifacts: page('', '', ''), verdict: 'inapplicable', reason: 'aucun texte' },
});
