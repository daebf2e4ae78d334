import type { NetworkRequest } from '../../artifacts.ts';

/**
 * A script of which no answer came: from here, a name that is not resolved or a connection that fails is not the site’s
 * doing for certain, and what would have run is unknown.
 */
export const isScriptThatNeverCame = ({ resourceType, status, failure }: NetworkRequest): boolean =>
  resourceType === 'script' &&
  status === 0 &&
  /^net::ERR_(?!BLOCKED_BY_(?:RESPONSE|ORB|CSP))/.test(failure ?? '');
