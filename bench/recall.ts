/**
 * Faults planted at random into real pages, and what is found of them: `npm run bench -- recall <folder> [seed] [pages
 * an operator] [filter]`, the last a regular expression. The folder holds pages nobody here wrote, with their styles and pictures: an unpacked package
 * of a theme, for example. Each operator changes one thing of one page; what the engine says of the page then, minus
 * what it said before, is what it found. A rule counts only where it is about that kind of fault. Pages with nothing
 * planted are visited twice: what is new there is noise.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { isArtifactError } from '#engine/artifacts.ts';
import { selectorOf } from '#engine/derive/dom/dom.ts';
import { isShown } from '#engine/derive/dom/visibility.ts';
import { pageGatherers } from '#engine/gather/page-artifacts.ts';
import type { VisitOutcome } from '#engine/ports/visit.ts';
import { pageRules } from '#engine/rules/registry.ts';
import type { RuleVerdict } from '#engine/rules/run-rules.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { benchChromium } from './commands.ts';
import { printTable } from './measure.ts';
import { controlOperators } from './plant/control-operators.ts';
import { localPictures } from './plant/local-pictures.ts';
import { servePages } from './plant/page-server.ts';
import { type Operator, oneOf, setShown } from './plant/pick.ts';
import { structureOperators } from './plant/structure-operators.ts';
import { textOperators } from './plant/text-operators.ts';
import { randomFrom, shuffled } from './random.ts';

const [folder = '', seed = '1', each = '2', filter = ''] = process.argv.slice(2);
if (folder === '') {
  console.error(
    'Utilisation : npm run bench -- recall <dossier de pages> [graine] [pages par opération] [filtre]',
  );
  process.exit(2);
}
const operators = [...controlOperators, ...textOperators, ...structureOperators].filter(({ name, group }) =>
  new RegExp(filter).test(`${group}: ${name}`),
);

/** Times are of another bench: no rule about them is asked, and none waits for them. */
const gathered = Object.values(pageGatherers).flatMap((gatherers) => gatherers.map(({ id }): string => id));
const only = {
  rules: pageRules.filter(({ artifacts }) => !artifacts.includes('lighthouse')).map(({ id }) => id),
  artifacts: gathered.filter((id) => id !== 'lighthouse'),
};

const server = await servePages(folder);
const pool = createVisitPool({
  executablePath: await benchChromium(),
  policy: { allow: [new URL(server.origin).host] },
  publicUrl: 'http://127.0.0.1:3000',
  slots: 2,
});

