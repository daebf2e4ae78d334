import { z } from 'zod';
import { jsonOf } from '#contract/json-of.ts';
import type { HookReport } from '../in-page/hook-reports.ts';

const text = z.string();
const reported: z.ZodType<HookReport> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cookie'), raw: text, script: text, url: text }),
  z.strictObject({ kind: z.literal('cookieStore'), raw: text, script: text, url: text }),
  z.strictObject({ kind: z.literal('popup'), target: text }),
  z.strictObject({ kind: z.literal('permission'), name: text }),
  z.strictObject({
    kind: z.literal('fingerprint'),
    api: z.enum(['canvas', 'audio', 'webgl', 'fonts']),
    script: text,
  }),
  z.strictObject({ kind: z.literal('dialog'), name: text }),
  z.strictObject({ kind: z.literal('interval'), everyMs: z.number().int() }),
]);

/** A cookie of 4 kB with two long addresses. */
const longestReport = 30_000;
/** As many as the hooks of one document send. */
const mostOfSession = 1_000;
const mostOfPage = 10_000;

/** What the hooks of a page report. */
export interface HookReports {
  readonly list: readonly HookReport[];
  /** Takes in what one more session reports; what is no report, or one too many, is left out without a word. */
  open(): (payload: string) => void;
}

export function openHookReports(): HookReports {
  const list: HookReport[] = [];
  return {
    list,
    open() {
      let left = mostOfSession;
      return (payload) => {
        left -= 1;
        if (left < 0 || list.length >= mostOfPage || payload.length > longestReport) return;
        const report = reported.safeParse(jsonOf(payload));
        if (report.success) list.push(report.data);
      };
    },
  };
}
