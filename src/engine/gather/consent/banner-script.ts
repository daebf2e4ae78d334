import { lookOf } from '../page/button-look.ts';
import { consentManagers } from '../page/consent-managers.ts';
import { consentPass } from '../page/consent-pass.ts';
import { handPressed } from '../page/hand-pressed.ts';
import { controlPass, type Wanted } from './control-pass.ts';

/** Runs in a frame: its banner, as JSON. */
export const bannerScript = `(${consentPass.toString()})(${[JSON.stringify(consentManagers), handPressed, lookOf].join(', ')})`;

/** Runs in a frame: its controls, or the one that is wanted. */
export const controlScript = (wanted: Wanted | null): string =>
  `(${controlPass.toString()})(${JSON.stringify(wanted)}, ${handPressed.toString()})`;
