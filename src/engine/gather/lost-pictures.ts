import type { AxeResult } from '../artifacts.ts';
import { isUnanswered } from '../derive/http/unanswered-requests.ts';
import type { PictureAnswers } from '../in-page/lost-pictures.ts';
import { inPage } from './in-page.ts';
import type { Exchange } from './network-log.ts';
import { requestsOf } from './requests.ts';
import type { Tab } from './tab.ts';

/** What became of the pictures that the load asked for, each at the end of its redirections. */
export function pictureAnswers(exchanges: readonly Exchange[], pageUrl: string): PictureAnswers {
  const pictures = exchanges.filter(({ type, url }) => type === 'Image' && url.startsWith('http'));
  const hops = Map.groupBy(pictures, ({ requestId }) => requestId);
  const told = new Set<string>();
  const unanswered = new Set<string>();
  for (const chain of hops.values()) {
    const [last] = requestsOf(chain.slice(-1), pageUrl);
    if (!last) continue;
    const isOver = last.status > 0 || last.failure !== null;
    for (const { url } of chain)
      if (isUnanswered(last)) unanswered.add(url);
      else if (isOver) told.add(url);
  }
  return { told: [...told], unanswered: [...unanswered].filter((url) => !told.has(url)) };
}

/** Tells the page what became of its pictures, for every run of axe-core to come. */
export async function rememberPictures(tab: Tab, answers: PictureAnswers): Promise<void> {
  await inPage(tab)
    .keepAnswers(answers)
    .catch(() => undefined);
}

/** None where the page cannot be asked: what axe-core found stands. */
const textsOver = (tab: Tab, asked: readonly number[]): Promise<number[]> =>
  inPage(tab)
    .textsOverLost(asked)
    .catch(() => []);

type Contrasts = Pick<Record<'violations' | 'incomplete', AxeResult[]>, 'violations' | 'incomplete'>;

const isContrast = ({ ruleId }: AxeResult): boolean => /^color-contrast(?:-enhanced)?$/.test(ruleId);

/**
 * Contrasts that axe-core failed against what is painted where a picture never came: nobody can tell from here, they are left
 * undecided. Lists these pictures as they are now, for `measureContrasts` too.
 */
export async function withoutLostGrounds(
  tab: Tab,
  { violations, incomplete }: Contrasts,
): Promise<Contrasts> {
  if (![...violations, ...incomplete].some(isContrast)) return { violations, incomplete };
  await inPage(tab)
    .findLostPictures()
    .catch(() => undefined);
  const failed = violations.filter(isContrast);
  const asked = new Set(failed.flatMap(({ nodes }) => nodes.flatMap(({ node }) => node ?? [])));
  const lost = new Set(asked.size === 0 ? [] : await textsOver(tab, [...asked]));
  if (lost.size === 0) return { violations, incomplete };
  const isOverLost = ({ node }: AxeResult['nodes'][number]) => node !== null && lost.has(node);
  const moved = failed.flatMap((result) => {
    const nodes = result.nodes.filter(isOverLost).map((found) => ({ ...found, lostPicture: true as const }));
    return nodes.length > 0 ? [{ ...result, nodes, nodeCount: nodes.length }] : [];
  });
  return {
    violations: violations.flatMap((result) => {
      if (!isContrast(result)) return [result];
      const nodes = result.nodes.filter((found) => !isOverLost(found));
      const nodeCount = result.nodeCount - (result.nodes.length - nodes.length);
      return nodes.length > 0 ? [{ ...result, nodes, nodeCount }] : [];
    }),
    incomplete: joined(incomplete, moved),
  };
}

/** Each rule once. */
function joined(results: readonly AxeResult[], added: readonly AxeResult[]): AxeResult[] {
  return [...Map.groupBy([...results, ...added], ({ ruleId }) => ruleId).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const nodes = same.flatMap((result) => result.nodes);
    return [{ ...first, nodes, nodeCount: same.reduce((sum, { nodeCount }) => sum + nodeCount, 0) }];
  });
}
