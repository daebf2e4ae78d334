import type { ConsentBanner } from '../../artifacts.ts';
import type { LookOf } from './button-look.ts';
import type { HandPressed } from './hand-pressed.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * Runs in our isolated world of a frame. Finds the first layer of a consent banner: by the known roots of consent
 * managers, else a box laid over the page that speaks of cookies and has a button, or something that is pressed like one.
 * Button words are those of rules/REFERENCE §3.3.
 */
export function consentPass(
  managers: readonly (readonly [name: string, selector: string])[],
  handPressed: HandPressed,
  lookOf: LookOf,
): string {
  const refuse =
    /refus|rejet|d[ée]clin|interdi|sans accepter|n'accepte pas|(?:uniquement|seulement|que) .{0,20}(?:n[ée]cessaires|essentiels|fonctionnels)|tout d[ée]sactiver|reject|decline|deny/;
  const refuseAndPay = /refuser et (?:s'abonner|payer)/;
  const accept =
    /^(?:oui,? )?(?:j'|je |tout )?(?:accept|autoris)\w*|^ok\b|d'accord|j'ai compris|continuer et accepter|accepter et (?:fermer|continuer)|^(?:allow|agree|got it)/;
  const settings =
    /param[èée]tr|personnalis|g[ée]rer|pr[ée]f[ée]rence|choisir|mes choix|options|settings|manage|customi[sz]e/;
  const speaksOfCookies =
    /cookie|traceur|consentement|donn[ée]es personnelles|vie priv[ée]e|nos partenaires|mesure d['’]audience/i;
  /** Of what stores them, where nothing but blocks can be pressed: biscuits are no cookies of a site. */
  const storesCookies =
    /traceurs?\b|(?:utilis(?:e|ons|ation|er|ant)|d[ée]pos\w*|stock\w*|accept\w*|refus\w*|recour\w*|g[ée]r\w*|uses?|using|store) .{0,40}\bcookies?\b|\bcookies?\b.{0,80}(?:navigation|navigateur|votre exp[ée]rience|your experience|audience|statisti|publicit|confidentialit|vie priv[ée]e|donn[ée]es personnelles|consentement|consent\b|privacy)|(?:navigation|votre exp[ée]rience|audience|vie priv[ée]e|donn[ée]es personnelles|consentement).{0,80}\bcookies?\b/i;
  const namesDocument =
    /politique|charte|mentions l[ée]gales|conditions|en savoir|plus d'info|policy|notice|learn more/;
  /** Says how a switch stands. */
  const tellsState =
    /^(?:(?:refusé|accepté|autorisé|rejeté)e?s?|interdite?s?|accepted|allowed|rejected|denied|declined)$/;
  const opensSettings =
    /^(?:je |mes |vos |les |afficher |voir |ouvrir |cookies? )?(?:param[èée]tr|personnaliser?\b|g[ée]rer|pr[ée]f[ée]rence|choisir|choix|options?\b|modifier|configurer|settings|manage|customi[sz]e)/;

  const normal = (text: string) =>
    text.replaceAll('’', "'").replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => {
    const rect = element.getBoundingClientRect();
    return (
      rect.width > 1 &&
      rect.height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** Open shadow trees are looked into: several managers live in one. */
  const deep = (root: ParentNode, selector: string): Element[] => {
    const found: Element[] = [...root.querySelectorAll(selector)];
    for (const element of root.querySelectorAll('*'))
      if (element.shadowRoot) found.push(...deep(element.shadowRoot, selector));
    return found;
  };
  const selectorOf = (element: Element): string => {
    if (element.id) return `#${CSS.escape(element.id)}`;
    const parts: string[] = [];
    for (let step: Element | null = element; step && parts.length < 4; step = step.parentElement) {
      const classes = [...step.classList].slice(0, 2).map((name) => `.${CSS.escape(name)}`);
      parts.unshift(step.id ? `#${CSS.escape(step.id)}` : `${step.localName}${classes.join('')}`);
      if (step.id) break;
    }
    return parts.join(' > ');
  };
  const snippetOf = (element: Element) =>
    element.outerHTML.length <= 300
      ? element.outerHTML
      : (element.cloneNode(false) as Element).outerHTML.slice(0, 300);
  const boxOf = (element: Element) => {
    const rect = element.getBoundingClientRect();
    return {
      x: Math.round(rect.x + scrollX),
      y: Math.round(rect.y + scrollY),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
    };
  };
  const controls = 'button, a, input[type=button], input[type=submit], [role=button]';
  const textOf = (element: Element) =>
    normal(
      // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees
      (element as HTMLElement).innerText ||
        (element as HTMLInputElement).value ||
        element.getAttribute('aria-label') ||
        element.textContent ||
        '',
    );
  const kindOf = (text: string): 'accept' | 'refuse' | 'settings' | 'other' => {
    const lower = text.toLowerCase();
    if (refuse.test(lower) && !refuseAndPay.test(lower)) return 'refuse';
    if (accept.test(lower)) return 'accept';
    return settings.test(lower) ? 'settings' : 'other';
  };
  /** Words of something that is pressed to choose; those of a document lead to it. */
  const isChoice = (text: string) => {
    const lower = text.toLowerCase();
    const kind = kindOf(text);
    if (namesDocument.test(lower) || tellsState.test(lower)) return false;
    if (kind === 'settings') return opensSettings.test(lower);
    return kind !== 'other' || /^non(?:,? merci)?$/.test(lower);
  };
  const buttonsIn = (root: ParentNode) => {
    const pressed = handPressed(deep(root, '*').slice(0, 2_000).filter(isShown), textOf, isChoice, false);
    const dead = 'a:not([href], [tabindex], [role])';
    return [...deep(root, controls).filter(isShown), ...pressed]
      .map((element) => ({ element, text: textOf(element).slice(0, 200) }))
      .filter(({ text }) => text !== '')
      .map((button) => ({
        ...button,
        byHand: !button.element.matches(controls) || button.element.matches(dead),
      }))
      .slice(0, 30);
  };

  const isFlat = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

  /** Has no size, nor has what it holds; or it cuts what leaves it. */
  function isSizeless(control: Element): boolean {
    if (!isFlat(control.getBoundingClientRect())) return false;
    const { display, overflowX, overflowY } = getComputedStyle(control);
    if (!/^(?:inline|contents)$/.test(display) && overflowX !== 'visible' && overflowY !== 'visible')
      return true;
    const held = document.createRange();
    held.selectNodeContents(control);
    return isFlat(held.getBoundingClientRect());
  }

  /** The words of the box without those of links and buttons that have no size: the browser counts these as shown. */
  function seenText(box: Element): string {
    let text = textOf(box);
    for (const control of box.querySelectorAll<HTMLElement>(controls)) {
      // biome-ignore lint/performance/useDomNodeTextContent: only what the browser holds for shown
      const words = normal(control.innerText);
      if (words === '' || !control.checkVisibility({ visibilityProperty: true }) || !isSizeless(control))
        continue;
      const parts = ` ${text} `.split(` ${words} `);
      if (parts.length > 1) text = normal(`${parts[0]} ${parts.slice(1).join(` ${words} `)}`);
    }
    return text;
  }

  /** Laid over the page or a strip at one of its ends, about what a site stores, and nothing to fill in. */
  function asksByHand(box: Element, text: string): boolean {
    const fields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select';
    if (text.length > 3_000 || !storesCookies.test(text) || deep(box, fields).some(isShown)) return false;
    for (let up: Element | null = box; up && up !== document.body; up = up.parentElement)
      if (/^(?:fixed|sticky)$/.test(getComputedStyle(up).position) || up.matches('dialog, [role$=dialog]'))
        return true;
    const { x, y, width, height } = boxOf(box);
    const end = document.documentElement.scrollHeight;
    const isStrip = x <= 40 && width >= innerWidth - 80 && height <= innerHeight / 2;
    return isStrip && (y <= 200 || y + height >= end - 200);
  }

  function overlayByWords(): Element | null {
    const candidates = deep(
      document,
      'div, section, aside, dialog, form, footer, [role=dialog], [role=alertdialog]',
    ).filter((element) => {
      const { position } = getComputedStyle(element);
      const laidOver = position === 'fixed' || position === 'sticky' || element.localName === 'dialog';
      const named = /cookie|consent|rgpd|gdpr/i.test(`${element.id} ${element.className}`);
      return (laidOver || named || element.getAttribute('role') === 'dialog') && isShown(element);
    });
    let byHand: Element | null = null;
    for (const element of candidates) {
      const text = textOf(element);
      if (text.length > 6_000 || !speaksOfCookies.test(text)) continue;
      const asking = buttonsIn(element).filter(({ text: said }) => /^(?:accept|refuse)$/.test(kindOf(said)));
      if (asking.some((button) => button.element.matches(controls))) return element;
      if (asking.length > 0 && asksByHand(element, text)) byHand ??= element;
    }
    return byHand;
  }

  /** Panels of the manager that the page holds already and shows on demand. */
  function foldedText(scope: ParentNode): string {
    const names = [
      'cookie',
      'consent',
      'tarteaucitron',
      'gdpr',
      'rgpd',
      'cmplz',
      'didomi',
      'onetrust',
      'orejime',
    ];
    const named = names.flatMap((name) => [`[id*="${name}" i]`, `[class*="${name}" i]`]).join(',');
    const isFolded = (element: Element) =>
      !isShown(element) && !element.matches('html,body,head *,script,style,template,noscript,link');
    const all = new Set([...deep(document, named), ...scope.querySelectorAll('*')].filter(isFolded));
    const words: string[] = [];
    for (const panel of all) {
      if (panel.parentElement && all.has(panel.parentElement)) continue;
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text && words.length < 2_000; text = texts.nextNode())
        if (!text.parentElement?.closest('script,style,template,noscript')) words.push(text.nodeValue ?? '');
    }
    return normal(words.join(' ')).slice(0, 6_000);
  }

  let manager = '';
  let root: Element | null = null;
  for (const [name, selector] of managers) {
    root =
      deep(document, selector).find((element) => isShown(element) || element.shadowRoot !== null) ?? null;
    if (root) {
      manager = name;
      break;
    }
  }
  root ??= overlayByWords();
  const banner: Mutable<ConsentBanner> = {
    found: false,
    manager,
    selector: '',
    text: '',
    box: null,
    buttons: [],
    prechecked: [],
    unticked: 0,
  };
  if (!root) return JSON.stringify(banner);
  const scope: ParentNode = root.shadowRoot ?? root;
  const buttons = buttonsIn(scope);
  banner.found = buttons.length > 0 || isShown(root);
  banner.selector = selectorOf(root);
  banner.text = (root.shadowRoot ? normal(root.shadowRoot.textContent ?? '') : seenText(root)).slice(
    0,
    4_000,
  );
  banner.box = boxOf(root);
  banner.buttons = buttons.map(({ element, text, byHand }) => ({
    kind: kindOf(text),
    text,
    selector: selectorOf(element),
    snippet: snippetOf(element),
    box: boxOf(element),
    fontSizePx: Number.parseFloat(getComputedStyle(element).fontSize) || 0,
    ...lookOf(element, textOf),
    ...(byHand && { byHand }),
  }));
  const boxes = deep(scope, 'input[type=checkbox], [role=switch], [role=checkbox]').filter(
    (element) =>
      (element as HTMLInputElement).disabled !== true && element.getAttribute('aria-disabled') !== 'true',
  );
  const isTicked = (element: Element) =>
    (element as HTMLInputElement).checked === true || element.getAttribute('aria-checked') === 'true';
  banner.unticked = boxes.filter((element) => !isTicked(element)).length;
  banner.prechecked = boxes
    .filter(isTicked)
    .map(
      (element) =>
        textOf((element as HTMLInputElement).labels?.[0] ?? element).slice(0, 200) || 'case sans étiquette',
    )
    .slice(0, 30);
  const folded = foldedText(scope);
  return JSON.stringify({ ...banner, ...(folded !== '' && { folded }) });
}
