import type { OpenedDialog } from '../../artifacts.ts';
import { inOwnWorld, inPage } from '../in-page.ts';
import type { RequestGuard } from '../interactions/request-guard.ts';
import type { Tab } from '../tab.ts';

const settleMs = 500;
/** A window that takes the focus after its own animation is given that long. */
const focusMs = 600;
const pollMs = 60;

/** What opens by a script of its own clock is given that long. */
const patienceMs = 250;

type Answer = Awaited<ReturnType<ReturnType<typeof inPage>['answerNow']>>;

/** What came of pressing an opener. */
export interface Opened<Value> {
  /** Null: nothing came, or it was not looked at. */
  readonly seen: {
    readonly value: Value;
    readonly dialog: OpenedDialog | null;
    readonly renamed: boolean;
  } | null;
  /** What the page changed, where nothing came: nothing, what the opener says of itself alone, or something else. */
  readonly answer: Answer;
  /** The page wanted something that only a person may ask for: it is left alone from then on. */
  readonly balked: boolean;
}

/**
 * Presses one opener, looks at what came, and closes it again: with Escape where it is a window, else with its opener;
 * what then still differs is put back element by element. A page that wants to leave, to open a window or to send
 * something is not looked at.
 * @throws what `look` throws, the page put back
 */
export async function openPart<Value>(
  tab: Tab,
  at: number,
  guard: RequestGuard,
  look: () => Promise<Value>,
): Promise<Opened<Value>> {
  const before = await reactions(tab, guard);
  await inPage(tab).pressOpener(at);
  let undo = true;
  try {
    const hasCome = await waitForRoots(tab, at);
    if ((await reactions(tab, guard)) !== before) return { seen: null, answer: 'some', balked: true };
    if (!hasCome) return { seen: null, answer: await answerOf(tab, at), balked: false };
    const renamed = await inPage(tab).isRenamed(at);
    const took = await dialogOf(tab);
    const value = await look();
    const dialog = took && { ...took, ...(await closeByEscape(tab, at, took.focusMovedIn)) };
    const ways = dialog ? (['button', 'platform'] as const) : (['opener', 'platform', 'button'] as const);
    for (const way of ways) {
      if (!(await isOpen(tab, at))) break;
      await inPage(tab).closePart(at, way);
      await inPage(tab).settleView(false, settleMs * tab.clock.stretch());
    }
    undo = await isOpen(tab, at);
    return {
      seen: { value, dialog, renamed },
      answer: 'some',
      balked: (await reactions(tab, guard)) !== before,
    };
  } finally {
    await inPage(tab).endPart(undo);
  }
}

/** Whoever presses it with a mouse or a finger is over it as well: the styles of that may show what the press does not. */
async function answerOf(tab: Tab, at: number): Promise<Answer> {
  const pressed = await inPage(tab).answerNow(at);
  const place = pressed === 'some' ? null : await inPage(tab).placeOfOpener(at);
  if (!place) return pressed;
  try {
    await tab.page.mouse.move(place.x, place.y);
    await inPage(tab).settleView(false, settleMs * tab.clock.stretch());
    return await inPage(tab).answerNow(at);
  } finally {
    await tab.page.mouse.move(-10, -10);
  }
}

/** What the page asked for that nobody should: addresses to go to, windows, messages to send. */
async function reactions(tab: Tab, guard: RequestGuard): Promise<string> {
  const sent = guard.requests.filter(({ method }) => !/^(?:GET|HEAD|OPTIONS)$/.test(method));
  const windows = (await inOwnWorld(tab).openedWindows()).length;
  return `${guard.navigations.length} ${sent.length} ${windows}`;
}

async function dialogOf(tab: Tab): Promise<{ modal: boolean; focusMovedIn: boolean } | null> {
  const until = tab.clock.now() + focusMs;
  for (;;) {
    const dialog = await inPage(tab).dialogNow();
    if (!dialog || dialog.focusMovedIn || tab.clock.now() > until) return dialog;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

const isOpen = async (tab: Tab, at: number) => (await inPage(tab).partNow(at)).open;

async function closeByEscape(
  tab: Tab,
  at: number,
  focusMovedIn: boolean,
): Promise<Pick<OpenedDialog, 'closedByEscape' | 'focusReturned'>> {
  await tab.page.keyboard.press('Escape');
  const until = tab.clock.now() + focusMs;
  for (;;) {
    await inPage(tab).settleView(false, settleMs * tab.clock.stretch());
    const { open, focusOnOpener } = await inPage(tab).partNow(at);
    const isDone = !open && (focusOnOpener || !focusMovedIn);
    if (!isDone && tab.clock.now() < until) continue;
    return { closedByEscape: !open, focusReturned: open || !focusMovedIn ? null : focusOnOpener };
  }
}

async function waitForRoots(tab: Tab, at: number): Promise<boolean> {
  const until = tab.clock.now() + patienceMs;
  for (;;) {
    await inPage(tab).settleView(false, settleMs * tab.clock.stretch());
    if ((await inPage(tab).findRoots(at)) > 0) return true;
    if (tab.clock.now() > until) return false;
  }
}
