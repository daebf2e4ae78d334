import { expect, test } from 'vitest';
import { pageFacts } from '#tests/support/artifacts.ts';
import { checkForms, formAddresses } from './form-checks.ts';
import type { Exchange, ExchangeOptions, HttpClient } from './http-client.ts';

const url = 'https://www.exemple.fr/contact';
const form = (action: string, method = 'post', byBrowser = true) => ({
  action,
  method,
  ...(byBrowser && { byBrowser: true as const }),
  fields: [],
  text: '',
});
const page = (...forms: ReturnType<typeof form>[]) => pageFacts({ url, isHome: false, forms });
const everything = () => true;

test('addresses of the origin are asked, once; those of others, of the page itself, of actions and closed ones are not', () => {
  const asked = formAddresses(
    [
      page(
        form('https://www.exemple.fr/envoi.php'),
        form('https://www.exemple.fr/envoi.php', 'post', false),
        form('https://formspree.io/f/abcd'),
        form(url),
        form('https://www.exemple.fr/logout'),
        form('https://www.exemple.fr/ferme/envoi.php'),
        form('mailto:contact@exemple.fr'),
      ),
    ],
    ({ pathname }) => !pathname.startsWith('/ferme/'),
  );
  expect(asked).toEqual([
    { url: 'https://www.exemple.fr/envoi.php', method: 'post', byBrowser: false, from: [url] },
  ]);
});

test('an address is asked by HEAD, then by GET where it is refused, and never by what sends', async () => {
  const methods: (string | undefined)[] = [];
  const client: HttpClient = {
    async exchange(_: string, options: ExchangeOptions = {}) {
      methods.push(options.method);
      const status = options.method === 'HEAD' ? 405 : 404;
      return { status, failure: null } as Exchange;
    },
    isExhausted: () => false,
    close: async () => {},
  };
  const checks = await checkForms(
    client,
    [page(form('https://www.exemple.fr/envoi.php'))],
    everything,
    AbortSignal.timeout(60_000),
  );
  expect(methods).toEqual(['HEAD', undefined]);
  expect(checks).toMatchObject([{ status: 404, failure: null, byBrowser: true, from: [url] }]);
});
