import type { SiteAccess } from '#contract/site-access.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import { asksForLogin } from './answer-kind.ts';
import { openClients } from './open-clients.ts';

/** What the home page of a site answered to somebody who has its access. */
export interface AccessAnswer {
  readonly outcome: 'opened' | 'refused' | 'elsewhere' | 'error' | 'unreachable';
  readonly status: number | null;
  /** 200 characters at most. */
  readonly title: string;
  readonly reached: string;
}

/** Asks once, within 20 s and under the guard of audits. Rejects only when the signal aborts. */
export type AccessProbe = (access: SiteAccess, signal: AbortSignal) => Promise<AccessAnswer>;

interface AccessProbeOptions {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
}

/** The first title of a page, its entities as they stand. */
function titleOf(html: string): string {
  const small = html.toLowerCase();
  const at = small.indexOf('<title');
  const from = at < 0 ? -1 : small.indexOf('>', at) + 1;
  const to = from <= 0 ? -1 : small.indexOf('</title', from);
  if (to < 0) return '';
  return html
    .slice(from, Math.min(to, from + 1_000))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

export function createAccessProbe(options: AccessProbeOptions): AccessProbe {
  return async (access, signal) => {
    const clients = openClients({ ...options, access });
    try {
      const answer = await clients.site.exchange(`${access.origin}/`, {
        signal,
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        maxBytes: 256 * 1024,
      });
      const reached = answer.url.slice(0, 300);
      const told = { status: answer.status || null, title: titleOf(answer.body), reached };
      if (answer.failure !== null) return { ...told, outcome: 'unreachable' };
      if (asksForLogin(answer) || answer.status === 403) return { ...told, outcome: 'refused' };
      if (URL.parse(answer.url)?.origin !== access.origin) return { ...told, outcome: 'elsewhere' };
      return { ...told, outcome: answer.status >= 200 && answer.status < 300 ? 'opened' : 'error' };
    } finally {
      await clients.close();
    }
  };
}
