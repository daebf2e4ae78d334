import type { CDPSession, Page } from 'puppeteer-core';

/** The page’s process is gone. */
export class PageCrashed extends Error {
  /** Another hand ended it: ours, the operator’s, or the kernel’s when the machine has no memory left. */
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
  const late = setTimeout(() => told.resolve(''), wordMs);
  const status = await told.promise;
  clearTimeout(late);
  throw new PageCrashed(`${message} ${status}`.trim(), status.startsWith('killed'));
}
