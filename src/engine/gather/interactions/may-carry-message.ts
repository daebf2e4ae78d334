import type { GuardedRequest } from './request-guard.ts';

/** Anything but the fonts, styles and plain pictures that an answer of a form may be dressed with: it may carry the message. */
export const mayCarryMessage = ({ type, url }: GuardedRequest): boolean =>
  !/^(?:Font|Stylesheet|Media)$/.test(type) && !(type === 'Image' && !url.includes('?'));
