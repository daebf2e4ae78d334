import type { DrivenElement, Interactions } from './interactions.ts';

/** An image with several frames, as its own bytes describe it. */
export interface AnimatedImage {
  readonly url: string;
  readonly format: 'gif' | 'webp' | 'apng';
  readonly frames: number;
  /** One run through all frames. */
  readonly durationSeconds: number;
  /** Null: for ever. */
  readonly plays: number | null;
  /**
   * Share of its surface where luminance goes up and down more than three times in a second (WCAG 2.3.1); null when
   * its frames were not decoded.
   */
  readonly flashingShare: number | null;
}

/** An element whose declared animation alternates faster than three times a second, for a second or more. */
export interface FlashingElement extends DrivenElement {
  readonly property: string;
  readonly flashesPerSecond: number;
  readonly areaPx: number;
  /** Difference of relative luminance, where the colours tell it. Null: it depends on what is drawn. */
  readonly luminanceChange: number | null;
}

export interface Animations {
  readonly images: readonly AnimatedImage[];
  readonly flashing: readonly FlashingElement[];
  /** What styles alone move on a page that is not driven; null on a driven one, whose interactions tell. */
  readonly motion: Pick<Interactions, 'autoMotion' | 'reducedMotion'> | null;
}
