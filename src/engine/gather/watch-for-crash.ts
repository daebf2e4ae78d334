import type { CDPSession, Page } from 'puppeteer-core';
import { hasTemporarySpace } from '../browser/temporary-space.ts';

/** The page’s process is gone. */
export class PageCrashed extends Error {
  /** Not the page’s doing: our hand or the operator’s ended it, or the machine had no memory or no disk left. */
  readonly killed: boolean;

  constructor(message: string, killed: boolean) {
    super(message);
    this.killed = killed;
  }
}

/** How long the browser may take to say how a process ended that it says is gone. */
const wordMs = 500;

/** Rejects with `PageCrashed` when the page’s process ends; never settles otherwise. `session`: of the browser. */
export async function watchForCrash(page: Page, session: CDPSession, targetId: string): Promise<never> {
  const told = Promise.withResolvers<string>();
  session.on('Target.targetCrashed', (end) => {
    if (end.targetId === targetId) told.resolve(`${end.status} ${end.errorCode}`);
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
  const { message } = await new Promise<Error>((resolve) => page.once('error', resolve));
  const isFull = !hasTemporarySpace();
  const late = setTimeout(() => told.resolve(''), wordMs);
  const status = await told.promise;
  clearTimeout(late);
  throw new PageCrashed(`${message} ${status}`.trim(), isFull || status.startsWith('killed'));
}
