import type { NetworkRequest } from '#engine/artifacts.ts';

/** A small successful request; pass what the case changes. */
export function networkRequest(changes: Partial<NetworkRequest> = {}): NetworkRequest {
  return {
    url: 'https://www.exemple.fr/script.js',
    method: 'GET',
    resourceType: 'script',
    status: 200,
    protocol: 'h2',
    mimeType: 'text/javascript',
    requestHeaders: [],
    responseHeaders: [],
    transferBytes: 12_000,
    bodyBytes: 40_000,
    fromCache: false,
    fromServiceWorker: false,
    startMs: 10,
    endMs: 60,
    initiatorUrl: 'https://www.exemple.fr/',
    initiatorType: 'parser',
    isMainDocument: false,
    frameUrl: 'https://www.exemple.fr/',
    failure: null,
    redirectedTo: null,
    ...changes,
  };
}
