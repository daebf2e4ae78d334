import { inTime } from '../browser/in-time.ts';
import { describeException, type Tab } from './tab.ts';

/** The functions of a module as they are called from here: with values that JSON can hold, and an answer of the same kind. */
type Called<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (...given: infer Given) => infer Value
    ? (...given: Given) => Promise<Awaited<Value>>
    : never;
};
type Isolated = typeof import('../in-page/index.ts');
type Own = typeof import('../in-page/own-world.ts');

/**
 * Our functions in the loaded document, in our isolated world: the page neither sees nor changes them. They are evaluated
 * once a document; what one call leaves in their modules is there for the next.
 * @throws Error (each call) with the words of what the function threw
 */
export function inPage(tab: Tab): Called<Isolated> {
  return callable<Isolated>((name, given) => call(tab, 'isolated', name, given));
}

/**
 * The same, each call stopped when it takes longer than `limitMs` of useful time: nothing else of the page could be read
 * while it computes.
 * @throws Error (each call) then too
 */
export function inPageInTime(tab: Tab, limitMs: number): Called<Isolated> {
  // What awaits a promise of the page is not told of its end.
  const onLate = () => void tab.cdp.send('Runtime.terminateExecution').catch(() => undefined);
  return callable<Isolated>((name, given) =>
    inTime(call(tab, 'isolated', name, given), limitMs, 'script', { onLate, clock: tab.clock }),
  );
}

/** Our functions in the page’s own world, where its globals and listeners are seen, and where it may have replaced built-ins. */
export function inOwnWorld(tab: Tab): Called<Own> {
  return callable<Own>((name, given) => call(tab, 'own', name, given));
}

/** What a function of our isolated world gives that is no plain value (an element): its handle, to be released by the caller. */
export async function handleFrom(
  tab: Tab,
  name: keyof Isolated,
  ...given: readonly unknown[]
): Promise<string | undefined> {
  return (await send(tab, 'isolated', name, given, false)).objectId;
}

type Call = (name: string, given: readonly unknown[]) => Promise<unknown>;

const callable = <Module>(make: Call): Called<Module> =>
  new Proxy({} as Called<Module>, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        make(String(name), given),
  });

async function call(tab: Tab, world: 'isolated' | 'own', name: string, given: readonly unknown[]) {
  return (await send(tab, world, name, given, true)).value as unknown;
}

async function send(
  tab: Tab,
  world: 'isolated' | 'own',
  name: string,
  given: readonly unknown[],
  returnByValue: boolean,
) {
  const answer = await tab.cdp.send('Runtime.callFunctionOn', {
    objectId: await tab.functions(world),
    functionDeclaration: 'function(name,...given){return this[name](...given)}',
    arguments: [{ value: name }, ...given.map((value) => ({ value }))],
    returnByValue,
    awaitPromise: true,
    silent: true,
  });
  if (answer.exceptionDetails) throw new Error(describeException(answer.exceptionDetails));
  return answer.result;
}
