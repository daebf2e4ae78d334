import type { ConsentBanner, ConsentButton } from '../../artifacts.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * Runs in our isolated world of a frame. Finds the first layer of a consent banner: by the known roots of consent
 * managers, else a box laid over the page that speaks of cookies and has a button. Button words are those of
 * rules/REFERENCE §3.3.
 */
export function consentPass(): string {
  const managers: readonly (readonly [string, string])[] = [
    ['tarteaucitron', '#tarteaucitronAlertBig, #tarteaucitronRoot #tarteaucitronAlertBig'],
    ['Axeptio', '#axeptio_overlay, .axeptio_mount'],
    ['Didomi', '#didomi-notice, #didomi-popup, .didomi-popup-view'],
    ['OneTrust', '#onetrust-banner-sdk'],
    ['Cookiebot', '#CybotCookiebotDialog'],
    ['Sirdata', '#sd-cmp'],
    ['AppConsent', '#appconsent, .appconsent'],
    ['Commanders Act', '#popin_tc_privacy, #footer_tc_privacy, #tc-privacy-wrapper'],
    ['Complianz', '#cmplz-cookiebanner-container .cmplz-cookiebanner'],
    ['CookieYes', '.cky-consent-container, #cookie-law-info-bar'],
    ['consentmanager', '#cmpbox, #cmpwrapper'],
    ['Usercentrics', '#usercentrics-root, #usercentrics-cmp-ui, #uc-center-container'],
    ['iubenda', '#iubenda-cs-banner'],
    ['InMobi', '#qc-cmp2-container, .qc-cmp2-container'],
    ['TrustArc', '#truste-consent-track, #consent_blackbar'],
    ['Klaro', '.klaro .cookie-notice, .klaro .cookie-modal'],
    ['Orejime', '.orejime-Notice, .orejime-Modal, .orejime-Banner'],
    ['Borlabs Cookie', '#BorlabsCookieBox, #BorlabsCookieEntrance'],
    ['Moove GDPR', '#moove_gdpr_cookie_info_bar'],
    ['Shopify', '#shopify-pc__banner'],
    ['HubSpot', '#hs-eu-cookie-confirmation'],
    ['PrestaShop', '#lgcookieslaw_banner, .lgcookieslaw_banner'],
    ['DSFR', '.fr-consent-banner'],
    ['CookieConsent', '#cc-main .cm-wrapper, #cc-main .cm, .cc-window'],
    ['Osano', '.osano-cm-window .osano-cm-dialog'],
  ];
  const refuse =
    /refus|rejet|d[ée]clin|interdi|sans accepter|n'accepte pas|(?:uniquement|seulement|que) .{0,20}(?:n[ée]cessaires|essentiels|fonctionnels)|tout d[ée]sactiver|reject|decline|deny/;
  const refuseAndPay = /refuser et (?:s'abonner|payer)/;
  const accept =
    /^(?:oui,? )?(?:j'|je |tout )?(?:accept|autoris)\w*|^ok\b|d'accord|j'ai compris|continuer et accepter|accepter et (?:fermer|continuer)|^(?:allow|agree|got it)/;
  const settings =
    /param[èée]tr|personnalis|g[ée]rer|pr[ée]f[ée]rence|choisir|mes choix|options|settings|manage|customi[sz]e/;
  const speaksOfCookies =
    /cookie|traceur|consentement|donn[ée]es personnelles|vie priv[ée]e|nos partenaires|mesure d['’]audience/i;

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
  const buttonsIn = (root: ParentNode) =>
    deep(root, controls)
      .filter(isShown)
      .map((element) => ({ element, text: textOf(element).slice(0, 200) }))
      .filter(({ text }) => text !== '')
      .slice(0, 30);

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
    for (const element of candidates) {
      const text = textOf(element);
      if (text.length > 6_000 || !speaksOfCookies.test(text)) continue;
      const kinds = buttonsIn(element).map((button) => kindOf(button.text));
      if (kinds.includes('accept') || kinds.includes('refuse')) return element;
    }
    return null;
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

  /** Red, green, blue and alpha, all of them 0–255, of what a colour of any space is painted as. */
  function paintedAs(colour: string): number[] {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return [];
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  /** Red, green and blue of a colour that hides what is under it; null for all others. */
  function solid(colour: string): number[] | null {
    const [red = 0, green = 0, blue = 0, alpha] = paintedAs(colour);
    return alpha === 255 ? [red, green, blue] : null;
  }

  function lookOf(button: Element): Pick<ConsentButton, 'look'> {
    const own = solid(getComputedStyle(button).backgroundColor);
    if (own) {
      let around: number[] | null = null;
      for (let up = button.parentElement; up && !around; up = up.parentElement)
        around = solid(getComputedStyle(up).backgroundColor);
      const under = around ?? [255, 255, 255];
      const apart = own.reduce((sum, channel, at) => sum + Math.abs(channel - (under[at] ?? 0)), 0);
      return apart > 100 ? { look: 'filled' } : {};
    }
    // What holds nothing else may be drawn as the button.
    const said = textOf(button);
    const same = [button, ...button.querySelectorAll('*')];
    for (let up = button.parentElement; up && textOf(up) === said; up = up.parentElement) same.push(up);
    return same.some(isPainted) ? {} : { look: 'bare' };
  }

  /** It, or a part drawn before or after it, has a ground, an edge or a shadow. */
  function isPainted(element: Element): boolean {
    const isNone = (colour: string) => paintedAs(colour)[3] === 0;
    return [null, '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      if (part !== null && /^(?:none|normal)$/.test(style.content)) return false;
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && !isNone(style[`border${side}Color`]),
      );
      const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      return (
        edges ||
        outlined ||
        style.backgroundImage !== 'none' ||
        style.boxShadow !== 'none' ||
        !isNone(style.backgroundColor)
      );
    });
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
  banner.buttons = buttons.map(({ element, text }) => ({
    kind: kindOf(text),
    text,
    selector: selectorOf(element),
    snippet: snippetOf(element),
    box: boxOf(element),
    fontSizePx: Number.parseFloat(getComputedStyle(element).fontSize) || 0,
    ...lookOf(element),
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
