import { z } from 'zod';
import { dayMs, earlierBy } from '#contract/durations.ts';
import {
  type FieldData,
  type FieldHistory,
  type FieldRecord,
  fieldHistory,
  fieldRecord,
} from '#contract/field-data.ts';
import { type FieldDevice, fieldDeviceIds } from '#contract/field-metrics.ts';
import type { Report } from '#contract/report.ts';
import { resolveTarget } from '#engine/browser/target-policy.ts';
import type { FieldAnswer, FieldSource } from '#platform/crux/crux.ts';
import { findFieldAnswers, saveFieldAnswer } from '#store/field-answers.ts';
import type { Deps } from '../deps.ts';

/** Beside the site itself: its home page and the next that were measured. */
const pagesAsked = 5;
/** All questions of one audit together: a report is not kept waiting for figures of others. */
const limitMs = 25_000;

export type FieldDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'fieldSource'>;

type Answered =
  | { readonly kind: 'told'; readonly told: FieldRecord | FieldHistory }
  | { readonly kind: 'none' };

interface Question {
  readonly name: string;
  readonly ask: (
    source: FieldSource,
    signal: AbortSignal,
  ) => Promise<FieldAnswer<FieldRecord | FieldHistory>>;
}

const answered = z.union([
  z.object({ kind: z.literal('told'), told: z.union([fieldRecord, fieldHistory]) }),
  z.object({ kind: z.literal('none') }),
]);

/** Names that resolve to public addresses, whatever the operator allows: no other may be told to Google. */
async function isPublic(url: URL): Promise<boolean> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return resolveTarget(url.hostname, port, { allow: [] }).then(
    () => true,
    () => false,
  );
}

/** Parameters and fragments may hold secrets, and Google leaves them out. */
const bare = (url: string) => url.replace(/[?#].*$/, '');

function questionsOf(report: Pick<Report, 'pages'>, origin: string): Question[] {
  const pages = report.pages.filter(({ metrics }) => metrics !== null).map(({ url }) => bare(url));
  const own = [...new Set(pages)].filter((url) => URL.parse(url)?.origin === origin).slice(0, pagesAsked);
  const targets = [{ of: 'site' as const, url: origin }, ...own.map((url) => ({ of: 'page' as const, url }))];
  const ofRecord = (device: FieldDevice) =>
    targets.map((target) => ({
      name: `record ${device} ${target.of} ${target.url}`,
      ask: (source: FieldSource, signal: AbortSignal) => source.record(target, device, signal),
    }));
  const ofHistory = (device: FieldDevice) => ({
    name: `history ${device} ${origin}`,
    ask: (source: FieldSource, signal: AbortSignal) => source.history(origin, device, signal),
  });
  return fieldDeviceIds.flatMap((device) => [...ofRecord(device), ofHistory(device)]);
}

/**
 * What real visitors of the site measured, for a report: asked once a day for each address. Never rejects: what could not be
 * asked is told as incomplete.
 * @returns null where the installation has no key, or the site is not public
 */
export async function askFieldData(
  deps: FieldDeps,
  report: Pick<Report, 'url' | 'pages'>,
  signal: AbortSignal,
  isPublicSite: (url: URL) => Promise<boolean> = isPublic,
): Promise<FieldData | null> {
  const { fieldSource: source, clock } = deps;
  const home = URL.parse(report.pages[0]?.url ?? report.url);
  if (!source || !home || !(await isPublicSite(home))) return null;
  const questions = questionsOf(report, home.origin);
  const within = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  const askedAt = clock.now();
  const known = await findFieldAnswers(
    deps.db,
    questions.map(({ name }) => name),
    earlierBy(askedAt, dayMs),
  ).catch(() => new Map<string, unknown>());
  const answers = await Promise.all(
    questions.map((question) => answerTo(deps, source, question, known, within)),
  );
  const told = answers.flatMap((answer) => (answer?.kind === 'told' ? [answer.told] : []));
  return {
    askedAt: askedAt.toISOString(),
    incomplete: answers.includes(null),
    records: told.filter((one): one is FieldRecord => 'of' in one),
    history: told.filter((one): one is FieldHistory => 'weeks' in one),
  };
}

/** Null: there was no answer this time. */
async function answerTo(
  { db, clock, log }: FieldDeps,
  source: FieldSource,
  { name, ask }: Question,
  known: ReadonlyMap<string, unknown>,
  signal: AbortSignal,
): Promise<Answered | null> {
  const kept = answered.safeParse(known.get(name));
  if (kept.success) return kept.data;
  const answer = await ask(source, signal);
  if (answer.kind !== 'told' && answer.kind !== 'none') {
    log.warn({ ended: answer.kind }, 'field data not told');
    return null;
  }
  await saveFieldAnswer(db, name, answer, clock.now()).catch((error: unknown) =>
    log.warn({ error }, 'field data not kept'),
  );
  return answer;
}
