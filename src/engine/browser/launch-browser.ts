import { type Browser, launch } from 'puppeteer-core';
import type { EngineLog } from '../engine-log.ts';
import { browserEnvironment } from './browser-environment.ts';
import { createProfile, removeProfile } from './browser-profile.ts';
import { canSandbox } from './can-sandbox.ts';
import { evenPriority } from './even-priority.ts';
import { inTime } from './in-time.ts';

export interface LaunchOptions {
  readonly executablePath: string;
  /** The guard’s port on 127.0.0.1: the only way out. */
  readonly proxyPort: number;
  readonly log: EngineLog;
  /** Puppeteer hears of requests and answers, and can refuse them. Default: no. */
  readonly hearsRequests?: true;
  /** Further flags: tests trust a certificate of theirs. Default: none. */
  readonly flags?: readonly string[];
}

/** A running Chromium with a profile of its own, gone with it. */
export interface LaunchedBrowser {
  readonly browser: Browser;
  /** `Chromium 156.0.8078.73` */
  readonly version: string;
  readonly processId: number;
  /** Ends the browser, by force if needed, and removes its profile. */
  close(): Promise<void>;
}

const closeGraceMs = 3_000;

/**
 * Starts Chromium by pipe with a fresh profile and fonts of ours; nothing it fetches goes around the proxy.
 * @throws Error when the executable does not start, or a font is not installed
 */
export async function launchBrowser(options: LaunchOptions): Promise<LaunchedBrowser> {
  const profile = await createProfile();
  try {
    const browser = await launch({
      executablePath: options.executablePath,
      pipe: true,
      // The headless shell starts faster, needs less memory and has no other mode.
      headless: options.executablePath.includes('headless-shell') ? 'shell' : true,
      userDataDir: profile,
      env: await browserEnvironment(profile),
      defaultViewport: null,
      // Each session that hears of requests costs the browser as much again; visits have one of their own.
      networkEnabled: options.hearsRequests ?? false,
      issuesEnabled: false,
      // Only against what hangs: whoever asks has a deadline of its own, in useful time.
      timeout: 120_000,
      protocolTimeout: 240_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      // Browsers bound what a page may send them: history entries, messages between processes.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
      args: [...browserFlags(options.proxyPort, canSandbox()), ...(options.flags ?? [])],
    });
    const processId = browser.process()?.pid ?? 0;
    evenPriority(processId);
    const version = (await browser.version()).replace(/^(?:Headless)?Chrome\//, 'Chromium ');
    return {
      browser,
      version,
      processId,
      close: async () => {
        await closeOrKill(browser);
        await removeProfile(profile);
      },
    };
  } catch (error) {
    await removeProfile(profile);
    throw error;
  }
}

async function closeOrKill(browser: Browser): Promise<void> {
  const child = browser.process();
  await inTime(browser.close(), closeGraceMs, 'close').catch(() => undefined);
  if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}

/** Without `<-loopback>` Chromium would skip the proxy for loopback; the resolver rule stops every look-up of its own. */
function browserFlags(proxyPort: number, sandboxed: boolean): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-dev-shm-usage',
    '--disable-blink-features=AutomationControlled',
    '--disable-features=Translate,NetworkTimeServiceQuerying,OptimizationHints,OptimizationGuideModelDownloading,OptimizationHintsFetching,OptimizationTargetPrediction,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
    // Chromium asks Google for accounts, updates and the time; an audit is no business of theirs.
    '--gaia-url=http://127.0.0.1:9',
    '--component-updater=url-source=http://127.0.0.1:9/',
    '--no-pings',
    '--mute-audio',
    '--lang=fr-FR',
    '--accept-lang=fr-FR,fr',
    '--hide-scrollbars',
    // Widths of letters are those of the font, not of a grid of pixels: the same at every size, on every machine.
    '--font-render-hinting=none',
    // A page that eats memory loses its renderer long before the machine suffers.
    '--js-flags=--max-old-space-size=1024',
    ...(sandboxed ? [] : ['--no-sandbox']),
  ];
}
