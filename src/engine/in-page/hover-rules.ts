/** A selector of a rule that reveals something at `:hover`, taken apart. */
export interface HoverSelector {
  readonly selector: string;
  /** What the pointer comes over. */
  readonly trigger: string;
  /** What is revealed: inside it, or beside it. */
  readonly target: string;
}

const states = /:(hover|focus(-within|-visible)?|active)\b/g;

/** Null: the rule styles the hovered element alone, or something that is no element. */
export function hoverSelector(text: string): HoverSelector | null {
  const selector = text.trim();
  const match = /^(.*?):hover\b(.*)$/.exec(selector);
  const rest = match?.[2] ?? '';
  if (!match || !/^[^\s>+~]*\s*[\s>+~]/.test(rest) || /::/.test(selector)) return null;
  const trigger = `${match[1] || '*'}${/^[^\s>+~]*/.exec(rest)?.[0] ?? ''}`.replaceAll(states, '');
  return { selector, trigger, target: selector.replaceAll(states, '') };
}

/** The selectors of a list; commas between parentheses part none. */
export function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1;
    if (list[at] === ')') depth -= 1;
    if (list[at] !== ',' || depth > 0) continue;
    selectors.push(list.slice(from, at));
    from = at + 1;
  }
  return [...selectors, list.slice(from)];
}

/** Declarations that may bring into sight what was not. */
export const reveals = ({ style }: CSSStyleRule): boolean =>
  (style.display !== '' && style.display !== 'none') ||
  style.visibility === 'visible' ||
  Number(style.opacity) > 0.5 ||
  /^(auto|none)$/.test(style.clip || style.clipPath) ||
  [style.maxHeight, style.height].some((size) => size !== '' && !/^0/.test(size)) ||
  (style.animationName !== '' && style.animationName !== 'none') ||
  style.gridTemplateRows !== '' ||
  style.scale !== '' ||
  style.translate !== '' ||
  style.transform !== '' ||
  style.left !== '';

/**
 * The rules about `:hover` (or about other `states`) that apply in this window, of the page’s sheets and of the texts of those
 * that cannot be read here. Stops at `deadline` (`performance.now()`, ms).
 */
export function hoverRules(
  foreignSheets: readonly string[],
  deadline: number,
  states = /:hover/,
): CSSStyleRule[] {
  const rules: CSSStyleRule[] = [];
  const collect = (list: CSSRuleList): void => {
    for (const rule of list) {
      if (performance.now() > deadline) return;
      if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
      if (rule instanceof CSSStyleRule) {
        if (rule.selectorText.search(states) >= 0) rules.push(rule);
      } else if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      if (!sheet.disabled && (sheet.media.mediaText === '' || matchMedia(sheet.media.mediaText).matches))
        collect(sheet.cssRules);
    } catch {
      // A sheet of another origin: its text was given instead.
    }
  }
  for (const text of foreignSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    collect(sheet.cssRules);
  }
  return rules;
}
