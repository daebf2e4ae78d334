import { expect, test } from 'vitest';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { withDeclaredIcons } from './declared-icons.ts';
import type { Exchange } from './http-client.ts';

const usual = (status: number) => ({ ...siteArtifacts().favicon, status });

/** Addresses that were asked for, and what came of them. */
async function asked(status: number, icons: readonly { rel: string; url: string }[]) {
  const urls: string[] = [];
  const exchange = async (url: string): Promise<Exchange> => {
    urls.push(url);
    return { ...usual(404), requestedUrl: url, url, body: 'Introuvable', failureCode: '' } as Exchange;
  };
  const { declared } = await withDeclaredIcons(
    usual(status),
    { icons },
    {
      client: { exchange },
      siteDomain: 'exemple.fr',
      isAllowed: ({ pathname }) => pathname !== '/prive.png',
      signal: new AbortController().signal,
    },
  );
  return { urls, declared };
}

const icon = (url: string, rel = 'icon') => ({ rel, url });

test('nothing is asked for where the usual place holds an icon', async () => {
  expect(await asked(200, [icon('https://www.exemple.fr/i.png')])).toEqual({ urls: [], declared: undefined });
});

test('icons of the site are asked for once each, five at most, and no text of theirs is kept', async () => {
  const many = Array.from({ length: 9 }, (_, at) => icon(`https://www.exemple.fr/${at}.png`));
  const { urls, declared } = await asked(404, [icon('https://www.exemple.fr/0.png'), ...many]);
  expect(urls).toEqual(many.slice(0, 5).map(({ url }) => url));
  expect(declared?.map(({ status, body }) => [status, body])).toEqual(urls.map(() => [404, '']));
});

test('neither what others hold, nor what robots.txt keeps, nor what is no icon of a tab', async () => {
  const { urls } = await asked(404, [
    icon('https://images.example/i.png'),
    icon('https://www.exemple.fr/prive.png'),
    icon('data:image/png;base64,AAAA'),
    icon('https://www.exemple.fr/t.png', 'apple-touch-icon'),
    icon(`https://www.exemple.fr/${'a'.repeat(500)}`),
  ]);
  expect(urls).toEqual([]);
});
