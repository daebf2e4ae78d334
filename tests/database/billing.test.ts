import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BillingResponse } from '#contract/api/billing.ts';
import type { BilledStatus } from '#contract/billing.ts';
import { readConfig } from '#platform/config.ts';
import { createStripeBilling } from '#platform/stripe/stripe-billing.ts';
import { settleOnReturn } from '#service/billing/read-billing.ts';
import { reconcileBilling } from '#service/billing/reconcile-billing.ts';
import { settleBillingJob } from '#service/billing/settle-customer.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type AuditApi, codeOf, createAuditApi, type Person, signInPerson } from '../support/audit-api.ts';
import { instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { insertSchedule } from '../support/insert-schedule.ts';
import {
  type DoubleEvent,
  doubleEnv,
  doublePrices,
  type StripeDouble,
  signatureOf,
  startStripeDouble,
} from '../support/stripe-double.ts';

const database = testDatabase();
const dayMs = 24 * 3_600_000;
let offsetMs = 0;
let stripe: StripeDouble;
let api: AuditApi;

beforeEach(async () => {
  offsetMs = 0;
  stripe = await startStripeDouble({ now: () => new Date(Date.now() + offsetMs) });
  const settings = readConfig(doubleEnv(stripe.url)).stripe;
  if (settings === null) throw new Error('The double’s settings are not read.');
  // A call that hangs is given up soon: nothing else is timed by it.
  api = await createAuditApi(database.current(), { billing: createStripeBilling(settings, 1_000) });
  // Clocks are moved by weeks here.
  await rows("update sessions set expires_at = expires_at + interval '1 year'");
});
afterEach(async () => {
  await api.world.close();
  await stripe.close();
});

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows as Record<string, unknown>[];

function move(ms: number): void {
  offsetMs += ms;
  api.world.clock.move(ms);
}

const planOfPerson = async ({ viewer }: Person) =>
  (await rows('select plan from users where uid = $1', [viewer.uid]))[0]?.plan;
const customerOf = async ({ viewer }: Person) =>
  String(
    (await rows('select customer_id from billing_accounts where uid = $1', [viewer.uid]))[0]?.customer_id,
  );

async function billingOf(person: Person): Promise<Extract<BillingResponse, { mode: 'stripe' }>> {
  const answer = (await (await api.call(person, 'GET', '/api/billing')).json()) as BillingResponse;
  if (answer.mode !== 'stripe') throw new Error('Payments are off.');
  return answer;
}

/** Sends it as Stripe does: no cookie, no origin, the raw bytes signed. */
async function deliver(
  { body }: Pick<DoubleEvent, 'body'>,
  signature = signatureOf(body, { at: api.world.clock.now() }),
) {
  return api.app.request('http://constat.example/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
}

/** Takes the waiting jobs out of the queue. @returns what each would do. */
async function takeJobs(): Promise<(() => Promise<void>)[]> {
  const jobs = await rows(
    "delete from pgboss.job where name = 'settle-billing' and state = 'created' returning data",
  );
  const run = settleBillingJob(api.world.deps);
  return jobs.map(
    ({ data }) =>
      () =>
        run({ data: data as { customerId: string } }),
  );
}

async function runJobs(): Promise<void> {
  for (const job of await takeJobs()) await job();
}

async function deliverAll(): Promise<void> {
  for (const event of stripe.events) expect((await deliver(event)).status).toBe(204);
  await runJobs();
}

/** « Choisir »: the id of the payment page that opens. */
async function openPage(person: Person, plan: string): Promise<string> {
  const answer = await api.call(person, 'POST', '/api/billing/checkout', { plan });
  const { url } = (await answer.json()) as { url: string };
  expect([answer.status, url]).toEqual([201, expect.stringContaining('/pay/cs_')]);
  return url.split('/pay/')[1] ?? '';
}

/** Chooses a plan and pays it, and nothing is told of it yet. @returns the subscription’s id. */
async function subscribe(person: Person, plan: 'pro' | 'agency'): Promise<string> {
  return stripe.pay(await openPage(person, plan));
}

describe('a plan that is paid', () => {
  it('opens a payment page by redirection, and gives the plan once Stripe says it is paid', async () => {
    const session = await openPage(api.claire, 'pro');
    expect(stripe.sessions.get(session)?.asked).toMatchObject({
      mode: 'subscription',
      locale: 'fr',
      client_reference_id: api.claire.viewer.uid,
      'line_items[0][price]': doublePrices.pro,
      'tax_id_collection[enabled]': 'true',
      'automatic_tax[enabled]': 'false',
    });
    expect(await planOfPerson(api.claire)).toBe('free');
    stripe.pay(session);
    await api.world.startWorker(instantRunner);
    for (const event of stripe.events) expect((await deliver(event)).status).toBe(204);
    await eventually(async () => (await planOfPerson(api.claire)) === 'pro');
    expect((await billingOf(api.claire)).subscription).toMatchObject({ state: 'active', plan: 'pro' });
    expect(await rows('select from_plan, plan, cause from plan_changes')).toEqual([
      { from_plan: 'free', plan: 'pro', cause: 'payment' },
    ]);
    expect(await rows("select data->>'plan' as plan from outbox where kind = 'plan-changed'")).toEqual([
      { plan: 'pro' },
    ]);
  });

  it('is known on the page one comes back to, before any event', async () => {
    await subscribe(api.claire, 'agency');
    move(10_000);
    await settleOnReturn(api.world.deps, api.claire.viewer);
    expect(await planOfPerson(api.claire)).toBe('agency');
  });

  it('is never sold twice: one page at a time, then the page that confirms the change', async () => {
    const first = await openPage(api.claire, 'pro');
    const second = await openPage(api.claire, 'agency');
    expect(stripe.sessions.get(first)?.status).toBe('expired');
    stripe.pay(second);
    // No event has come: what is true is asked first.
    const again = await api.call(api.claire, 'POST', '/api/billing/checkout', { plan: 'pro' });
    expect(((await again.json()) as { url: string }).url).toBe(
      `${stripe.url}/portal?change=${doublePrices.pro}`,
    );
    const same = await api.call(api.claire, 'POST', '/api/billing/checkout', { plan: 'agency' });
    expect(await codeOf(same)).toEqual([409, 'plan/current', 'plan']);
    await Promise.all([openPage(api.marc, 'pro'), openPage(api.marc, 'pro'), openPage(api.marc, 'pro')]);
    const customer = await customerOf(api.marc);
    const pages = [...stripe.sessions.values()].filter((page) => page.customer === customer);
    expect(pages.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('shows the invoices and the page to manage the subscription', async () => {
    expect(await codeOf(await api.call(api.claire, 'POST', '/api/billing/portal'))).toEqual([
      409,
      'billing/no-subscription',
    ]);
    await subscribe(api.claire, 'pro');
    const { items } = (await (await api.call(api.claire, 'GET', '/api/billing/invoices')).json()) as {
      items: object[];
    };
    expect(items).toEqual([
      expect.objectContaining({ status: 'paid', totalExcludingTax: 2900, total: 3480, currency: 'eur' }),
    ]);
    const portal = await api.call(api.claire, 'POST', '/api/billing/portal');
    expect(((await portal.json()) as { url: string }).url).toContain('/portal');
    expect(stripe.customers.get(await customerOf(api.claire))?.email).toBe(api.claire.viewer.email);
  });

  it('says what was refused or not reached, and nothing is lost', async () => {
    const choose = (plan: string) => api.call(api.claire, 'POST', '/api/billing/checkout', { plan });
    expect(await codeOf(await choose('free'))).toEqual([400, 'plan/unknown', 'plan']);
    stripe.misbehave('error', 'error');
    expect(await codeOf(await choose('pro'))).toEqual([503, 'billing/unreachable']);
    stripe.misbehave('hang', 'hang');
    expect(await codeOf(await choose('pro'))).toEqual([503, 'billing/unreachable']);
    stripe.pay(await openPage(api.claire, 'pro'));
    await deliverAll();
    expect(await planOfPerson(api.claire)).toBe('pro');
  });
});

/** Statuses of a subscription to Pro: the plan that follows, and what the page says. */
const statuses: [BilledStatus, string, string | null][] = [
  ['incomplete', 'free', 'action-required'],
  ['incomplete_expired', 'free', null],
  ['trialing', 'pro', 'active'],
  ['active', 'pro', 'active'],
  ['past_due', 'pro', 'past-due'],
  ['unpaid', 'free', 'suspended'],
  ['canceled', 'free', null],
  ['paused', 'free', 'suspended'],
];

describe('the life of a subscription', () => {
  it('every status gives the plan it must, in whatever order they come', async () => {
    const id = await subscribe(api.claire, 'pro');
    for (const [status, plan, state] of [...statuses, ...statuses.toReversed()]) {
      if (status === 'past_due') stripe.owe(id);
      stripe.change(id, { status });
      await deliverAll();
      const { subscription } = await billingOf(api.claire);
      expect([status, await planOfPerson(api.claire), subscription?.state ?? null]).toEqual([
        status,
        plan,
        state,
      ]);
      stripe.settle(id);
    }
  });

  it('keeps the plan for some days after a payment that failed, says so once, then lowers it without losing anything', async () => {
    const id = await subscribe(api.claire, 'pro');
    await deliverAll();
    const { deps } = api.world;
    for (const host of ['a.fr', 'b.fr'])
      await insertSchedule(deps.db, api.claire.viewer.uid, deps.ids.uuid(), host);
    await rows(
      `insert into recipients (id, uid, host, email, state, created_at, confirmed_at)
       values (gen_random_uuid(), $1, 'a.fr', 'dev@exemple.fr', 'confirmed', now(), now())`,
      [api.claire.viewer.uid],
    );
    stripe.owe(id);
    stripe.change(id, { status: 'past_due' });
    await deliverAll();
    await deliverAll();
    const told = await rows(
      "select data->>'problem' as problem, data->>'keptUntil' as until from outbox where kind = 'payment-problem'",
    );
    expect(told).toEqual([{ problem: 'failed', until: expect.any(String) }]);
    const { subscription } = await billingOf(api.claire);
    expect(subscription).toMatchObject({ state: 'past-due', graceEndsAt: told[0]?.until });
    move(13 * dayMs);
    await reconcileBilling(deps);
    expect(await planOfPerson(api.claire)).toBe('pro');
    // No event tells that the days are over.
    move(dayMs + 3_600_000);
    await reconcileBilling(deps);
    expect(await planOfPerson(api.claire)).toBe('free');
    const lowered = await billingOf(api.claire);
    expect(lowered).toMatchObject({
      subscription: { state: 'suspended' },
      paused: { schedules: 2, recipients: 1 },
    });
    expect(
      await rows(
        "select data->'stoppedSchedules' as stopped, data->'pausedRecipients' as unheard from outbox where kind = 'plan-changed' and data->>'plan' = 'free'",
      ),
    ).toEqual([{ stopped: 2, unheard: 1 }]);
    stripe.settle(id);
    stripe.change(id, { status: 'active' });
    await deliverAll();
    expect(await planOfPerson(api.claire)).toBe('pro');
    expect((await billingOf(api.claire)).paused).toEqual({ schedules: 2, recipients: 0 });
  });

  it('says that the bank waits for the person, with the address of the invoice', async () => {
    const id = await subscribe(api.claire, 'pro');
    const invoice = stripe.owe(id, { approval: true });
    await deliverAll();
    expect((await billingOf(api.claire)).subscription).toMatchObject({
      state: 'action-required',
      invoiceUrl: `https://invoice.stripe.com/i/${invoice}`,
    });
    expect(
      await rows("select data->>'problem' as problem from outbox where kind = 'payment-problem'"),
    ).toEqual([{ problem: 'approval' }]);
    expect(await planOfPerson(api.claire)).toBe('pro');
  });

  it('keeps a cancelled plan to the end of what was paid', async () => {
    const id = await subscribe(api.claire, 'pro');
    stripe.change(id, { cancel_at_period_end: true });
    await deliverAll();
    const { subscription } = await billingOf(api.claire);
    expect(subscription).toMatchObject({ state: 'ending', cancelsAt: subscription?.periodEndsAt });
    expect(await planOfPerson(api.claire)).toBe('pro');
    move(31 * dayMs);
    stripe.change(id, { status: 'canceled' });
    // The event is lost: the clock is enough.
    await reconcileBilling(api.world.deps);
    expect(await planOfPerson(api.claire)).toBe('free');
  });

  testOfAll(
    'does not lower a plan because of a price no setting names, and honours former prices',
    async () => {
      const id = await subscribe(api.claire, 'pro');
      await deliverAll();
      stripe.changePrice(id, 'price_inconnu');
      await deliverAll();
      expect(await planOfPerson(api.claire)).toBe('pro');
      stripe.changePrice(id, 'price_pro_2025');
      await deliverAll();
      expect(await planOfPerson(api.claire)).toBe('pro');
      stripe.changePrice(id, doublePrices.agency);
      await deliverAll();
      expect(await planOfPerson(api.claire)).toBe('agency');
    },
  );

  testOfAll('keeps what an administrator gives, and takes nothing away that is paid', async () => {
    const give = (plan: string) =>
      api.call(api.admin, 'PATCH', `/api/admin/users/${api.claire.viewer.uid}`, { plan });
    const id = await subscribe(api.claire, 'pro');
    await deliverAll();
    expect(await codeOf(await give('free'))).toEqual([409, 'plan/paid']);
    expect((await give('agency')).status).toBe(204);
    await deliverAll();
    stripe.change(id, { cancel_at_period_end: true });
    await deliverAll();
    expect(await planOfPerson(api.claire)).toBe('agency');
    // What is paid, chosen again: what was given beyond it is taken back.
    expect((await give('pro')).status).toBe(204);
    stripe.change(id, { status: 'canceled' });
    await deliverAll();
    expect(await planOfPerson(api.claire)).toBe('free');
    expect((await give('agency')).status).toBe(204);
    await reconcileBilling(api.world.deps);
    expect(await planOfPerson(api.claire)).toBe('agency');
    expect(
      await codeOf(await api.call(api.claire, 'POST', '/api/billing/checkout', { plan: 'pro' })),
    ).toEqual([409, 'plan/smaller', 'plan']);
  });
});

describe('events', () => {
  it('are refused when forged, altered or old, before anything is kept', async () => {
    await subscribe(api.claire, 'pro');
    const [event] = stripe.events;
    if (!event) throw new Error('No event.');
    const { body } = event;
    const now = api.world.clock.now();
    const refused = [
      ['', body],
      ['t=1,v1=', body],
      [signatureOf(body, { at: now, secret: 'whsec_another01' }), body],
      [signatureOf(body, { at: now }), body.replace('"livemode":false', '"livemode":false ')],
      [signatureOf(body, { at: new Date(now.getTime() - 310_000) }), body],
      [signatureOf(body, { at: new Date(now.getTime() + 310_000) }), body],
      [signatureOf('{"id":1}', { at: now }), '{"id":1}'],
      [signatureOf('nothing', { at: now }), 'nothing'],
      [signatureOf(body.replace('false', 'true'), { at: now }), body.replace('false', 'true')],
    ];
    for (const [signature = '', sent = ''] of refused)
      expect(await codeOf(await deliver({ body: sent }, signature))).toEqual([400, 'billing/bad-signature']);
    expect(await codeOf(await deliver({ body: 'x'.repeat(600_000) }))).toEqual([413, 'request/too-large']);
    expect(await rows('select id from billing_events')).toEqual([]);
    expect(await takeJobs()).toEqual([]);
    expect((await deliver(event)).status).toBe(204);
    expect(await takeJobs()).toHaveLength(1);
  });

  it('count once, and nothing for customers or kinds nobody follows', async () => {
    await subscribe(api.claire, 'pro');
    const [event] = stripe.events;
    if (!event) throw new Error('No event.');
    const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await takeJobs()).toHaveLength(1);
    const strange = event.body
      .replace('customer.subscription.created', 'price.updated')
      .replace('evt_', 'evt_a');
    expect((await deliver({ body: strange })).status).toBe(204);
    expect(await takeJobs()).toEqual([]);
    const foreign = event.body.replaceAll(/cus_\d+/g, 'cus_autre').replace('evt_', 'evt_b');
    expect((await deliver({ body: foreign })).status).toBe(204);
    await runJobs();
    expect(await planOfPerson(api.claire)).toBe('free');
  });

  it('an answer that comes late does not undo a newer one', async () => {
    const id = await subscribe(api.claire, 'pro');
    await deliverAll();
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = settleBillingJob(api.world.deps);
    const data = { customerId: await customerOf(api.claire) };
    stripe.holdUntil(promise);
    stripe.misbehave('late');
    const before = stripe.requests.length;
    const late = run({ data });
    await eventually(async () => stripe.requests.length > before);
    stripe.change(id, { status: 'canceled' });
    await run({ data });
    resolve();
    await late;
    expect(await planOfPerson(api.claire)).toBe('free');
  });

  it('are refused where nothing is paid online', async () => {
    const manual = await createAuditApi(database.current());
    const answer = await manual.app.request('http://constat.example/api/stripe/webhook', {
      method: 'POST',
      body: '{}',
    });
    expect(await codeOf(answer)).toEqual([404, 'request/not-found']);
    expect(
      await codeOf(await manual.call(manual.claire, 'POST', '/api/billing/checkout', { plan: 'pro' })),
    ).toEqual([409, 'billing/not-offered']);
    expect(await (await manual.call(manual.claire, 'GET', '/api/billing')).json()).toEqual({
      mode: 'manual',
      paused: { schedules: 0, recipients: 0 },
    });
    await manual.world.close();
  });
});

/** Numbers that look random and are the same each time. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    shuffled: <Item>(items: readonly Item[]) =>
      items
        .map((item) => [next(), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}

/** One move of a life, at Stripe only. @returns the plan that is right after it. */
function moveOn(random: ReturnType<typeof seeded>, id: string): string {
  const plan = random.pick(['pro', 'agency'] as const);
  stripe.changePrice(id, doublePrices[plan]);
  const [status] = random.pick(statuses.filter(([, , state]) => state !== null));
  stripe.settle(id);
  if (status === 'past_due') stripe.owe(id);
  stripe.change(id, { status });
  return ['active', 'trialing', 'past_due'].includes(status) ? plan : 'free';
}

describe('twenty lives, with events late, twice, reversed and lost', () => {
  testOfAll(
    'each ends in the right plan',
    async () => {
      const ends: [seed: number, person: Person, plan: string][] = [];
      for (let seed = 1; seed <= 20; seed += 1) {
        const random = seeded(seed);
        const person = await signInPerson(api.world);
        const from = stripe.events.length;
        const id = await subscribe(person, random.pick(['pro', 'agency'] as const));
        let right = '';
        for (let step = 0; step < 5; step += 1) {
          right = moveOn(random, id);
          // Some of what was sent so far, in any order, some of it twice; Stripe fails now and then meanwhile.
          const sent = stripe.events.slice(from).filter(() => random.chance(0.4));
          for (const event of random.shuffled([...sent, ...sent.filter(() => random.chance(0.5))]))
            await deliver(event);
          if (random.chance(0.3)) stripe.misbehave(random.pick(['error', 'late'] as const));
          await Promise.allSettled((await takeJobs()).filter(() => random.chance(0.7)).map((job) => job()));
          stripe.behave();
        }
        if (random.chance(0.3)) {
          stripe.change(id, { status: 'canceled' });
          right = 'free';
        }
        ends.push([seed, person, right]);
      }
      // Whatever was lost: the time of each account comes.
      move(dayMs);
      await reconcileBilling(api.world.deps);
      const reached = await Promise.all(
        ends.map(async ([seed, person]) => [seed, await planOfPerson(person)]),
      );
      expect(reached).toEqual(ends.map(([seed, , plan]) => [seed, plan]));
      expect(new Set(ends.map(([, , plan]) => plan))).toEqual(new Set(['free', 'pro', 'agency']));
      // And once more everything, reversed: nothing moves.
      const changes = await rows('select count(*)::int as n from plan_changes');
      for (const event of stripe.events.toReversed()) await deliver(event);
      await runJobs();
      expect(await rows('select count(*)::int as n from plan_changes')).toEqual(changes);
    },
    120_000,
  );
});

describe('a deleted account', () => {
  it('ends its subscription as soon as Stripe answers, and keeps its invoices', async () => {
    const id = await subscribe(api.claire, 'pro');
    await deliverAll();
    const { deleteAccount } = await import('#service/accounts/delete-account.ts');
    const passwords = { checkPassword: async () => true } as never;
    const identity = { ...api.world.deps.identity, passwords, deleteAccount: async () => {} };
    await deleteAccount({ ...api.world.deps, identity }, api.claire.viewer, 'x');
    expect(await rows('select uid from billing_accounts')).toEqual([]);
    stripe.misbehave('error', 'error');
    await Promise.allSettled((await takeJobs()).map((job) => job()));
    expect(stripe.subscriptions.get(id)?.status).toBe('active');
    await reconcileBilling(api.world.deps);
    expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
    expect(await rows('select customer_id from billing_endings')).toEqual([]);
    expect(stripe.customers.size).toBe(1);
  });
});
