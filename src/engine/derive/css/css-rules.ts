import type { Stylesheet } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

export interface CssRule {
  /** Selectors of the list, trimmed. */
  readonly selectors: readonly string[];
  /** Property → value, lower case, last one wins. */
  readonly declarations: Readonly<Record<string, string>>;
}

/** Plain style rules of a sheet, those inside `@media` and other groups included; keyframes left out. Linear. */
export const cssRulesOf = memoise((sheet: Stylesheet): readonly CssRule[] => {
  const text = withoutComments(sheet.text);
  const rules: CssRule[] = [];
  const marks = /[{};]/g;
  let start = 0;
  let open: { readonly head: string; readonly body: number } | null = null;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{') open = { head: text.slice(start, mark.index).trim(), body: mark.index + 1 };
    if (mark[0] === '}' && open) {
      if (isStyleRule(open.head)) rules.push(ruleOf(open.head, text.slice(open.body, mark.index)));
      open = null;
    }
    start = mark.index + 1;
  }
  return rules;
});

const isStyleRule = (head: string): boolean => head !== '' && !/^(@|from\b|to\b|[\d.]+%)/.test(head);

function ruleOf(head: string, body: string): CssRule {
  const declarations: Record<string, string> = {};
  for (const part of body.split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0)
      declarations[part.slice(0, colon).trim().toLowerCase()] = part
        .slice(colon + 1)
        .trim()
        .toLowerCase();
  }
  return { selectors: head.split(',').map((selector) => selector.trim()), declarations };
}

/** The sheet with each comment replaced by a space. Linear. */
export function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf('/*'); at >= 0; at = text.indexOf('/*', from)) {
    kept.push(text.slice(from, at));
    const end = text.indexOf('*/', at + 2);
    if (end < 0) return kept.join(' ');
    from = end + 2;
  }
  return [...kept, text.slice(from)].join(' ');
}
