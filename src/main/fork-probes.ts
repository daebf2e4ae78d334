import { fileURLToPath } from 'node:url';
import { type ProofCheck, proofMethods } from '#contract/domain-proof.ts';
import type { Deps } from '#service/deps.ts';
import type { SitemapAnswer } from '#service/page-lists/sitemap-reader.ts';
import type { AskProvider } from '#service/sign-ins/provider-fetch.ts';
import type { PostEvent, PostOutcome } from '#service/webhooks/post-event.ts';
import type { AnswerOf, ProbeKind, ProbeSettings, QuestionOf, ToProbe } from './probe-messages.ts';
import { createProbePool, ProbeEnded } from './probe-pool.ts';

/** What the product asks of strangers’ servers, outside audits. */
export interface Probes extends Pick<Deps, 'proveDomain' | 'readOptOut' | 'readSitemap' | 'tryAccess'> {
  readonly post: PostEvent;
  readonly askProvider: AskProvider;
  close(): Promise<void>;
}

export interface ProbeOptions {
  readonly entry?: string;
  readonly deadlineMs?: number;
}

const defaultEntry = fileURLToPath(new URL('./probe-process.ts', import.meta.url));

/** Each probe ends by itself within twenty seconds; this is for one that is held by what it reads. */
const defaultDeadlineMs = 30_000;
/** A process of Node each, while it is asked and a moment longer. */
const atOnce = 4;
const atOncePerPerson = 2;
const idleMs = 15_000;

const never = new AbortController().signal;

/**
 * Asks strangers’ servers from processes of their own, so that no answer is ever read in a process that serves people or beats
 * for jobs. A process that is held or grows is ended, and its question told as one without an answer. Events have
 * processes apart: addresses that do not answer keep nobody’s audit waiting; and so have identity providers, which people wait for.
 */
export function forkProbes(
  settings: ProbeSettings,
  { entry = defaultEntry, deadlineMs = defaultDeadlineMs }: ProbeOptions = {},
): Probes {
  const limits = { entry, atOnce, atOncePerPerson, deadlineMs, idleMs };
  const looks = createProbePool(limits);
  const providers = createProbePool({ ...limits, atOncePerPerson: atOnce });
  const posts = createProbePool({ ...limits, atOnce: 2 * atOnce, atOncePerPerson: 2 * atOncePerPerson });

  async function ask<Kind extends ProbeKind>(
    kind: Kind,
    question: QuestionOf<Kind>,
    person: string,
    signal: AbortSignal,
    without: (why: ProbeEnded['why']) => AnswerOf<Kind>,
  ): Promise<AnswerOf<Kind>> {
    const pool = kind === 'post' ? posts : kind === 'provider' ? providers : looks;
    try {
      const told = await pool.ask({ kind, question, settings } as ToProbe, person, signal);
      // A probe answers a question of its kind.
      return told.answer as AnswerOf<Kind>;
    } catch (error) {
      signal.throwIfAborted();
      return without(error instanceof ProbeEnded ? error.why : 'ended');
    }
  }

  return {
    proveDomain: async (target, signal = never, uid = target.host) => [
      ...(await ask('proof', target, uid, signal, unreachable)),
    ],
    readOptOut: (origin, signal) => ask('opt-out', origin, origin, signal, () => 'unreachable'),
    readSitemap: (question, signal, uid) => ask('sitemap', question, uid, signal, notRead),
    tryAccess: (access, signal, uid) => ask('access', access, uid, signal, () => noAnswer(access)),
    post: (request, uid = new URL(request.url).host) => ask('post', request, uid, never, notSent),
    askProvider: (question, signal = never) =>
      ask('provider', question, new URL(question.url).host, signal, () => null),
    async close() {
      await Promise.all([looks.close(), posts.close(), providers.close()]);
    },
  };
}

const unreachable = (why: ProbeEnded['why']): ProofCheck[] =>
  proofMethods.map((method) => ({
    method,
    outcome: 'unreachable',
    ...(why === 'late' && { detail: 'timeout' }),
  }));

const notRead = (why: ProbeEnded['why']): SitemapAnswer => ({
  kind: 'unread',
  reason: why === 'late' ? 'délai dépassé' : 'réponse illisible',
});

const noAnswer = ({ origin }: QuestionOf<'access'>): AnswerOf<'access'> => ({
  outcome: 'unreachable',
  status: null,
  title: '',
  reached: origin,
});

const notSent = (why: ProbeEnded['why']): PostOutcome => ({
  status: null,
  answer: null,
  failure: why === 'late' ? 'timeout' : 'connection',
});
