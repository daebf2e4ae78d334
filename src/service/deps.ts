import type { ProofCheck } from '#contract/domain-proof.ts';
import type { OptOutProbe } from '#engine/probe/opt-out.ts';
import type { ProofTarget } from '#engine/probe/proof/proof-checks.ts';
import type { AccessProbe } from '#engine/probe/try-access.ts';
import type { BillingPort } from '#platform/billing.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { FieldSource } from '#platform/crux/crux.ts';
import type { Db } from '#platform/database.ts';
import type { Chromium } from '#platform/find-chromium.ts';
import type { Identity } from '#platform/identity.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mailer.ts';
import type { ObjectStore } from '#platform/objects.ts';
import type { Oidc } from '#platform/oidc.ts';
import type { Queue } from '#platform/queue.ts';
import type { ProductMetrics } from './metrics/product-metrics.ts';
import type { SitemapReader } from './page-lists/sitemap-reader.ts';

/** What services need from the world. Each takes only what it uses: `Pick<Deps, 'db' | 'clock'>`. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly identity: Identity;
  /** Where people may sign in besides. */
  readonly oidc: Oidc;
  /** Who is paid for plans; `manual`: an administrator grants them. */
  readonly billing: BillingPort;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Looks on the network for what proves a domain; few at once for the same person. Rejects only when the signal aborts. */
  readonly proveDomain: (target: ProofTarget, signal?: AbortSignal, uid?: string) => Promise<ProofCheck[]>;
  /** Asks a site whether its owner refuses audits. */
  readonly readOptOut: OptOutProbe;
  /** Reads a sitemap as a list of pages. */
  readonly readSitemap: SitemapReader;
  /** Tells what real visitors of a site measured; absent without a key. */
  readonly fieldSource?: FieldSource;
  /** Asks the home page of a site with its access; few at once for the same person. Rejects only when the signal aborts. */
  readonly tryAccess: (...asked: [...Parameters<AccessProbe>, string]) => ReturnType<AccessProbe>;
  /** Where pictures and PDFs go; absent: into the database. */
  readonly objects?: ObjectStore;
  /** What this process measures; absent where nobody asks. */
  readonly metrics?: ProductMetrics;
  /** The browser of this process; absent where no audit runs. */
  readonly chromium?: Chromium;
}
