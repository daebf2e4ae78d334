import type { ProofCheck } from '#contract/domain-proof.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import type { TargetPolicy } from '#engine/browser/target-policy.ts';
import type { OptOutAnswer } from '#engine/probe/opt-out.ts';
import type { ProofTarget } from '#engine/probe/proof/proof-checks.ts';
import type { AccessAnswer } from '#engine/probe/try-access.ts';
import type { SitemapAnswer, SitemapQuestion } from '#service/page-lists/sitemap-reader.ts';
import type { ProviderAnswer, ProviderQuestion } from '#service/sign-ins/provider-fetch.ts';
import type { EventRequest, PostOutcome } from '#service/webhooks/post-event.ts';

/** The part of the configuration that a probe needs. */
export interface ProbeSettings {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
}

/** What the server of a stranger is asked for: each kind with its question and its answer. */
interface Asked {
  readonly proof: { readonly question: ProofTarget; readonly answer: readonly ProofCheck[] };
  readonly 'opt-out': { readonly question: string; readonly answer: OptOutAnswer };
  readonly sitemap: { readonly question: SitemapQuestion; readonly answer: SitemapAnswer };
  readonly access: { readonly question: SiteAccess; readonly answer: AccessAnswer };
  readonly provider: { readonly question: ProviderQuestion; readonly answer: ProviderAnswer | null };
  readonly post: {
    readonly question: EventRequest;
    readonly answer: PostOutcome;
  };
}
export type ProbeKind = keyof Asked;
export type QuestionOf<Kind extends ProbeKind> = Asked[Kind]['question'];
export type AnswerOf<Kind extends ProbeKind> = Asked[Kind]['answer'];

/** To a probe process, one after another. */
export type ToProbe = {
  [Kind in ProbeKind]: {
    readonly kind: Kind;
    readonly question: QuestionOf<Kind>;
    readonly settings: ProbeSettings;
  };
}[ProbeKind];

/** From a probe process, once for each question. */
export type FromProbe =
  | { readonly kind: 'answer'; readonly answer: AnswerOf<ProbeKind> }
  | { readonly kind: 'failed'; readonly detail: string };
