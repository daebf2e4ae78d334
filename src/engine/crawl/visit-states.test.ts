import { expect, test } from 'vitest';
import type { Journey } from '#contract/journey/journey.ts';
import type { VisitOutcome, VisitRequest } from '../ports/visit.ts';
import type { VisitPlan } from './visit-pages.ts';
import { visitStates } from './visit-states.ts';

const open = { type: 'navigate', url: 'https://site.test/', navigates: false, timeoutMs: 1_000 } as const;
const journey = (name: string, states: number): Journey => ({
  ...{ name, version: 3 },
  steps: Array.from({ length: states }, (_, at) => ({ ...open, state: `État ${at + 1}` })),
});

const flowTo = (step: number) => ({
  steps: [{ step, words: 'Ouvrir', interactions: 0, cumulativeLayoutShift: 0 }],
  totals: { interactionToNextPaintMs: null, cumulativeLayoutShift: step / 100 },
});

/** What an audit does of its journeys, by a pool that counts. */
async function visited(
  journeys: readonly Journey[] | undefined,
  answer: (request: VisitRequest) => Partial<Extract<VisitOutcome, { kind: 'not-analysed' }>> = () => ({}),
) {
  const asked: VisitRequest[] = [];
  const notes: string[] = [];
  const plan = {
    order: { url: 'https://site.test/', device: 'mobile', profile: null, maxPages: 5, journeys },
    siteDomain: 'site.test',
    pageDeadlineMs: 1_000,
    watch: { signal: new AbortController().signal },
    journal: { note: (...told: unknown[]) => void notes.push(told.join(' ')) },
    pool: {
      visit: async (request: VisitRequest) => {
        asked.push(request);
        const flow = flowTo(request.journey?.state.step ?? 0);
        const refused = { kind: 'not-analysed', url: request.url, reason: 'journey', detail: 'non', flow };
        return { ...refused, ...answer(request) };
      },
    },
  } as unknown as VisitPlan;
  return { asked, notes, ...(await visitStates(plan)) };
}

test('an audit without journeys visits nothing more and notes nothing more', async () => {
  for (const none of [undefined, []]) {
    const { asked, notes, pages, notAnalysed, journeys } = await visited(none);
    expect([asked, notes, pages, notAnalysed, journeys]).toEqual([[], [], [], [], []]);
  }
});

test('a state is one visit; of several replays the one that came furthest is told, with the version', async () => {
  const { asked, notes, journeys } = await visited([journey('Commande', 3)]);
  expect(asked).toHaveLength(3);
  expect(notes).toHaveLength(3);
  expect(journeys).toEqual([{ name: 'Commande', version: 3, ...flowTo(3) }]);
});

test('a journey that stopped is not begun again; states beyond twenty are told and not visited', async () => {
  const stopping = await visited([journey('Arrêt', 4)], () => ({ stopped: { at: 1, picture: null } }));
  expect(stopping.asked).toHaveLength(1);
  expect(stopping.notAnalysed.map(({ state }) => state?.step)).toEqual([1, 2, 3, 4]);

  const many = await visited([journey('A', 10), journey('B', 10), journey('C', 2)]);
  expect(many.asked).toHaveLength(20);
  expect(many.notAnalysed.slice(-2).map(({ detail }) => detail)).toEqual([
    'C, État 1 : un audit juge 20 états de parcours au plus',
    'C, État 2 : un audit juge 20 états de parcours au plus',
  ]);
  expect(many.journeys.map(({ name }) => name)).toEqual(['A', 'B']);
});
