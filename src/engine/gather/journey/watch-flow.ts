import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FlowMeasures } from '#contract/journey/flow-measures.ts';
import type { JourneyStep } from '#contract/journey/journey.ts';
import { jsonOf } from '#contract/json-of.ts';
import type { MachineTimes } from '../../browser/machine-clock.ts';
import { isTrusted } from '../../derive/load/load-trust.ts';
import type { FlowEntry } from '../../in-page/flow.ts';
import { inPageScript } from '../in-page-script.ts';
import { loadTrust } from '../load/load-trust.ts';
import { ownWorldName, type Tab } from '../tab.ts';
import { measureFlow } from './flow-measures.ts';

/** Hears what the browser measures while a journey is made. */
export interface FlowWatch {
  /** That step begins; the one before is over. */
  begin(at: number, step: JourneyStep): void;
  /** What was measured so far. */
  measures(): FlowMeasures;
}

/** Texts of a renderer, which a page may have taken over. */
const told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), origin: z.number() }),
  z.object({
    kind: z.literal('interaction'),
    origin: z.number(),
    id: z.number(),
    at: z.number(),
    lasted: z.number().min(0),
  }),
  z.object({ kind: z.literal('shift'), origin: z.number(), at: z.number(), value: z.number().min(0) }),
  z.object({
    kind: z.enum(['server', 'first-paint', 'largest-paint', 'loaded']),
    origin: z.number(),
    at: z.number(),
  }),
]);

const mostEntries = 20_000;

/** Before the first step: documents that are there already tell nothing. */
export async function watchFlow(
  tab: Pick<Tab, 'cdp' | 'runEarly'>,
  times: () => MachineTimes | null,
): Promise<FlowWatch> {
  const bindingName = `flow${randomUUID().replaceAll('-', '')}`;
  const entries: FlowEntry[] = [];
  tab.cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== bindingName || entries.length >= mostEntries) return;
    const entry = told.safeParse(jsonOf(payload));
    if (entry.success) entries.push(entry.data);
  });
  // In our world alone: the page can neither see it nor speak in our name.
  await tab.cdp.send('Runtime.addBinding', { name: bindingName, executionContextName: ownWorldName });
  await tab.runEarly(
    `(()=>{${await inPageScript('flow')}inPage.tellFlow(${JSON.stringify(bindingName)})})()`,
  );
  const begun: { at: number; step: JourneyStep; began: number; times: MachineTimes | null }[] = [];
  return {
    begin(at, step) {
      // The time of the wall, as that of the browser is: a process that lives long has a clock that went astray.
      begun.push({ at, step, began: Date.now(), times: times() });
    },
    measures() {
      const now = times();
      const made = begun.map((one, index) => ({
        ...one,
        isDisturbed: !isTrusted({ trust: loadTrust(one.times, begun[index + 1]?.times ?? now, null) }),
      }));
      return measureFlow(made, entries);
    },
  };
}
