/** What Constat uses of Alfa. `scripts/bundle-alfa.mjs` makes one file of it: thousand small ones load in half a second. */
export { Device } from '@siteimprove/alfa-device';
export { Node } from '@siteimprove/alfa-dom';
export { Request, Response } from '@siteimprove/alfa-http';
export { alfaVersion, default as rules } from '@siteimprove/alfa-rules';
export { Page } from '@siteimprove/alfa-web';
