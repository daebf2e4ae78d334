import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { testChromium } from './chromium.ts';

/** The browser people use, without a window. */
export async function launchBrowser(): Promise<Browser> {
  const { path } = await testChromium();
  return chromium.launch({
    executablePath: path,
    // Chromium refuses to sandbox for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

export interface WatchedContext {
  readonly context: BrowserContext;
  /** Console and page errors, requests that left the site, policy violations, in order. */
  readonly problems: string[];
  /** The next problem that matches is expected, once: the console repeats a 404 that a test asked for. */
  expectOnce(pattern: RegExp): void;
  /** As it was when it was opened, for the next page of the same visitor: nothing noted, expected or stored. */
  renew(page: Page): Promise<void>;
  close(): Promise<void>;
}

interface WatchOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Without movement: what is measured does not depend on when. */
  readonly still?: boolean;
  /** `name=value` of a session, as the server set it. */
  readonly cookie?: string;
}

/** A private window of `origin` that notes everything a page must not do. */
export async function openWatched(
  browser: Browser,
  origin: string,
  { width = 1280, height = 800, colorScheme = 'light', still = false, cookie }: WatchOptions = {},
): Promise<WatchedContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale: 'fr-FR',
  });
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const note = (problem: string) => {
    const known = expected.findIndex((pattern) => pattern.test(problem));
    if (known === -1) problems.push(problem);
    else expected.splice(known, 1);
  };
  context.on('weberror', (error) => note(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== origin) note(`left the site: ${url.href}`);
  });
  await context.exposeBinding('constatPolicyViolation', (_, text: string) => note(`policy: ${text}`));
  await context.addInitScript(() => {
    const say = (window as unknown as { constatPolicyViolation(text: string): void }).constatPolicyViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      say(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  if (cookie !== undefined) await setCookie(context, origin, cookie);
  return {
    context,
    problems,
    expectOnce: (pattern) => void expected.push(pattern),
    async renew(page) {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      if (cookie !== undefined) await setCookie(context, origin, cookie);
      problems.length = 0;
      expected.length = 0;
    },
    close: () => context.close(),
  };
}

async function setCookie(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  const { hostname } = new URL(origin);
  await context.addCookies([
    {
      name,
      value,
      domain: hostname,
      path: '/',
      secure: name.startsWith('__Host-'),
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
}

/** Opens a page and waits until its scripts run and its fonts are there. */
export async function visit(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilHydrated(page);
  return response?.status() ?? 0;
}

/** React marks the nodes it took over; pages without script have none to wait for. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('script[type="module"]') === null ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
