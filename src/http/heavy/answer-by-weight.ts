import type { Weight } from '#contract/api/endpoint.ts';
import type { TraceId } from '#contract/trace.ts';
import { type AdmittedCall, answer, type ParsedCall, parseCall } from '../dispatch.ts';
import { addressBucket } from '../middleware/client-address.ts';
import type { Route } from '../route.ts';
import type { HeavyWork } from './heavy-work.ts';
import type { CallOrder } from './orders.ts';
import type { Payer } from './work-budget.ts';

/** What that call costs, as its route declares it. */
export const weightOf = (route: Route, call: Pick<ParsedCall, 'query' | 'body'>): Weight =>
  route.weigh?.(call) ?? route.weight ?? 'plain';

/**
 * Answers an admitted call where its weight says: here, here in its turn among those that wait, or by the thread.
 * @param work absent: here, whatever it weighs
 */
export async function answerByWeight(
  work: HeavyWork | undefined,
  route: Route,
  admitted: AdmittedCall,
  asked: { readonly request: Request; readonly trace: TraceId; readonly isChecked: boolean },
): Promise<Response> {
  const { request, trace, isChecked } = asked;
  const call = await parseCall(route, admitted, request);
  const weight = weightOf(route, call);
  if (!work || weight === 'plain') return answer(route, call, request, isChecked);
  const who = payerOf(call);
  if (weight === 'wait')
    return work.waiting(who, request.signal, () => answer(route, call, request, isChecked));
  return work.answer(who, orderOf(route, call, request, trace), request.signal);
}

function payerOf({ viewer, clientAddress, pathParams }: ParsedCall): Payer {
  return { uid: viewer?.uid ?? null, address: addressBucket(clientAddress), share: pathParams.token };
}

/** What the route reads of the call; its body is parsed already and does not cross. */
function orderOf(route: Route, call: ParsedCall, request: Request, trace: TraceId): CallOrder {
  const { viewer, params, pathParams, clientAddress, query, body, headers: given } = call;
  return {
    ...{ kind: 'call', operationId: route.operationId, url: request.url, method: request.method },
    ...{
      headers: [...request.headers],
      viewer,
      trace,
      clientAddress,
      pathParams,
      params,
      query,
      given,
      body,
    },
  };
}
