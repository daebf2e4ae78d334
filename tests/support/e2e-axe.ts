import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { type AlikeTexts, alikeTextsScript } from './alike-texts.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the colours of a theme. */
const colours = ['color-contrast', 'link-in-text-block'];

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const script = `${readFileSync(axeFile, 'utf8')};\n${alikeTextsScript('constatTexts')}`;

interface InPage {
  readonly axe: typeof axe;
  constatTexts(): AlikeTexts[];
}

/** Looks that axe has measured and found sound on a page: they need no measuring on another, nor at another width. */
const sound = new Set<string>();

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Evaluated by the debugger, which no policy of the page forbids; and asked of the debugger itself, since the browser
 * keeps what it compiled of a script, and nothing of what passes through `eval`, as Playwright’s own evaluation does.
 */
async function injectAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  // Half a megabyte of script is not read again for a page that has it already.
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.axe !== undefined' });
  if (result.value === true) return;
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: script });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

type RunOnly = Extract<NonNullable<axe.RunOptions['runOnly']>, { type: unknown }>;

const runOnlyOf = (only: 'all' | 'colours'): RunOnly =>
  only === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colours };

/**
 * What axe holds against the page as it stands, one line a node; empty when there is nothing.
 * The contrast of texts that are shown alike is judged once (`alike-texts.ts`), on whichever page they come first.
 * @param only a page seen before in another theme needs its colours judged alone
 */
export async function axeViolations(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  await injectAxe(page);
  const { broken, measured } = await page.evaluate(findBroken, {
    runOnly: runOnlyOf(only),
    known: [...sound],
  });
  if (broken.length === 0) {
    for (const look of measured) sound.add(look);
    return [];
  }
  // Only who has something to mend needs it told in full.
  const told = await axeTellsAll(page, only);
  return told.length > 0 ? told : broken;
}

/** The same by asking axe about every text: every node that breaks a rule, and how. */
export async function axeTellsAll(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  await injectAxe(page);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as InPage;
    axe.configure({ rules: [{ id: 'color-contrast', selector: '*' }] });
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) =>
        `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replace(/\s+/g, ' '),
      ),
    );
  }, runOnlyOf(only));
}

interface Asked {
  readonly runOnly: RunOnly;
  /** Looks found sound before. */
  readonly known: readonly string[];
}

/** Runs inside the page. @returns the rules that it breaks, and the looks whose contrast axe measured. */
async function findBroken({ runOnly, known }: Asked): Promise<{ broken: string[]; measured: string[] }> {
  const { axe, constatTexts } = window as unknown as InPage;
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  // Half-way through, colours are not those people read.
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const mark = 'data-text-to-judge';
  axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  const judge = async (texts: readonly Element[], asked: RunOnly) => {
    for (const text of texts) text.setAttribute(mark, '');
    const results = await axe.run(document, {
      runOnly: { ...asked, values: [...asked.values] },
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      // Selectors are for those who read what is broken; of what is loaded ahead, only media are asked for.
      selectors: false,
      preload: { assets: ['media'] },
    });
    for (const text of texts) text.removeAttribute(mark);
    return results;
  };
  const soundLooks = new Set(known);
  const groups = constatTexts().filter(({ look }) => look === null || !soundLooks.has(look));
  const results = await judge(
    groups.flatMap(({ texts }) => texts.slice(0, 1)),
    runOnly,
  );
  const measured = new Set(
    results.passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any[0]?.data?.fgColor && any[0].data.bgColor)
      .map(({ element }) => element),
  );
  const isMeasured = ({ texts: [first] }: AlikeTexts) => first && measured.has(first as HTMLElement);
  // One that axe has not measured speaks for no other.
  const unsure = groups.filter((group) => !isMeasured(group)).flatMap(({ texts }) => texts.slice(1));
  const more = unsure.length > 0 ? await judge(unsure, { type: 'rule', values: ['color-contrast'] }) : null;
  return {
    broken: [...results.violations, ...(more?.violations ?? [])].map(({ id }) => id),
    measured: groups.filter(isMeasured).flatMap(({ look }) => look ?? []),
  };
}
