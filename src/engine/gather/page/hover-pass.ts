import type { Described, PageTools } from './describe-element.ts';

export interface HoverCandidate {
  readonly trigger: Described;
  readonly target: Described;
  readonly rule: string | null;
  readonly holdsControl: boolean;
}
export interface HoverLook {
  readonly shown: boolean;
  /** Middle of what the window shows of the element; null where it shows nothing of it. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** The target lies over a text, an image or a control of the page. */
  readonly covers: boolean;
}
interface Pair {
  readonly trigger: HTMLElement;
  readonly target: HTMLElement;
}
export interface HoverGlobals {
  constatTools: PageTools;
  constatHovers?: Pair[];
}

/** Runs in our isolated world: what rules of styles reveal at `:hover` and is hidden now. One pair a trigger, 6 at most. */
export function hoverCandidates(foreignSheets: readonly string[], stretch: number): HoverCandidate[] {
  const world = globalThis as unknown as HoverGlobals;
  const { describe, isSeen } = world.constatTools;
  const pairs: Pair[] = [];
  const found: HoverCandidate[] = [];
  world.constatHovers = pairs;
  const deadline = performance.now() + 400 * stretch;
  const rules: CSSStyleRule[] = [];
  const collect = (list: CSSRuleList): void => {
    for (const rule of list) {
      if (performance.now() > deadline) return;
      if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
      if (rule instanceof CSSStyleRule) {
        if (rule.selectorText.includes(':hover')) rules.push(rule);
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
  const reveals = ({ style }: CSSStyleRule): boolean =>
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
  const controls =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

  for (const rule of rules) {
    if (!reveals(rule)) continue;
    for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
      const match = /^(.*?):hover\b(.*)$/.exec(selector.trim());
      const rest = match?.[2] ?? '';
      if (!match || !/^[^\s>+~]*\s*[\s>+~]/.test(rest) || /::/.test(selector) || performance.now() > deadline)
        continue;
      const triggerSelector = `${match[1] || '*'}${/^[^\s>+~]*/.exec(rest)?.[0] ?? ''}`.replaceAll(
        /:(hover|focus(-within|-visible)?|active)\b/g,
        '',
      );
      const targetSelector = selector.replaceAll(/:(hover|focus(-within|-visible)?|active)\b/g, '');
      try {
        for (const target of document.querySelectorAll<HTMLElement>(targetSelector)) {
          if (pairs.length >= 6 || performance.now() > deadline) return found;
          if (isSeen(target) && isShownInBox(target)) continue;
          const holder = target.closest<HTMLElement>(triggerSelector);
          const beside = target.previousElementSibling?.matches(triggerSelector)
            ? (target.previousElementSibling as HTMLElement)
            : null;
          const trigger = holder && holder !== target ? holder : beside;
          if (
            !trigger ||
            !isSeen(trigger) ||
            trigger === document.body ||
            pairs.some((pair) => pair.trigger === trigger || pair.target === target)
          )
            continue;
          const text = (target.textContent ?? '').trim();
          const holdsControl = target.matches(controls) || target.querySelector(controls) !== null;
          if (text === '' && !holdsControl) continue;
          pairs.push({ trigger, target });
          found.push({
            trigger: describe(trigger),
            target: describe(target),
            rule: selector.trim().slice(0, 200),
            holdsControl,
          });
        }
      } catch {
        // A selector this browser cannot query designates nothing.
      }
    }
  }
  return found;

  function isShownInBox(element: Element): boolean {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0;
  }
}

/** Is the target shown, and where are trigger and target? `on` says which point is asked for; scrolls to the trigger. */
export async function lookAtHover(at: number, on: 'trigger' | 'target'): Promise<HoverLook> {
  const { constatHovers, constatTools } = globalThis as unknown as HoverGlobals;
  const pair = constatHovers?.[at];
  if (!pair) return { shown: false, point: null, covers: false };
  if (on === 'trigger')
    pair.trigger.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await constatTools.rest(pair.target);
  const seen = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return constatTools.isSeen(element) && width > 2 && height > 2 && right > 0 && bottom + scrollY > 0;
  };
  // Of a wide trigger its first own link or text is what people aim at.
  const aim =
    on === 'trigger'
      ? (pair.trigger.querySelector(':scope > a, :scope > button, :scope > span') ?? pair.trigger)
      : pair.target;
  const shown = seen(pair.target);
  const part = inWindow(aim);
  return {
    shown,
    point: part && { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 },
    covers: on === 'target' && shown && coversContent(pair.target),
  };

  function inWindow(element: Element) {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth - 1, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight - 1, box.bottom)];
    return right > left && bottom > top ? { left, right, top, bottom } : null;
  }

  /** Words, images and controls that are neither in the target nor around it share its place. */
  function coversContent(target: HTMLElement): boolean {
    const box = target.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
      Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2;
    const holdsWords = (element: Element) =>
      [...element.childNodes].some((child) => {
        if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(child);
        return [...range.getClientRects()].some(meets);
      });
    const drawn = 'img,svg,video,canvas,iframe,object,input,select,textarea,button';
    return [...document.body.getElementsByTagName('*')].some(
      (element) =>
        !element.contains(target) &&
        !target.contains(element) &&
        meets(element.getBoundingClientRect()) &&
        (element.matches(drawn) || holdsWords(element)) &&
        constatTools.isSeen(element),
    );
  }
}

/** Tries the keyboard on a pair: focus on each stop of the trigger, then its own or neighbouring button. */
export async function keyboardReveals(at: number): Promise<'focus' | 'button' | 'none' | 'unreachable'> {
  const { constatHovers, constatTools } = globalThis as unknown as HoverGlobals;
  const pair = constatHovers?.[at];
  if (!pair) return 'none';
  const { trigger, target } = pair;
  const stopSelector = 'a[href],button,input,select,textarea,summary,[tabindex]';
  const stops = [trigger, ...trigger.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (element) =>
      element.matches(stopSelector) &&
      element.tabIndex >= 0 &&
      !target.contains(element) &&
      constatTools.isSeen(element),
  );
  const isShown = () => {
    const { width, height } = target.getBoundingClientRect();
    return constatTools.isSeen(target) && width > 2 && height > 2;
  };
  for (const stop of stops.slice(0, 3)) {
    stop.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    await constatTools.rest(target);
    if (isShown()) return 'focus';
  }
  // Hidden by place or transparency only, its own controls take the focus and may show it.
  const inner = [target, ...target.querySelectorAll<HTMLElement>(stopSelector)].find(
    (element) => element.matches(stopSelector) && element.tabIndex >= 0,
  );
  if (inner) {
    inner.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    await constatTools.rest(target);
    if (document.activeElement === inner && isShown()) return 'focus';
  }
  (document.activeElement as HTMLElement | null)?.blur?.();
  const buttons = [
    ...stops,
    target.previousElementSibling,
    target.nextElementSibling,
    trigger.nextElementSibling,
    trigger.previousElementSibling,
  ].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('button:not([type=submit]),[role=button],summary,[aria-expanded],[aria-haspopup]') &&
      element.closest('form') === null,
  );
  const isShownSoon = async (): Promise<boolean> => {
    for (let look = 0; look < 5; look += 1) {
      await constatTools.rest(target);
      if (isShown()) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return isShown();
  };
  for (const button of [...new Set(buttons)].slice(0, 2)) {
    button.click();
    if (await isShownSoon()) {
      button.click();
      return 'button';
    }
  }
  return stops.length === 0 && !inner ? 'unreachable' : 'none';
}
