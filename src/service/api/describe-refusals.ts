import { type Endpoint, refusalsOf } from '#contract/api/endpoint.ts';
import { type ErrorCode, errorTable } from '#contract/errors.ts';
import { problemMedia } from '#contract/problem.ts';
import type { Operation, ResponseObject } from './open-api.ts';

/** A status that a call is refused with, and the codes behind it. */
interface Refused {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
}

/** Failures of the server are left out: every call may meet them, and `default` says so. */
const refusedBy = (endpoint: Endpoint): Refused[] =>
  [
    ...Map.groupBy(
      refusalsOf(endpoint).filter((code) => !code.startsWith('server/')),
      (code) => errorTable[code][0],
    ),
  ].map(([status, codes]) => ({ status, codes }));

/** The name under `components.responses`: `Refused401-auth.required-key.invalid`. */
const nameOf = ({ status, codes }: Refused): string =>
  [`Refused${status}`, ...codes.map((code) => code.replace('/', '.'))].join('-');

const responseOf = ({ codes }: Pick<Refused, 'codes'>): ResponseObject => ({
  description: `Refus : ${codes.join(', ')}`,
  content: { [problemMedia]: { schema: { $ref: '#/components/schemas/Refusal' } } },
  'x-refusals': codes.map((code) => ({ code, message: errorTable[code][1] })),
});

/** The responses that several calls refer to, by name: each refusal that comes more than once, and `Failure`. */
export function sharedResponses(endpoints: readonly Endpoint[]): Readonly<Record<string, ResponseObject>> {
  const byName = Map.groupBy(endpoints.flatMap(refusedBy), nameOf);
  const shared = [...byName].flatMap(([name, [first, ...others]]) =>
    first && others.length > 0 ? [[name, responseOf(first)] as const] : [],
  );
  return {
    Failure: {
      ...responseOf({ codes: ['server/unexpected', 'server/unavailable'] }),
      description: 'Problème de notre côté',
    },
    ...Object.fromEntries(shared),
  };
}

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** What a call may be refused with, by status; what `shared` holds is referred to. */
export function describeRefusals(
  endpoint: Endpoint,
  shared: Readonly<Record<string, ResponseObject>>,
): Operation['responses'] {
  const refused = refusedBy(endpoint).map((one) => {
    const name = nameOf(one);
    return [String(one.status), name in shared ? reference(name) : responseOf(one)];
  });
  return { ...Object.fromEntries(refused), default: reference('Failure') };
}
