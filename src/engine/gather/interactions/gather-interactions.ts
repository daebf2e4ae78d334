import { type Interactions, orElse } from '../../artifacts.ts';
import { defineArtifact } from '../define-artifact.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import type { Observations } from '../visit.ts';
import { type Drive, type DrivenPart, drivenInteractions, type Known } from './driven-interactions.ts';
import { type WantsPart, wantsPart } from './interaction-parts.ts';
import { guardRequests } from './request-guard.ts';
import { type InteractionNotes, still, tryInteraction } from './run-in-page.ts';

/** All changes of a page together, in milliseconds. */
const interactionsMs = 14_000;

/**
 * The driven part, once nothing else needs the page. It may cut the browser from the network until the next page. Stored as
 * `moves`, its first name.
 */
export const interactions = defineArtifact({
  id: 'moves',
  after: ['stillMoves', 'stylesheets', 'dom'],
  async gather({ request, tools, tab, deadline, timings }, _needed, { stillMoves, stylesheets, dom }) {
    if (!request.moves) return null;
    const until = Math.min(tab.clock.now() + interactionsMs - (timings.stillMoves ?? 0), deadline - 3_000);
    const closeNetwork = () => tools.proxy.closeNetwork();
    const known: Known = { stylesheets: orElse(stylesheets ?? null, null), dom: orElse(dom ?? null, null) };
    const observed = orElse(stillMoves ?? null, null) ?? unobserved;
    const options = { isHome: request.isHome, closeNetwork, wants: wantsPart(request.only) };
    const notes: InteractionNotes = { timings, failed: [...(observed.failed ?? [])] };
    const seen = { ...observed, ...(await driveThrough(tab, known, until, notes, options)) };
    return notes.failed.length > 0 ? { ...seen, failed: notes.failed } : seen;
  },
});

const unobserved: Observations = {
  autoMotion: null,
  reducedMotion: null,
  vanishedMessages: null,
  lostInForcedColours: null,
  darkScheme: null,
  scroll: null,
};

type DrivenParts = Pick<Interactions, DrivenPart>;

const undriven: DrivenParts = {
  reflow: null,
  widths: null,
  orientation: null,
  zoom200: null,
  textSpacing: null,
  stateContrasts: null,
  hoverReveal: null,
  contextChangeOnFocus: null,
  contextChangeOnChoice: null,
  typing: null,
  formErrors: null,
  keyboardTraps: null,
};

const stillness = `*,*::before,*::after{${still};scroll-behavior:auto!important}`;

/**
 * Drives the page: other windows, other spacing, pointer, focus. Comes last: it leaves the page changed. Nothing is
 * submitted and the page is not left. Each check that fails, is late or was not asked for is null, alone.
 */
async function driveThrough(
  tab: Tab,
  known: Known,
  deadline: number,
  notes: InteractionNotes,
  { wants, ...how }: Pick<Drive, 'isHome' | 'closeNetwork'> & { readonly wants: WantsPart },
): Promise<DrivenParts> {
  const interact = <Value>(name: string, limitMs: number, run: () => Promise<Value>) =>
    tryInteraction(
      name,
      { timeoutMs: Math.min(limitMs, deadline - tab.clock.now()), clock: tab.clock },
      notes,
      run,
    );
  const wanted = drivenInteractions.filter(({ part }) => wants(part));
  if (wanted.length === 0) return undriven;
  const guard = await guardRequests(tab);
  try {
    let seen = undriven;
    await interact('stillness', 1_000, () => inPage(tab).holdStill(stillness));
    for (const { part, limitMs, run } of wanted)
      seen = {
        ...seen,
        ...(await interact(part, limitMs, () => run({ ...how, tab, guard, until: deadline }, known))),
      };
    return seen;
  } finally {
    await guard.stop();
  }
}
