import type { AtRule, Declaration, Node, Rule } from 'postcss';
import parseSafely from 'postcss-safe-parser';
import type { Stylesheet } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { resolveSelectors } from './resolve-selectors.ts';
import { scanCss } from './scan-css.ts';

export interface CssRule {
  /** Of the list, trimmed; nested ones as they would stand alone, without `&`. */
  readonly selectors: readonly string[];
  /** At-rules around it, outermost first: `@media print`, `@layer base`. Empty: the rule always applies. */
  readonly conditions: readonly string[];
  /** Property → value, lower case, the one that wins; `!important` is kept. */
  readonly declarations: Readonly<Record<string, string>>;
}

interface CssDeclaration {
  /** Lower case. */
  readonly property: string;
  readonly value: string;
  /** The same block declares the property before: an older browser keeps that value. */
  readonly hasFallback: boolean;
  /** Of the style rule around it, resolved; empty in `@font-face` and the like. */
  readonly selectors: readonly string[];
  /** At-rules around it, outermost first. */
  readonly conditions: readonly string[];
}

export interface ReadCss {
  /** Style rules in order, those of groups and of other rules included, keyframes left out. */
  readonly rules: readonly CssRule[];
  /** Every declaration in a block, keyframes and `@font-face` included, in order. */
  readonly declarations: readonly CssDeclaration[];
  /** At-rules with a block, those around each before it. */
  readonly atRules: readonly (readonly string[])[];
  /** What follows each `@import` of the head of the sheet. */
  readonly imports: readonly string[];
  /** Nothing of it was beyond the reader: what it does not hold may be concluded from. */
  readonly isUnderstood: boolean;
}

/** At-rules whose block holds style rules that apply under a condition. */
const groups = /^(?:media|supports|layer|scope|container|starting-style)$/;
/** At-rules whose block styles no element of the page. */
const descriptors =
  /^(?:(?:-\w+-)?keyframes|font-face|page|property|counter-style|font-feature-values|font-palette-values|view-transition|position-try|color-profile|charset|import|namespace|(?:-ms-)?viewport|function)$/;

interface Block {
  readonly type: string;
  readonly nodes?: readonly Node[] | undefined;
}

interface Around {
  /** Of the rule around, resolved; null at the top, in `@scope` and where no element is styled. */
  readonly selectors: readonly string[] | null;
  readonly conditions: readonly string[];
  /** In keyframes, a font and the like: declarations style no element. */
  readonly isDescriptor: boolean;
  readonly depth: number;
}

type Reading = {
  -readonly [Key in 'rules' | 'declarations' | 'atRules' | 'imports']: ReadCss[Key][number][];
} & {
  isUnderstood: boolean;
  /** UTF-16 units that nested selectors may still take. */
  nestedLeft: number;
};

/** Nesting writes the selectors around anew for each rule: no sheet of people comes near it. */
const longestNested = 4_000_000;

/**
 * What a sheet of strangers says, as browsers read it. Linear: a sheet that only a hostile hand writes (blocks thirty deep,
 * one string never closed) is not read, and said so. Errors that browsers forgive are forgiven.
 */
export const readCss = memoise((sheet: Stylesheet): ReadCss => {
  const text = sheet.text ?? '';
  const { isBounded, isRegular } = scanCss(text);
  const reading: Reading = {
    ...{ rules: [], declarations: [], atRules: [], imports: [] },
    ...{ isUnderstood: isRegular, nestedLeft: longestNested },
  };
  // Without `map: false` the parser opens the file that a sheet calls its source map.
  const top: Around = { selectors: null, conditions: [], isDescriptor: false, depth: 0 };
  if (isBounded) readBlock(parseSafely(text, { map: false }), top, reading);
  return reading;
});

/** Style rules of a sheet. */
export const cssRulesOf = (sheet: Stylesheet): readonly CssRule[] => readCss(sheet).rules;

