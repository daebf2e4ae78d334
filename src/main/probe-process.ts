/**
 * The process that reads the answers of strangers’ servers for those that serve people or beat for jobs: proofs of domains, opt-outs of
 * sites, sitemaps, answers to events, identity providers. One question at a time; whoever asked ends it when it is late or grows. It ends with the process
 * that started it.
 */

import { createOptOutProbe } from '#engine/probe/opt-out.ts';
import { createProofProbe } from '#engine/probe/proof/prove-domain.ts';
import { createAccessProbe } from '#engine/probe/try-access.ts';
import { endWithParent } from '#engine/visiting/end-with-parent.ts';
import { createSitemapReader } from '#service/page-lists/sitemap-reader.ts';
import { createProviderReader } from '#service/sign-ins/read-provider.ts';
import { createEventPoster } from '#service/webhooks/post-event.ts';
import type { AnswerOf, FromProbe, ProbeKind, ToProbe } from './probe-messages.ts';

const never = new AbortController().signal;
const tell = (message: FromProbe) => {
  if (process.connected) process.send?.(message);
};

function answerTo({ kind, question, settings }: ToProbe): Promise<AnswerOf<ProbeKind>> {
  if (kind === 'proof') return createProofProbe(settings)(question);
  if (kind === 'opt-out') return createOptOutProbe(settings)(question, never);
  if (kind === 'access') return createAccessProbe(settings)(question, never);
  if (kind === 'sitemap') return createSitemapReader(settings)(question, never, '');
  if (kind === 'provider') return createProviderReader(settings.policy)(question);
  return createEventPoster(settings)(question);
}

endWithParent(0);
process.on('disconnect', () => process.exit(0));
// Signals of the terminal reach the whole group: whoever started it decides.
process.on('SIGINT', () => undefined);
process.on('message', (message: ToProbe) => {
  answerTo(message).then(
    (answer) => tell({ kind: 'answer', answer }),
    (error: unknown) => tell({ kind: 'failed', detail: String(error).slice(0, 300) }),
  );
});
