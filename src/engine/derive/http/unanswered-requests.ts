import type { NetworkRequest } from '../../artifacts.ts';

/**
 * No answer came: from here, a name that is not resolved or a connection that fails is not the site’s doing for certain.
 * What the page itself forbids (its policy, mixed content) is lost for every visitor.
 */
export const isUnanswered = ({ status, failure }: NetworkRequest): boolean =>
  status === 0 && /^(?:constat-guard:|net::ERR_(?!BLOCKED_BY_(?:RESPONSE|ORB|CSP)))/.test(failure ?? '');

/** A script of which no answer came: what would have run is unknown. */
export const isUnansweredScript = (request: NetworkRequest): boolean =>
  request.resourceType === 'script' && isUnanswered(request);
