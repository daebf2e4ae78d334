import { expect, test } from 'vitest';
import { linkTo, pageFacts } from '#tests/support/artifacts.ts';
import { choiceVisit } from '#tests/support/choice-visits.ts';
import { htmlPool } from '#tests/support/html-pool.ts';
import { banner, cookie } from '#tests/support/visit-parts.ts';
import { createScope } from '../../address/scope.ts';
import type { PageFacts } from '../../artifacts.ts';
import type { VisitPlan } from '../../crawl/visit-pages.ts';
import { createJournal } from '../../ports/journal.ts';
import type { ChoiceOrder, ChoiceOutcome } from '../../ports/visit.ts';
import { visitWithChoices } from './consent-visits.ts';

const made: ChoiceOutcome = { kind: 'chosen', choice: choiceVisit(), withdraw: null, pictures: [] };
const start = new URL('https://www.exemple.fr/');

/** Visits with a pool that answers as told; gives what was ordered and what came of it. */
async function run(
  home: PageFacts,
  answer: (order: ChoiceOrder) => Promise<ChoiceOutcome> = async () => made,
  scope: 'site' | 'page' = 'site',
  /** As its visit ended. */
  whole = home,
) {
  const orders: ChoiceOrder[] = [];
  const pool = {
    ...htmlPool(),
    choose: (order: ChoiceOrder) => {
      orders.push(order);
      return answer(order);
    },
  };
  const order = {
    url: start.href,
    scope,
    maxPages: 5,
    device: 'mobile',
    exclude: [],
    profile: null,
  } as const;
  const plan = {
    order,
    siteDomain: 'exemple.fr',
    pool,
    scope: createScope(start, order),
    journal: createJournal(),
  } as unknown as VisitPlan;
  const isAllowed = (url: URL) => !url.pathname.startsWith('/prive');
  const page = { home, whole: Promise.resolve(whole) };
  const { visits } = await visitWithChoices(plan, page, isAllowed, new AbortController().signal);
  return { orders, visits };
}

const asking = pageFacts({ consentBanner: banner() });

test('a home page without banner and without tracker is not visited again', async () => {
  const { orders, visits } = await run(pageFacts({ cookies: [cookie('PHPSESSID')] }));
  expect(orders).toEqual([]);
  expect(visits.reason).not.toBe('');
});

test('a banner is refused and accepted; trackers alone are only refused', async () => {
  expect((await run(asking)).orders.map(({ choice }) => choice)).toEqual(['refuse', 'accept']);
  const tracked = pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 999 })] });
  expect((await run(tracked)).orders.map(({ choice }) => choice)).toEqual(['refuse']);
});

test('a banner that came after the load is refused and accepted as well', async () => {
  const { orders } = await run(pageFacts(), undefined, 'site', asking);
  expect(orders.map(({ choice }) => choice)).toEqual(['refuse', 'accept']);
});

test('the visit goes on to two other pages of the site that may be visited, menus first', async () => {
  const links = [
    linkTo('/pied', { region: 'footer' }),
    linkTo('/'),
    linkTo('/prive/a'),
    linkTo('https://ailleurs.fr/'),
    linkTo('/plaquette.pdf'),
    linkTo('/deconnexion'),
    linkTo('/un#ancre'),
    linkTo('/un'),
  ];
  const { orders } = await run({ ...asking, links });
  expect(orders[0]?.nextPages.map((url) => new URL(url).pathname)).toEqual(['/un', '/pied']);
  const alone = await run({ ...asking, links }, undefined, 'page');
  expect(alone.orders[0]?.nextPages).toEqual([]);
});

test('a failure, even a thrown one, says what happened', async () => {
  await expect(run(asking, async () => ({ kind: 'failed', detail: 'délai' }))).rejects.toThrow('délai');
  await expect(run(asking, () => Promise.reject(new Error('mort')))).rejects.toThrow('mort');
});

test('a refusal is judged although accepting failed', async () => {
  const { visits } = await run(asking, async ({ choice }) =>
    choice === 'refuse' ? made : { kind: 'failed', detail: 'délai' },
  );
  expect(visits).toMatchObject({ refuse: { clicked: { clicks: 1 } }, accept: null });
});
