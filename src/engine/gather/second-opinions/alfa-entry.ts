/** What Constat uses of Alfa, apart so that it loads only when a page is given to it. */
export { Device } from '@siteimprove/alfa-device';
export { Node } from '@siteimprove/alfa-dom';
export { Request, Response } from '@siteimprove/alfa-http';
export { alfaVersion, default as rules } from '@siteimprove/alfa-rules';
export { Page } from '@siteimprove/alfa-web';
