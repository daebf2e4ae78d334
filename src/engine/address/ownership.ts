import type { AuditOrder } from '#contract/audit.ts';
import { isHostProved } from '#contract/proved-domains.ts';
import type { RobotsTxt } from '../artifacts.ts';
import { createRobotsJudge } from './robots.ts';

type Proof = Pick<AuditOrder, 'url' | 'ownershipProved' | 'provedDomains' | 'ignoreRobots'>;

/**
 * The person who orders is responsible for the host where the visit starts, redirections included. Where the order
 * names its proofs they alone decide: `exemple.fr` may lead to a proved `www.exemple.fr`, or to somebody else’s host.
 */
export function ownsStart(order: Proof, start: URL): boolean {
  if (order.provedDomains !== undefined) return isHostProved(start.host, order.provedDomains);
  return order.ownershipProved === true && start.host === new URL(order.url).host;
}

/** What may be asked of the site: all of it when its owner sets robots.txt aside, else what robots.txt allows. */
export function robotsJudgeOf(order: Proof, start: URL, robots: RobotsTxt): (url: URL) => boolean {
  return order.ignoreRobots === true && ownsStart(order, start) ? () => true : createRobotsJudge(robots);
}
