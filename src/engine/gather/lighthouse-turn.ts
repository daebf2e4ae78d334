import { Audit } from 'lighthouse/core/audits/audit.js';
import BaseGatherer from 'lighthouse/core/gather/base-gatherer.js';
import type { QuietMonitor } from './late-requests.ts';

/** A load that Lighthouse is about to begin. */
export interface StartedLoad {
  /** How long it will wait, ms; can still be changed. */
  readonly limits: { maxWaitForFcp: number; maxWaitForLoad: number };
  /** Lets Lighthouse hear an event of the protocol. */
  tell(event: string, data: object): void;
  /** The same of the network, which it hears in another way. */
  tellNetwork(event: string, data: object): void;
  /** What tells Lighthouse that the network is quiet. */
  readonly monitor: QuietMonitor;
}

/** What a gatherer of ours hears of a load. */
export interface LoadListener {
  /** Awaited just before the load. */
  begin(load: StartedLoad): Promise<void>;
  /** The page is loaded and quiet. */
  end(): void;
  /** Trace and log are whole, and nothing has been computed from them yet. */
  recorded(): void;
}

/**
 * Chromium paints in the pixels of the host’s own screen, and a headless browser has one a CSS px; Lighthouse asks the page,
 * whose device is emulated before it comes, and then takes shown images for smaller than they are.
 */
const hostPixelRatio = 1;

/** What Lighthouse gives its gatherers, as far as it is used here. */
interface LoadContext {
  readonly driver: {
    readonly defaultSession: { emit(event: string, data: object): boolean; id(): string };
    readonly targetManager: { emit(event: 'protocolevent', message: object): boolean };
    readonly networkMonitor: QuietMonitor;
  };
  readonly settings: StartedLoad['limits'];
  readonly baseArtifacts: { HostDPR: number };
}

/**
 * Lighthouse’s official seam: a gatherer of ours hears when the load begins and ends, so that the turn to load is
 * held for the load alone, not for Lighthouse’s preparation and reading. The first phase of all gatherers comes
 * before tracing starts: waiting there costs the page nothing. The last but one is the only moment to change a record:
 * what Lighthouse computes from it afterwards, it keeps.
 */
class TurnGatherer extends BaseGatherer {
  override meta = { supportedModes: ['navigation' as const] };
  readonly #listener: LoadListener;

  constructor(listener: LoadListener) {
    super();
    this.#listener = listener;
  }

  override async startInstrumentation(context: unknown): Promise<void> {
    const { driver, settings, baseArtifacts } = context as LoadContext;
    baseArtifacts.HostDPR = hostPixelRatio;
    await this.#listener.begin({
      limits: settings,
      monitor: driver.networkMonitor,
      tell: (event, data) => driver.defaultSession.emit(event, data),
      tellNetwork: (method, params) => {
        const sessionId = driver.defaultSession.id();
        driver.targetManager.emit('protocolevent', { method, params, targetType: 'page', sessionId });
      },
    });
  }

  override stopSensitiveInstrumentation(): void {
    this.#listener.end();
  }

  override stopInstrumentation(): void {
    this.#listener.recorded();
  }

  override getArtifact(): object {
    return {};
  }
}

/** An artifact that no rule requires is dropped, hence this hidden rule. */
export class TurnAudit extends Audit {
  static override get meta() {
    return {
      id: 'constat-turn',
      title: 'constat-turn',
      description: 'Marks the load for Constat.',
      scoreDisplayMode: 'informative' as const,
      requiredArtifacts: ['ConstatTurn'] as never,
    };
  }

  static override audit() {
    return { score: 1 };
  }
}

/** A new one for each navigation. */
export function turnGatherer(listener: LoadListener): BaseGatherer {
  return new TurnGatherer(listener);
}
