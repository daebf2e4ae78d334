import { expect, test } from 'vitest';
import type { NetworkRequest, PageShapes } from '#engine/artifacts.ts';
import { drivenElement, drivenPage } from '#tests/support/driven-page.ts';
import { networkRequest } from '#tests/support/network.ts';
import { withBody } from '#tests/support/with-body.ts';
import { pageRules } from '../registry.ts';
import { runPageRules } from '../run-rules.ts';

const sheet = (url: string, changes: Partial<NetworkRequest> = {}) =>
  networkRequest({
    url,
    resourceType: 'stylesheet',
    status: 0,
    failure: 'net::ERR_NAME_NOT_RESOLVED',
    ...changes,
  });
const grid = sheet('https://styles.exemple.net/grille.css');
const letters = sheet('https://fonts.googleapis.com/css2?family=Lato');
const icons = sheet('https://cdn.exemple.net/font-awesome/css/all.min.css');
const notFound = { status: 404, failure: null };

/** Rows of 900 px, which a grid of another server was to fold. */
const wide = drivenPage({
  reflow: {
    at320: {
      width: 320,
      scrollWidth: 900,
      culprits: [{ ...drivenElement, kind: 'text', overflowPx: 580 }],
    },
  },
});

const told = (ruleId: string, artifacts: PageShapes, requests: readonly NetworkRequest[]) =>
  runPageRules(
    pageRules.filter(({ id }) => id === ruleId),
    { ...artifacts, requests },
    null,
  ).map(({ status, reason }) => ({ status, reason }));

test('the layout of a page whose style sheet did not reach us is not judged, and says which server was silent', () => {
  expect(told('rgaa-redistribution', wide, [grid])).toEqual([
    {
      status: 'error',
      reason:
        'une feuille de style d’un autre serveur n’a pas répondu : styles.exemple.net. La page n’a pas été vue telle qu’elle est',
    },
  ]);
});

test('one that a server refused to everybody, or of pictograms alone, leaves the layout as it is', () => {
  for (const { url, resourceType } of [grid, letters, icons]) {
    const answered = sheet(url, { resourceType, ...notFound });
    expect(told('rgaa-redistribution', wide, [answered])).toMatchObject([{ status: 'fail' }]);
  }
  expect(told('rgaa-redistribution', wide, [icons])).toMatchObject([{ status: 'fail' }]);
  const own = sheet('https://www.exemple.fr/style.css');
  expect(told('rgaa-redistribution', wide, [own])).toMatchObject([{ status: 'fail' }]);
});

test('whether a text has its room is only asked where its letters did not come', () => {
  const rules = pageRules.filter(({ id }) => id === 'rgaa-redistribution');
  const [verdict] = runPageRules(rules, { ...wide, requests: [letters] }, null);
  expect(verdict).toMatchObject({ status: 'review', occurrences: 1 });
  expect(verdict?.title).toMatch(/\u00a0: à vérifier$/);
  expect(verdict?.evidence[0]).toMatchObject({
    note: 'dépasse de 580 px une fenêtre de 320 px, vu ici dans une police de remplacement',
  });
  expect(told('rgaa-redistribution', drivenPage(), [letters])).toMatchObject([{ status: 'pass' }]);
  expect(
    told('seo-mobile-cibles', withBody('<a href="/" data-box="10 10 48 48">Menu</a>'), [letters]),
  ).toMatchObject([{ status: 'pass' }]);
});

test('commands of pictograms are not measured without their pictograms', () => {
  const page = withBody('<a href="/menu" class="fa fa-bars" data-box="10 10 48 48">Menu</a>');
  expect(told('seo-mobile-cibles', page, [])).toMatchObject([{ status: 'pass' }]);
  expect(told('seo-mobile-cibles', page, [icons])).toMatchObject([{ status: 'error' }]);
});

test('passes of the bare page are no passes, and what no visit looks at stays so', () => {
  expect(told('rgaa-redistribution', drivenPage(), [grid])).toMatchObject([{ status: 'error' }]);
  expect(told('rgaa-redistribution', withBody('<p>Texte</p>'), [grid])).toMatchObject([
    { status: 'inapplicable' },
  ]);
});

test('what is written in the page is judged all the same', () => {
  const page = withBody('<img src="/a.png" alt="image">');
  expect(told('rgaa-alt-generique', page, [grid])).toEqual(told('rgaa-alt-generique', page, []));
});
