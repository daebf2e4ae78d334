import type { Stylesheet } from '../../artifacts.ts';
import { cssRulesOf } from '../css/css-rules.ts';

const reveals = (declarations: Readonly<Record<string, string>>): boolean =>
  /^(block|flex|grid|inline-block|inline-flex|table)\b/.test(declarations.display ?? '') ||
  /^visible/.test(declarations.visibility ?? '') ||
  /^1(\.0)?\b/.test(declarations.opacity ?? '');

export interface HoverReveal {
  /** Selector of what the pointer is over, pseudo-class removed. */
  readonly trigger: string;
  /** Selector of what appears, pseudo-classes removed. */
  readonly target: string;
  readonly selector: string;
}

/** `X:hover Y` rules that show something and have no `:focus` or `:focus-within` twin in any sheet. */
export function hoverOnlyReveals(stylesheets: readonly Stylesheet[]): readonly HoverReveal[] {
  const rules = stylesheets.flatMap((sheet) => cssRulesOf(sheet));
  const showing = rules.filter(({ declarations }) => reveals(declarations));
  const plain = (selector: string) => selector.replaceAll(/:(hover|focus-within|focus-visible|focus)\b/g, '');
  const byFocus = new Set(
    showing.flatMap(({ selectors }) => selectors.filter((selector) => /:focus/.test(selector)).map(lastPart)),
  );
  return showing.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => {
      const match = /^(.*):hover\s*([\s>+~].*)$/.exec(selector);
      const rest = match?.[2]?.trim() ?? '';
      if (!match || rest === '' || /::|:hover/.test(rest) || byFocus.has(lastPart(selector))) return [];
      return [{ trigger: plain(match[1] ?? ''), target: plain(selector), selector }];
    }),
  );
}

/** What the selector is about: its last compound, pseudo-classes removed. */
export function lastPart(selector: string): string {
  return (selector.split(/[\s>+~]+/).at(-1) ?? '').replaceAll(/:[\w-]+(\([^)]{0,200}\))?/g, '');
}
