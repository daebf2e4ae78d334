import type { TargetPolicy } from '../browser/target-policy.ts';
import { createPacer } from '../crawl/pacer.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';

/** The audit’s two ways out without a browser. */
export interface Clients {
  /** Paced for the audited site. */
  readonly site: HttpClient;
  /** One request a second per host, for links to other sites. */
  readonly others: HttpClient;
  close(): Promise<void>;
}

export function openClients(options: {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
}): Clients {
  const { policy, engineVersion, publicUrl } = options;
  const userAgent = `Mozilla/5.0 (compatible; Constat/${engineVersion}; +${publicUrl}/methode)`;
  const site = createHttpClient({ policy, userAgent, pacer: createPacer() });
  const others = createHttpClient({ policy, userAgent, pacer: createPacer({ atOnce: 1, gapMs: 1_000 }) });
  return { site, others, close: async () => void (await Promise.all([site.close(), others.close()])) };
}
