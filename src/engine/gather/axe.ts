import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AxeRunOptions, axeRunOptions } from '#reference/axe-run.ts';
import { type Axe, type AxeNode, type AxeResult, type Dom, isArtifactError } from '../artifacts.ts';
import { leastUnmeasured } from '../derive/engines/measured-contrast.ts';
import type { AxeOutput } from '../in-page/axe-pass.ts';
import { defineArtifact } from './define-artifact.ts';
import { inPage, inPageInTime } from './in-page.ts';
import { guardedAxeScript } from './in-page-script.ts';
import { pictureAnswers, rememberPictures, withoutLostGrounds } from './lost-pictures.ts';
import { type Look, measureContrasts } from './measure-contrasts.ts';
import { measuringOrder } from './measuring-order.ts';
import { evaluateIsolated, type Tab } from './tab.ts';

/** A page that takes axe longer is stopped: the other gatherers need it too. */
const axeMs = 30_000;
/** The pictures that settle what axe-core leaves undecided. */
const measuresMs = 4_000;
/** Each costs a small picture. */
const pictureLimit = 24;
/** Of texts that stay in the window over what scrolls, in any run: they are few, and alike. */
const stayingLimit = 6;
/** What every text must reach, large or not. */
const enough = 4.5;
/** Elements. */
const largePage = 10_000;

export const axe = defineArtifact({
  id: 'axe',
  limitMs: axeMs + measuresMs + 2_000,
  after: ['dom'],
  async gather({ tab, deadline, watch, page }, _, { dom }) {
    await rememberPictures(tab, pictureAnswers(watch.network.exchanges, page.url));
    const known = dom && !isArtifactError(dom) ? dom : null;
    const limitMs = Math.max(1, Math.min(axeMs, (deadline - tab.clock.now()) / 2));
    try {
      return await runAxe(tab, axeRunOptions, null, limitMs, pictureLimit, known);
    } finally {
      // Its model of a large page weighs hundreds of megabytes, which the browser would keep until it needs them.
      if (known && known.elementCount > largePage)
        await tab.cdp.send('HeapProfiler.collectGarbage').catch(() => undefined);
    }
  },
});

const require = createRequire(import.meta.url);

let sourceText: string | null = null;
let frenchLocale: object | null = null;

const source = (): string => {
  sourceText ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  return sourceText;
};
const locale = (): object => {
  frenchLocale ??= JSON.parse(readFileSync(require.resolve('axe-core/locales/fr.json'), 'utf8')) as object;
  return frenchLocale;
};

/** A form that holds a field called « nodeName » would have axe throw, and nothing of the page be judged. */
const sourceFor = async (tab: Tab): Promise<string> =>
  (await inPage(tab).openHiddenProperties()) ? guardedAxeScript() : source();

/**
 * Runs axe-core once, in French, in our isolated world, over the elements with the numbers of `included` and all they
 * hold (null: the whole page); frames are judged as pages of their own elsewhere.
 * @throws Error on a page that takes longer than `limitMs`: it is then stopped, so that the page answers the next ones
 */
export async function runAxe(
  tab: Tab,
  options: AxeRunOptions,
  included: readonly number[] | null,
  limitMs: number,
  /** Undecided contrasts that pictures settle. */
  pictures: number,
  /** The page as data: what its styles settle needs no picture as long as others do. */
  dom: Dom | null,
): Promise<Axe> {
  // The locale’s keys beyond the engine’s own would throw: the pass gives axe what it knows.
  if (!included) await evaluateIsolated(tab, `${await sourceFor(tab)};0`);
  await inPage(tab).findScrolledBehind();
  const told = inPageInTime(tab, limitMs).axePass(included ? null : locale(), options, included);
  const output = JSON.parse(await told) as AxeOutput;
  const { violations, incomplete } = await withoutLostGrounds(tab, {
    violations: output.violations as AxeResult[],
    incomplete: output.incomplete as AxeResult[],
  });
  const [required = [], wished = []] = ['color-contrast', 'color-contrast-enhanced'].map((id) =>
    incomplete.filter(({ ruleId }) => ruleId === id),
  );
  const undecided = [...required, ...wished];
  const isSettled = (found: AxeNode) => dom !== null && leastUnmeasured(dom, found) >= enough;
  const nodesOf = (results: readonly AxeResult[], settled: boolean) =>
    results.flatMap(({ nodes }) => nodes.filter((found) => isSettled(found) === settled));
  // What every text must reach comes before what some rules merely wish.
  const turns = [nodesOf(required, false), nodesOf(wished, false), nodesOf(undecided, true)];
  const asked = turns.flatMap((nodes) => (dom ? measuringOrder(dom, nodes) : nodes));
  const stays = ({ node }: AxeNode) => node !== null && output.scrolledBehind.includes(node);
  const until = tab.clock.now() + measuresMs;
  // Before anything is scrolled: they are over what they were judged over.
  const staying = await measureContrasts(tab, asked.filter(stays), stayingLimit, until);
  const isLeft = ({ node }: AxeNode) => staying.get(node ?? -1)?.untried === true;
  const left = asked.filter((found) => !stays(found) || isLeft(found));
  const looks = new Map([...staying, ...(await measureContrasts(tab, left, pictures, until))]);
  const withLooks = (result: AxeResult): AxeResult => ({
    ...result,
    nodes: result.nodes.map((found) => seenAs(found, looks.get(found.node ?? -1))),
  });
  return {
    version: output.version,
    violations,
    incomplete: incomplete.map((result) => (undecided.includes(result) ? withLooks(result) : result)),
    passes: output.passes,
    inapplicable: output.inapplicable,
  };
}

/** A picture that came late, once the text was near, is there after all. */
function seenAs({ lostPicture, ...found }: AxeNode, look: Look = {}): AxeNode {
  return { ...found, ...(lostPicture && !look.contrast && { lostPicture }), ...look };
}
