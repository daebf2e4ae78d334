import { type Heard, hearListeners, type ListenersOf } from './listeners.ts';

export { libraryVersions } from './library-versions.ts';
/** What is called in the page’s own world (`gather/in-page.ts`), where its scripts may have replaced built-ins. */
export { noteWindows, openedWindows, silencePage, takeSilencedEffects } from './silenced-page.ts';

let listenersOf: ListenersOf | null = null;

/** The console’s view of listeners, given once as these functions enter the page. */
export function takeConsole(given: ListenersOf): void {
  listenersOf = given;
}

/** What the page listens to, of its first `limit` elements. */
export function listListeners(limit: number): Heard & { readonly tags: string } {
  if (!listenersOf) throw new Error('no console in the page');
  return hearListeners(listenersOf, limit);
}
