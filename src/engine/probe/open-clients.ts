import type { SiteAccess } from '#contract/site-access.ts';
import type { SiteSession } from '../browser/session.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { type KeptAnswers, openAnswerMemory } from './kept-answers.ts';
import { createPacer } from './pacer.ts';
import { type OnReading, readingMark } from './reading-mark.ts';

/** The audit’s two ways out without a browser. */
export interface Clients {
  /** Paced for the audited site. */
  readonly site: HttpClient;
  /** One request a second per host, for links to other sites. */
  readonly others: HttpClient;
  /** Answers to hand to the next audit of this site. */
  kept(): KeptAnswers;
  close(): Promise<void>;
}

export function openClients(options: {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
  /** What an earlier audit of this site kept (`KeptAnswers`), whoever stored it meanwhile. */
  readonly kept?: unknown;
  /** As `EngineWorld.sharedBy`. */
  readonly sharedBy?: () => number;
  readonly onReading?: OnReading;
  /** As `EngineWorld.access`: of the site’s client alone. Nothing that it opens is kept for the next audit. */
  readonly access?: SiteAccess | undefined;
  readonly session?: (() => SiteSession | null) | undefined;
}): Clients {
  const { policy, engineVersion, publicUrl, sharedBy, onReading, access, session } = options;
  const userAgent = `Mozilla/5.0 (compatible; Constat/${engineVersion}; +${publicUrl}/nos-visites)`;
  const onAnswer = onReading && readingMark(onReading);
  const read = onAnswer && { onAnswer };
  const memory = openAnswerMemory(userAgent, options.kept);
  const site = createHttpClient({
    policy,
    userAgent,
    ...(access ? { access, session } : { memory }),
    ...read,
    pacer: createPacer({ ...(sharedBy && { sharedBy }) }),
  });
  const others = createHttpClient({
    ...{ policy, userAgent, ...read },
    pacer: createPacer({ atOnce: 1, gapMs: 1_000 }),
  });
  return {
    site,
    others,
    kept: memory.kept,
    close: async () => void (await Promise.all([site.close(), others.close()])),
  };
}
