import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BilledStatus } from '#contract/billing.ts';

type Thing = Record<string, unknown> & { id: string };

/** What it answers instead of what was asked: nothing for ever, an error of its own, or what it should, late. */
type Misdeed = 'error' | 'hang' | 'late';

export interface DoubleEvent {
  readonly id: string;
  readonly type: string;
  /** The body as it is sent. */
  readonly body: string;
}

const doubleKey = 'sk_test_double0001';
const doubleSecret = 'whsec_double0001';
export const doublePrices = { pro: 'price_pro', agency: 'price_agency' } as const;

/** The settings of a product that is paid by this double. */
export const doubleEnv = (url: string) => ({
  STRIPE_SECRET_KEY: doubleKey,
  STRIPE_WEBHOOK_SECRET: doubleSecret,
  STRIPE_PRICE_PRO: `${doublePrices.pro},price_pro_2025`,
  STRIPE_PRICE_AGENCY: doublePrices.agency,
  STRIPE_API_URL: url,
});

/** The `Stripe-Signature` of a body. */
export function signatureOf(body: string, { at = new Date(), secret = doubleSecret } = {}): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false });

/** What Stripe holds: an object a row, by id. */
function createLedger(now: () => Date) {
  const customers = new Map<string, Thing>();
  const subscriptions = new Map<string, Thing>();
  const invoices = new Map<string, Thing>();
  const sessions = new Map<string, Thing>();
  const events: DoubleEvent[] = [];
  let last = 0;
  const next = (prefix: string) => {
    last += 1;
    return `${prefix}_${last.toString().padStart(6, '0')}`;
  };

  function emit(type: string, object: Thing): void {
    const id = next('evt');
    const event = { id, object: 'event', type, livemode: false, created: seconds(now()), data: { object } };
    events.push({ id, type, body: JSON.stringify(event) });
  }

  function addInvoice(subscription: Thing, status: 'open' | 'paid'): Thing {
    const id = next('in');
    const invoice: Thing = {
      ...{ id, object: 'invoice', customer: subscription.customer, subscription: subscription.id, status },
      ...{ number: `C-${id.slice(3)}`, currency: 'eur', created: seconds(now()), attempted: true },
      ...{ total_excluding_tax: 2900, total: 3480, amount_remaining: status === 'open' ? 3480 : 0 },
      status_transitions: { finalized_at: seconds(now()) },
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
      approval: false,
    };
    invoices.set(id, invoice);
    subscription.latest_invoice = id;
    emit(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  function addSubscription(customer: string, price: string, status: BilledStatus): string {
    const id = next('sub');
    const end = seconds(now()) + 30 * 86_400;
    const item = { id: next('si'), price: { id: price }, current_period_end: end };
    subscriptions.set(id, {
      ...{ id, object: 'subscription', customer, status, created: seconds(now()) },
      ...{ cancel_at: null, cancel_at_period_end: false, latest_invoice: null, items: list([item]) },
    });
    emit('customer.subscription.created', subscriptions.get(id) as Thing);
    return id;
  }

  return { customers, subscriptions, invoices, sessions, events, next, emit, addInvoice, addSubscription };
}

type Ledger = ReturnType<typeof createLedger>;
type Answer = readonly [status: number, body: unknown];

const missing: Answer = [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' } },
];
const found = (thing: Thing | undefined): Answer => (thing ? [200, thing] : missing);

/** What Stripe would answer. */
function answerOf(ledger: Ledger, method: string, url: URL, body: URLSearchParams): Answer {
  const { customers, subscriptions, invoices, sessions, next, emit } = ledger;
  const [, , kind = '', second = '', third = '', verb = ''] = url.pathname.split('/');
  const asked = url.searchParams;
  const matching = (things: Map<string, Thing>, names: readonly string[]) =>
    [...things.values()]
      .filter((thing) => names.every((name) => !asked.has(name) || thing[name] === asked.get(name)))
      .toReversed();
  const expanded = (thing: Thing) => ({
    ...thing,
    latest_invoice: invoices.get(String(thing.latest_invoice)) ?? null,
  });
  if (kind === 'prices') {
    const amounts: Record<string, number> = { price_pro: 2900, price_agency: 9900, price_pro_2025: 1900 };
    const amount = amounts[second];
    if (amount === undefined) return missing;
    const recurring = { interval: 'month', interval_count: 1 };
    return [200, { id: second, active: true, currency: 'eur', unit_amount: amount, recurring }];
  }
  if (kind === 'customers') {
    if (method === 'POST' && second === '') {
      const id = next('cus');
      customers.set(id, { id, object: 'customer' });
      return found(customers.get(id));
    }
    const customer = customers.get(second);
    if (customer && method === 'POST') Object.assign(customer, Object.fromEntries(body));
    return found(customer);
  }
  if (kind === 'checkout') {
    if (method === 'GET') return [200, list(matching(sessions, ['customer', 'status']))];
    const known = sessions.get(third);
    if (verb === 'expire') {
      if (known?.status !== 'open')
        return [400, { error: { type: 'invalid_request_error', message: 'Over.' } }];
      known.status = 'expired';
      return [200, known];
    }
    const id = next('cs');
    const urls = { success: body.get('success_url'), cancel: body.get('cancel_url') };
    sessions.set(id, {
      ...{ id, object: 'checkout.session', status: 'open', customer: body.get('customer') },
      ...{ price: body.get('line_items[0][price]'), urls, asked: Object.fromEntries(body) },
      url: `${url.origin}/pay/${id}`,
    });
    return found(sessions.get(id));
  }
  if (kind === 'subscriptions') {
    const one = subscriptions.get(second);
    if (second === '') return [200, list(matching(subscriptions, ['customer']).map(expanded))];
    if (one && method === 'DELETE') {
      one.status = 'canceled';
      emit('customer.subscription.deleted', one);
    }
    return found(one);
  }
  if (kind === 'invoices') return [200, list(matching(invoices, ['customer', 'subscription', 'status']))];
  if (kind === 'invoice_payments') {
    const status = invoices.get(asked.get('invoice') ?? '')?.approval
      ? 'requires_action'
      : 'requires_payment_method';
    return [
      200,
      list([{ id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: { id: 'pi_1', status } } }]),
    ];
  }
  if (kind === 'billing_portal') {
    const flow = body.get('flow_data[subscription_update_confirm][items][0][price]');
    return [200, { id: next('bps'), url: `${url.origin}/portal?change=${flow ?? ''}` }];
  }
  return missing;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A server that answers as Stripe does, and misbehaves when told to. Prices: `doublePrices`. */
export async function startStripeDouble({ now = () => new Date() }: { now?: () => Date } = {}) {
  const ledger = createLedger(now);
  const misdeeds: Misdeed[] = [];
  const requests: string[] = [];
  const repeated = new Map<string, Answer>();
  let delay = Promise.resolve();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = await bodyOf(request);
    requests.push(`${request.method} ${url.pathname}`);
    const misdeed = misdeeds.shift();
    if (misdeed === 'hang') return;
    if (misdeed === 'late') await delay;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? repeated.get(key) : undefined;
    let told: Answer;
    if (url.pathname.startsWith('/pay/') || url.pathname === '/portal') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>Double</title><h1>${url.pathname}</h1>`);
      return;
    }
    // The browser asks for it on the provider’s pages.
    if (url.pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (misdeed === 'error') told = [500, { error: { type: 'api_error', message: 'Our fault.' } }];
    else if (request.headers.authorization !== `Bearer ${doubleKey}`)
      told = [
        401,
        { error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${doubleKey}` } },
      ];
    else told = known ?? answerOf(ledger, request.method ?? '', url, new URLSearchParams(body));
    if (typeof key === 'string' && told[0] < 400) repeated.set(key, told);
    response.writeHead(told[0], { 'content-type': 'application/json', 'request-id': 'req_double' });
    response.end(JSON.stringify(told[1]));
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const subscriptionOf = (id: string) => {
    const one = ledger.subscriptions.get(id);
    if (one === undefined) throw new Error(`The double knows no ${id}.`);
    return one;
  };
  return {
    url: origin,
    events: ledger.events as readonly DoubleEvent[],
    requests: requests as readonly string[],
    customers: ledger.customers as ReadonlyMap<string, Thing>,
    sessions: ledger.sessions as ReadonlyMap<string, Thing>,
    subscriptions: ledger.subscriptions as ReadonlyMap<string, Thing>,
    /** The next requests meet these, one each. */
    misbehave: (...kinds: Misdeed[]) => misdeeds.push(...kinds),
    /** What late answers wait for. */
    holdUntil(gate: Promise<void>) {
      delay = gate;
    },
    behave() {
      misdeeds.length = 0;
    },
    /** The person pays an open page: a subscription begins. @returns its id. */
    pay(sessionId: string): string {
      const session = ledger.sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error(`The page ${sessionId} is not open.`);
      session.status = 'complete';
      const id = ledger.addSubscription(String(session.customer), String(session.price), 'active');
      ledger.addInvoice(subscriptionOf(id), 'paid');
      ledger.emit('checkout.session.completed', session);
      return id;
    },
    addSubscription: ledger.addSubscription,
    /** Changes a subscription, with the event of it. */
    change(id: string, change: Partial<Record<'status' | 'cancel_at_period_end', unknown>>): void {
      Object.assign(subscriptionOf(id), change);
      const ended = change.status === 'canceled';
      ledger.emit(
        ended ? 'customer.subscription.deleted' : 'customer.subscription.updated',
        subscriptionOf(id),
      );
    },
    changePrice(id: string, price: string): void {
      const { data } = subscriptionOf(id).items as { data: { price: { id: string } }[] };
      if (data[0]) data[0].price = { id: price };
      ledger.emit('customer.subscription.updated', subscriptionOf(id));
    },
    /** An invoice that waits to be paid, or (`approval`) to be approved at the person’s bank. */
    owe(id: string, { approval = false } = {}): string {
      const invoice = ledger.addInvoice(subscriptionOf(id), 'open');
      invoice.approval = approval;
      return invoice.id;
    },
    /** Pays whatever was open. */
    settle(id: string): void {
      for (const invoice of ledger.invoices.values())
        if (invoice.subscription === id && invoice.status === 'open')
          Object.assign(invoice, { status: 'paid', amount_remaining: 0 });
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;
