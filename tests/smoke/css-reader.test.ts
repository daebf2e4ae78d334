import { launch } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { cssRulesOf } from '#engine/derive/css/css-rules.ts';
import { chromiumPath } from '#tests/support/chromium.ts';

/** Sheets with all that nests, and the page whose elements they name. */
const sheets = [
  '.a { color: red; &:hover { top: 1px } & > b, .c & { top: 2px } i { top: 3px } left: 4px }',
  '.a, .c b { &.d { top: 1px } .x & { top: 2px } > i { top: 3px } + .c { top: 4px } }',
  ':is(.a, .c) b { top: 1px; :not(&) i { top: 2px } &:is(.d, .x) { top: 3px } }',
  '.a .c { .x & { top: 1px } .d& { top: 2px } b& { top: 3px } &:has(> i, b) { top: 4px } }',
  '@media screen { .a { @media (width > 1px) { top: 1px; b { top: 2px } } } }',
  '@layer one { @supports (top: 1px) { .a { @container (width > 1px) { & b { top: 1px !important } } } } }',
  '@scope (.a) to (.d) { b { top: 1px } :scope > i { top: 2px } }',
  `[title="a,b{;}"], .a { background: url("x;},{.png"); content: "}" } @starting-style { b { opacity: 0 } }`,
  '/* .z { */ .a { /* } */ top: 1px; /* ; */ b { top: 2px } } @font-face { font-family: x } @keyframes k { to { top: 0 } }',
  '.a { b { i { top: 1px } .c & { top: 2px } } @layer x { &:where(.d, .x) { top: 3px } } }',
];
const page = ['', 'a', 'c', 'd', 'x', 'a d', 'c x', 'a c'].flatMap((name) =>
  ['a', 'c', 'x', 'd'].map(
    (inner) =>
      `<div class="${name}"><b class="${inner}"><i class="a"></i><b class="c d"><i></i></b></b><i class="c"></i><div class="${inner} c"><b></b></div></div>`,
  ),
);

interface Read {
  readonly selectors: readonly string[];
  readonly conditions: readonly string[];
  readonly declarations: Readonly<Record<string, string>>;
}

test('nested rules and those with `:is()` are read as the browser reads them', async () => {
  const browser = await launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage();
    await tab.setContent(page.join(''));
    for (const text of sheets) {
      const ours = cssRulesOf({ url: '', inline: true, media: '', text });
      const both = await tab.evaluate(compareWithCssom, text, ours as readonly Read[]);
      expect(both.theirs.length, text).toBeGreaterThan(0);
      expect(both.ours, text).toEqual(both.theirs);
    }
  } finally {
    await browser.close();
  }
});

/** Runs in the page: its CSSOM and our reading, in the same words: which elements, conditions, declarations. */
function compareWithCssom(text: string, read: readonly Read[]) {
  const all = [...document.querySelectorAll('*')];
  const matched = (selectors: string) => all.flatMap((one, at) => (one.matches(selectors) ? [at] : []));
  const valuesOf = (style: CSSStyleDeclaration, names: readonly string[]) =>
    names.map((name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)}`);
  const bare = (words: string) => words.replace(/\s+/g, '').toLowerCase();
  const styleOf = (block: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`a{${block}}`);
    return (sheet.cssRules[0] as CSSStyleRule).style;
  };
  const told = (selectors: string, conditions: readonly string[], style: CSSStyleDeclaration) => ({
    ...{ elements: matched(selectors), conditions: conditions.map(bare) },
    declarations: valuesOf(style, [...style]),
  });
  const theirs: ReturnType<typeof told>[] = [];
  const walk = (rules: CSSRuleList, around: string | null, conditions: readonly string[]): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const list = rule.selectorText;
        const own = around === null ? list : list.replaceAll('&', `:is(${around})`);
        theirs.push(told(own, conditions, rule.style));
        walk(rule.cssRules, own, conditions);
      } else if (rule.constructor.name === 'CSSNestedDeclarations')
        theirs.push(told(around ?? '', conditions, (rule as CSSStyleRule).style));
      else if (rule instanceof CSSGroupingRule) {
        const head = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        walk(rule.cssRules, rule.constructor.name === 'CSSScopeRule' ? null : around, [...conditions, head]);
      }
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  walk(sheet.cssRules, null, []);
  const ours = read.map(({ selectors, conditions, declarations }) =>
    told(
      selectors.join(', '),
      conditions,
      styleOf(
        Object.entries(declarations)
          .map(([name, value]) => `${name}: ${value}`)
          .join(';'),
      ),
    ),
  );
  return { ours, theirs };
}