async function judged(url: string) {
  const outcome: VisitOutcome = await pool.visit(
    {
      url,
      isHome: true,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      profile: 'company',
      moves: true,
      only,
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page') throw new Error(`${url}: ${outcome.reason} ${outcome.detail}`);
  const dom = outcome.artifacts?.dom;
  const nodes = dom && !isArtifactError(dom) ? dom.nodes.filter((node) => node.exposed && isShown(node)) : [];
  return {
    verdicts: outcome.verdicts,
    shown: dom && !isArtifactError(dom) ? nodes.map((node) => selectorOf(dom, node)) : [],
  };
}

const amount = (verdicts: readonly RuleVerdict[], ruleId: string, status: string): number =>
  verdicts
    .filter((verdict) => verdict.ruleId === ruleId && verdict.status === status)
    .reduce((sum, { occurrences }) => sum + Math.max(1, occurrences), 0);

/** Rules that say more than before, as a fault or as a doubt. */
function newlySaid(before: readonly RuleVerdict[], after: readonly RuleVerdict[], status: 'fail' | 'review') {
  const ids = [...new Set(after.filter((verdict) => verdict.status === status).map(({ ruleId }) => ruleId))];
  return ids.filter((id) => amount(after, id, status) > amount(before, id, status));
}

async function pagesOf(path = ''): Promise<string[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<string[]> => {
      const at = `${path}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : pagesOf(at);
      return /\.html?$/.test(entry.name) ? [at] : [];
    }),
  );
  return found.flat().sort();
}

interface Sound {
  readonly path: string;
  readonly html: string;
  readonly verdicts: readonly RuleVerdict[];
  /** Selectors of what the browser showed. */
  readonly shown: readonly string[];
}

/** As jsdom writes it again, so that only the fault differs, and with pictures that can be had here. */
function rewritten(html: string): string {
  const dom = new JSDOM(html);
  localPictures(dom.window.document);
  return dom.serialize();
}

async function readSound(paths: readonly string[]): Promise<Sound[]> {
  const sound: Sound[] = [];
  let alarms = 0;
  for (const path of paths) {
    try {
      const html = rewritten(await readFile(join(folder, path), 'utf8'));
      const { verdicts, shown } = await judged(server.replace(path, html));
      const { verdicts: again } = await judged(server.replace(path, html));
      const said = (['fail', 'review'] as const).flatMap((status) => newlySaid(verdicts, again, status));
      alarms += said.length;
      console.error(`${path}: ${said.length} new without a fault ${said.join(' ')}`);
      sound.push({ path, html, verdicts, shown });
    } catch (error) {
      console.error(`${path} left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`Untouched pages: ${sound.length}, new faults or doubts on them: ${alarms}`);
  return sound;
}

/** `unmeasured`: a rule about that kind of fault could not be asked on this machine. */
type Ending = 'proven' | 'doubt' | 'missed' | 'unmeasured';
interface Trial {
  readonly operator: Operator;
  readonly ending: Ending;
  readonly by: readonly string[];
  readonly besides: readonly string[];
}

async function tryOne(operator: Operator, page: Sound, random: () => number): Promise<Trial | null> {
  const dom = new JSDOM(page.html);
  setShown(dom.window.document, page.shown);
  const place = operator.plant({ document: dom.window.document, random });
  if (!place) return null;
  const told = place.outerHTML.slice(0, 160).replace(/\s+/g, ' ');
  const { verdicts: after } = await judged(server.replace(page.path, dom.serialize()));
  const failed = newlySaid(page.verdicts, after, 'fail');
  const doubted = newlySaid(page.verdicts, after, 'review');
  const about = (ids: readonly string[]) => ids.filter((id) => operator.by.test(id));
  const untested = after.some(({ ruleId, status }) => status === 'error' && operator.by.test(ruleId));
  const endings: readonly (readonly [Ending, boolean])[] = [
    ['proven', about(failed).length > 0],
    ['doubt', about(doubted).length > 0],
    ['unmeasured', untested],
  ];
  const ending = endings.find(([, holds]) => holds)?.[0] ?? 'missed';
  const by = about(ending === 'proven' ? failed : doubted);
  const others = after.filter(({ ruleId, status }) => operator.by.test(ruleId) && status !== 'inapplicable');
  const instead = others.map(({ ruleId, status, reason }) => `${ruleId}: ${status} ${reason}`.trim());
  const besides = [...failed, ...doubted].filter((id) => !operator.by.test(id));
  console.error(
    `${ending} | ${operator.group}: ${operator.name} | ${page.path} | ${by.join(' ')} | besides ${besides.join(' ')} | ${ending === 'proven' ? '' : told}${ending === 'missed' ? ` | said instead: ${instead.join(', ')}` : ''}`,
  );
  return { operator, ending, by, besides };
}

const all = await pagesOf();
const chosen = shuffled(all, randomFrom(Number(seed))).slice(0, 8);
const sound = await readSound(chosen);
const trials: Trial[] = [];
// Numbers of their own for each trial: the same places whichever worker comes first.
const queue = operators.flatMap((operator, at) =>
  Array.from({ length: Number(each) }, (_, turn) => ({ operator, start: Number(seed) + 1_000 * at + turn })),
);
async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { operator, start } = next;
    const random = randomFrom(start);
    const pages = shuffled(sound, random);
    try {
      for (const page of pages) {
        const trial = await tryOne(operator, page, random);
        if (!trial) continue;
        trials.push(trial);
        break;
      }
    } catch (error) {
      console.error(`${operator.name} not tried: ${error instanceof Error ? error.message : error}`);
    }
  }
}
await Promise.all([work(), work()]);
await pool.close();
await server.close();

const count = (among: readonly Trial[], ending: Ending) =>
  among.filter((trial) => trial.ending === ending).length;
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
const row = (name: string, among: readonly Trial[]) => {
  const [proven, doubt, missed] = (['proven', 'doubt', 'missed'] as const).map((ending) =>
    count(among, ending),
  );
  const measured = (proven ?? 0) + (doubt ?? 0) + (missed ?? 0);
  return [
    name,
    String(among.length),
    String(proven),
    String(doubt),
    String(missed),
    percent(proven ?? 0, measured),
    percent((proven ?? 0) + (doubt ?? 0), measured),
    oneOf(
      among.flatMap(({ by }) => by),
      () => 0,
    ) ?? '',
  ];
};
printTable([
  ['fault', 'planted', 'proven', 'doubt', 'missed', 'proven', 'proven or doubt', 'for example by'],
  ...operators.map((operator) =>
    row(
      `${operator.group}: ${operator.name}`,
      trials.filter((trial) => trial.operator === operator),
    ),
  ),
  ...[...new Set(operators.map(({ group }) => group))].map((group) =>
    row(
      `= ${group}`,
      trials.filter((trial) => trial.operator.group === group),
    ),
  ),
  row('= together', trials),
]);
