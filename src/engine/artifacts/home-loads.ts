import type { LighthouseResult } from './judged.ts';

/** The home page loaded again, apart from its visit. */
export interface HomeLoads {
  /** Each in a fresh browser context, measured like the visit’s own load. */
  readonly cold: readonly LighthouseResult[];
  /** The last of them once more, with what the browser has kept; null when it failed. */
  readonly warm: WarmLoad | null;
}

/** A page whose visit met a busy machine, loaded again at the end of the audit. */
export interface RemeasuredLoad {
  readonly url: string;
  /** Null: the machine did not become idle, or the load failed. */
  readonly load: LighthouseResult | null;
}

/** A page measured as from a computer, beside the phone. */
export interface DesktopLoads {
  readonly url: string;
  /** Each in a fresh browser context; none where they failed. */
  readonly cold: readonly LighthouseResult[];
}

export interface WarmLoad {
  /** Requests that went to the network. */
  readonly requests: number;
  /** Bytes on the wire. */
  readonly transferBytes: number;
  /** The same figures of the load before, with an empty cache. */
  readonly cold: { readonly requests: number; readonly transferBytes: number };
  /** Bytes on the wire of the site’s own style sheets, scripts, images and fonts, with an empty cache. */
  readonly ownBytes: number;
  /** Those of them that were sent whole again, the heaviest first; a 304 is no resending. */
  readonly resent: readonly { readonly url: string; readonly transferBytes: number }[];
}
