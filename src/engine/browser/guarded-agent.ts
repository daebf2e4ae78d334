import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { maxHeaderBytes } from './long-headers.ts';
import { resolveTarget, type TargetPolicy } from './target-policy.ts';

export interface AgentTimeouts {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly bodyMs: number;
}

/**
 * Dispatcher for our own requests to audited sites: each connection is judged, and made to the judged address.
 * A refusal comes out as `TargetRefused` (for `fetch`, the cause of its TypeError). Redirects need no extra
 * care: every hop opens its connection here. Certificates are checked against the name.
 */
export function createGuardedAgent(policy: TargetPolicy, options: { timeouts: AgentTimeouts }): Agent {
  const { connectMs, headersMs, bodyMs } = options.timeouts;
  // HTTP/1.1 only: one probe a connection needs no multiplexing, and its failures read more plainly.
  const connectTo = buildConnector({ timeout: connectMs, allowH2: false });
  return new Agent({
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
    connections: 5,
    maxHeaderSize: maxHeaderBytes,
    connect(target, callback) {
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
      resolveTarget(target.hostname, port, policy).then(
        ({ address }) => connectTo({ ...target, hostname: address, ...tlsName(target) }, callback),
        (error: Error) => callback(error, null),
      );
    },
  });
}

/** TLS is told the name, never the address; addresses have no server name (RFC 6066). */
function tlsName(target: buildConnector.Options): { servername?: string } {
  if (target.protocol !== 'https:') return { servername: '' };
  const name = target.hostname.replace(/^\[|\]$/g, '');
  return isIP(name) ? {} : { servername: target.servername || name };
}
