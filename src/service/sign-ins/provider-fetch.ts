import { type ProviderFetch, ProviderSilent } from '#platform/oidc/open-oidc.ts';

/** What is asked of a provider. */
export interface ProviderQuestion {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What it answered, whole. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: readonly [name: string, value: string][];
  readonly body: string;
}

/** Asks a provider, bounded in size and time and under the guard; null for no whole answer. Rejects only when the signal aborts. */
export type AskProvider = (
  question: ProviderQuestion,
  signal?: AbortSignal,
) => Promise<ProviderAnswer | null>;

/** Statuses that have no body. */
const bare: ReadonlySet<number> = new Set([204, 205, 304]);

/** What openid-client asks with: whoever reads strangers’ answers reads these too. */
export function providerFetch(ask: AskProvider): ProviderFetch {
  return async (url, { method, headers, body, signal }) => {
    const question = { url, method: method === 'POST' ? 'POST' : 'GET', headers, body } as const;
    const answer = await ask(question, signal ?? undefined);
    if (answer === null) throw new ProviderSilent(`no answer of ${new URL(url).host}`);
    const { status } = answer;
    return new Response(bare.has(status) ? null : answer.body, {
      status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
}
