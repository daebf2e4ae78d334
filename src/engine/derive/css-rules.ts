import type { Stylesheet } from '../artifacts.ts';
import { memoise } from './memoise.ts';

export interface CssRule {
  /** Selectors of the list, trimmed. */
  readonly selectors: readonly string[];
  /** Property → value, lower case, last one wins. */
  readonly declarations: Readonly<Record<string, string>>;
}

const longest = 500_000;

/** Plain style rules of a sheet, those inside `@media` and other groups included; comments and strings are safe. */
export const cssRulesOf = memoise((sheet: Stylesheet): readonly CssRule[] => {
  const text = sheet.text.slice(0, longest).replaceAll(/\/\*[\s\S]*?\*\//g, ' ');
  const rules: CssRule[] = [];
  for (const [, selector = '', body = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const head = selector.trim();
    if (head === '' || head.startsWith('@') || /^(from|to|\d+%)/.test(head)) continue;
    rules.push({ selectors: head.split(',').map((part) => part.trim()), declarations: declarationsOf(body) });
  }
  return rules;
});

function declarationsOf(body: string): Record<string, string> {
  const declarations: Record<string, string> = {};
  for (const [, property = '', value = ''] of body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
    declarations[property.toLowerCase()] = value.trim().toLowerCase();
  }
  return declarations;
}
