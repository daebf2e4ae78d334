import { aiRobots } from '#reference/ai-robots.ts';
import { isAllowed } from '../../address/robots.ts';
import type { RobotsTxt } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

export interface AiAccess {
  /** Robots that may not read the home page. */
  readonly blockedTraining: readonly string[];
  readonly blockedSearch: readonly string[];
  readonly allowedTraining: readonly string[];
}

/** Which AI robots robots.txt keeps away from the home page. An absent file keeps nobody away. */
export const aiAccessOf = memoise((robots: RobotsTxt): AiAccess => {
  const home = new URL('/', robots.url).href;
  const blocked = (agents: readonly string[]) => agents.filter((agent) => !isAllowed(robots, home, agent));
  const blockedTraining = blocked(aiRobots.training);
  return {
    blockedTraining,
    blockedSearch: blocked(aiRobots.search),
    allowedTraining: aiRobots.training.filter((agent) => !blockedTraining.includes(agent)),
  };
});
