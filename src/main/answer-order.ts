import { answer } from '#http/dispatch.ts';
import {
  type CallOrder,
  type HeavyAnswer,
  type Order,
  type PageOrder,
  plainRefusal,
} from '#http/heavy/orders.ts';
import { foreseen } from '#http/middleware/error-response.ts';
import type { RateLimiter } from '#http/middleware/rate-limit.ts';
import type { Route } from '#http/route.ts';
import type { Deps } from '#service/deps.ts';
import { withTrace } from '#service/with-trace.ts';
import { createBodyStreams } from './body-streams.ts';
import { packHere } from './compress-pages.ts';
import { createCpuShares } from './cpu-shares.ts';
import type { Pages } from './render-page.ts';

/** What orders are answered with. */
interface OrderWorld {
  readonly deps: Deps;
  readonly limiter: RateLimiter;
  readonly pages: Pages;
  readonly routes: readonly Route[];
  /** Holds replies to what their routes declare. */
  readonly isChecked: boolean;
}

type Made = Omit<HeavyAnswer, 'cpuMs' | 'refusal'>;
type RequestOrder = CallOrder | PageOrder;

/**
 * The thread’s side of heavy answers: each order as the serving process would have answered it, with its own world, and
 * what it cost.
 */
export function createOrderAnswerer(
  world: OrderWorld,
): (order: Order, signal: AbortSignal) => Promise<HeavyAnswer> {
  const shares = createCpuShares();
  const streams = createBodyStreams();

  async function respond(order: RequestOrder, deps: Deps, signal: AbortSignal): Promise<Response> {
    const { url, method, headers, viewer, clientAddress } = order;
    const named = headers.map(([name, value]): [string, string] => [name, value]);
    const body = order.kind === 'page' ? order.body : null;
    const request = new Request(url, { method, headers: named, body, signal });
    if (order.kind === 'page')
      return world.pages.render(request, { deps, viewer, nonce: order.nonce, clientAddress });
    const route = world.routes.find(({ operationId }) => operationId === order.operationId);
    if (!route) throw new Error(`No route is called ${order.operationId}.`);
    const { given, ...call } = order;
    const parsed = { ...call, deps, limiter: world.limiter, headers: given };
    return answer(route, parsed, request, world.isChecked);
  }

  async function make(order: Order, deps: Deps, signal: AbortSignal): Promise<Made> {
    const [status, headers] = [200, [] as const];
    if (order.kind === 'part') return { status, headers, ...(await streams.next(order.stream)) };
    if (order.kind === 'drop') {
      await streams.drop(order.stream);
      return { status, headers, body: null, stream: null };
    }
    const response = await respond(order, deps, signal);
    return { status: response.status, ...(await madeOf(order, response)) };
  }

  /** A page is rendered whole and comes whole, packed. Who asks for the head alone gets no body, made or not. */
  async function madeOf(order: RequestOrder, response: Response): Promise<Omit<Made, 'status'>> {
    const headers = [...response.headers];
    if (response.body === null) return { headers, body: null, stream: null };
    if (order.method === 'HEAD') {
      await response.body.cancel();
      return { headers, body: null, stream: null };
    }
    if (order.kind === 'call') return { headers, ...(await streams.open(response.body)) };
    const accepted = order.headers.find(([name]) => name.toLowerCase() === 'accept-encoding')?.[1] ?? '';
    const packed = packHere(accepted, response.headers, new Uint8Array(await response.arrayBuffer()));
    return { headers: [...packed.headers], body: packed.body, stream: null };
  }

  return async (order, signal) => {
    const end = shares.begin();
    const deps = 'trace' in order ? withTrace(world.deps, order.trace) : world.deps;
    try {
      return { ...(await make(order, deps, signal)), refusal: null, cpuMs: end() };
    } catch (error) {
      const refusal = plainRefusal(foreseen(error, { log: deps.log, clientLeft: signal.aborted }));
      return { status: 503, headers: [], body: null, stream: null, refusal, cpuMs: end() };
    }
  };
}