/** The whole sheet was received and understood: what it does not say, it does not do. */
export const isUnderstood = (sheet: Stylesheet): boolean =>
  (sheet.inline || sheet.text !== '') && sheet.text.length < 500_000 && readCss(sheet).isUnderstood;

/** The rule applies to the page on a screen whatever the screen, the browser and the reader’s choices. */
export const alwaysApplies = (sheet: Stylesheet, { conditions }: CssRule): boolean =>
  /^(?:all|screen|)$/i.test(sheet.media.trim()) &&
  conditions.every((head) => /^@(?:layer\b|media\s+(?:all|screen)$)/i.test(head));

/** The parser may see deeper blocks than the scan where strings are broken. */
const deepest = 40;

function readBlock(block: Block, around: Around, reading: Reading): void {
  if (around.depth > deepest) {
    reading.isUnderstood = false;
    return;
  }
  const seen = new Set<string>();
  let run: Record<string, string> | null = null;
  if (block.type === 'rule') run = startRun(around, reading);
  for (const node of block.nodes ?? []) {
    if (isDeclaration(node)) {
      if (block.type === 'root') continue;
      run ??= startRun(around, reading);
      declare(node, around, seen, run, reading);
    } else if (isRule(node)) {
      run = null;
      readRule(node, around, reading);
    } else if (isAtRule(node)) {
      run = null;
      readAtRule(node, around, reading);
    }
  }
}

const isDeclaration = (node: Node): node is Declaration => node.type === 'decl';
const isRule = (node: Node): node is Rule => node.type === 'rule';
const isAtRule = (node: Node): node is AtRule => node.type === 'atrule';

/** Declarations that follow one another in a block, as the CSSOM parts them around nested rules. */
function startRun({ selectors, conditions, isDescriptor }: Around, reading: Reading): Record<string, string> {
  const declarations: Record<string, string> = {};
  if (selectors && !isDescriptor) reading.rules.push({ selectors, conditions, declarations });
  return declarations;
}

function declare(
  node: Declaration,
  { selectors, conditions }: Around,
  seen: Set<string>,
  run: Record<string, string>,
  reading: Reading,
): void {
  const property = node.prop.toLowerCase();
  const value = node.important ? `${node.value} !important` : node.value;
  // Browsers drop what is no declaration; the parser keeps what comes before the colon.
  if (!/^[*_]?[-\w\\\u0080-\uffff]+$/.test(property)) return;
  reading.declarations.push({
    ...{ property, value, conditions },
    hasFallback: seen.has(property),
    selectors: selectors ?? [],
  });
  seen.add(property);
  if (node.important || !run[property]?.endsWith('!important')) run[property] = value.toLowerCase();
}

function readRule(rule: Rule, around: Around, reading: Reading): void {
  const depth = around.depth + 1;
  if (around.isDescriptor) {
    readBlock(rule, { ...around, depth }, reading);
    return;
  }
  const isLeft = reading.nestedLeft > 0;
  const { selectors, isKnown } = isLeft
    ? resolveSelectors(rule.selector, around.selectors)
    : { selectors: [rule.selector], isKnown: false };
  if (around.selectors) reading.nestedLeft -= selectors.reduce((sum, { length }) => sum + length, 0);
  reading.isUnderstood &&= isKnown;
  readBlock(rule, { ...around, selectors, depth }, reading);
}

function readAtRule(rule: AtRule, around: Around, reading: Reading): void {
  const name = rule.name.toLowerCase();
  const head = `@${name} ${rule.params}`.trim();
  if (!rule.nodes) {
    if (name === 'import' && around.depth === 0) reading.imports.push(rule.params);
    return;
  }
  const conditions = [...around.conditions, head];
  reading.atRules.push(conditions);
  const isDescriptor = around.isDescriptor || descriptors.test(name);
  const selectors = isDescriptor || name === 'scope' ? null : around.selectors;
  if (!isDescriptor && !groups.test(name)) reading.isUnderstood = false;
  readBlock(rule, { selectors, conditions, isDescriptor, depth: around.depth + 1 }, reading);
}
