import type { Described, PageTools } from './describe-element.ts';

/** Something that seems to open a closed part of the page. */
export interface Opener extends Described {
  readonly name: string;
  /** Its number in the present view; −1: not there. */
  readonly index: number;
}

interface OpenerGlobals {
  constatTools: PageTools;
  constatOpeners?: HTMLElement[];
  constatIndexes?: Map<Element, number>;
  constatShown?: Set<Element>;
}

/**
 * Runs in our isolated world: what opens closed parts, and nothing whose name says that it buys, sends, erases, leaves,
 * plays, shares, changes consent or prints. What names a closed window comes first, then the first of each kind, in
 * document order. At most two of those built alike, and only those whose numbers are in `among` where it is given. `closed`
 * counts everything that might open something, tabs left out.
 */
export function listOpeners(
  limit: number,
  among: readonly number[] | null,
): { openers: Opener[]; closed: number } {
  const world = globalThis as unknown as OpenerGlobals;
  const { describe, isSeen } = world.constatTools;
  const declared =
    'details:not([open])>summary:first-of-type,[aria-expanded=false],button[aria-controls],[role=button][aria-controls],' +
    '[aria-haspopup]:not([aria-haspopup=false],[aria-expanded=true]),button[popovertarget],button[commandfor],' +
    '[role=tab][aria-selected=false],:is([data-bs-toggle],[data-toggle]):is(button,a,[role=button]),button';
  const toggles =
    /(?:^|[\s_-])(?:burger|hamburger|menu|nav|navbar|toggler?|drawer|offcanvas|accordion|modal|dialog|popup)(?:[\s_-]|$)/i;
  // What no role announces, by the names that those who build it by hand give it.
  const madeByHand =
    /(?:^|[\s_-])(?:burger|hamburger|(?:menu|nav|navbar|navigation)[\s_-]?(?:toggler?|btn|bouton|button|icone?|trigger|open(?:er)?)|(?:toggler?|open|ouvrir|btn|bouton|icone?)[\s_-]?(?:menu|nav|navbar|navigation)|(?:open|ouvrir|show|toggle)[\s_-]?(?:modale?|popup|popin|lightbox|dialog)|(?:modale?|popup|popin|lightbox)[\s_-]?(?:toggle|trigger|open(?:er)?|btn|link|lien))(?:[\s_-]|$)/i;
  const plain = ':is(a:not([href]),div,span):is([class],[id])';
  const emptyLinks = 'a[href="#"],a[href="#!"],a[href^="javascript:" i]';
  const saysMenu = /^(?:ouvrir |afficher |open )?(?:le |la |the )?(?:menu|navigation|sommaire|filtres?)\b/i;
  const risky =
    /achet|enregistr|sauvegard|\bsave\b|commande[rz]|\bpay|paiement|panier|supprim|effac|\bvide[rz]\b|envoy|\bvalide[rz]|soumett|connect|connexion|log ?(?:in|out)|sign ?(?:in|out|up)|delete|remove|\bbuy\b|check ?out|\bsend\b|submit|subscri|abonn|inscri|imprim|\bprint|télécharg|download|partag|share|accept|refus|consent|cookie|traceur|\bappel|\bcall\b|\blecture\b|\bplay\b|pause|\bjoue|vote[rz]?\b|j’aime|\blike\b|langu|devise|currency|thème|theme|sombre|dark|réserv|\bbook\b|confirm|annul|cancel|reset|précédent|suivant|next|prev/i;
  const languages =
    /^(?:fr|fra|français|en|eng|gb|uk|english|anglais|de|deu|ger|deutsch|allemand|es|esp|español|espagnol|it|ita|italiano|italien|nl|nederlands|néerlandais|pt|português|portugais|ar|العربية|zh|中文|ja|日本語|ru|русский|br|brezhoneg|breton|oc|occitan|ca|català|eu|euskara|co|corsu)$/i;
  const languageChoice =
    '[class*=lang i],[class*=locale i],[data-lang],[data-language],[data-locale],[hreflang]';
  const apart =
    '[class*=cookie i],[id*=cookie i],[class*=consent i],[id*=consent i],[id*=tarteaucitron],[id*=axeptio],[id*=didomi],[id*=onetrust],[class*=carousel i],[class*=slider i],[class*=swiper i],[contenteditable]';
  const nameOf = (element: Element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const text = [element.getAttribute('aria-label'), labels.join(' '), element.textContent];
    const found = text.find((one) => one && one.trim() !== '') ?? element.getAttribute('title') ?? '';
    return found.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
  };
  const counts = new Map<string, number>();
  const candidates: { element: HTMLElement; name: string; index: number; rank: number }[] = [];
  const isNamedSo = ({ className, id }: HTMLElement) => madeByHand.test(className) || madeByHand.test(id);
  /** A small thing to press, alone in its place: neither a holder of controls nor a part of one. */
  const isToggle = (element: HTMLElement): boolean => {
    if (element instanceof HTMLLabelElement) {
      if (!element.control?.matches('[type=checkbox]')) return false;
      if (!isNamedSo(element) && !madeByHand.test(element.htmlFor)) return false;
    }
    const { width, height } = element.getBoundingClientRect();
    const controls = 'a[href],button,input,select,textarea,summary,[role=button]';
    return (
      !candidates.some(({ element: holder }) => holder.contains(element)) &&
      width <= 100 &&
      height <= 100 &&
      getComputedStyle(element).cursor === 'pointer' &&
      !element.querySelector(controls) &&
      !element.parentElement?.closest(`${controls},label`)
    );
  };
  // A window waits somewhere in the page: one of its buttons opens it.
  const holdsWindow = [
    ...document.querySelectorAll('[role=dialog],[role=alertdialog],dialog:not([open])'),
  ].some((window) => !isSeen(window) && !window.closest(apart));
  const opens = (element: HTMLElement): boolean => {
    if (!element.matches(declared))
      return element.matches(emptyLinks)
        ? isNamedSo(element) || saysMenu.test(nameOf(element))
        : isToggle(element);
    if (element.localName !== 'button' || element.matches('[aria-expanded],[aria-controls],[aria-haspopup]'))
      return true;
    if (element.matches('[popovertarget],[commandfor],[role=tab],[data-bs-toggle],[data-toggle]'))
      return true;
    // A header has buttons for little else.
    if (element.closest('header,nav,[role=banner],[role=navigation]') && !element.closest('form'))
      return true;
    if (holdsWindow && !element.closest('form,[role=dialog],dialog')) return true;
    return toggles.test(element.className) || toggles.test(element.id) || saysMenu.test(nameOf(element));
  };
  const windows = [...document.querySelectorAll('[role=dialog][id],[role=alertdialog][id],dialog[id]')]
    .filter((window) => !isSeen(window))
    .map(({ id }) => id);
  const namesWindow = (element: Element): boolean => {
    if (element.getAttribute('aria-haspopup') === 'dialog') return true;
    const said = ['aria-controls', 'data-bs-target', 'data-target', 'href', 'commandfor', 'onclick'];
    const words = said.map((name) => element.getAttribute(name) ?? '').join(' ');
    return windows.some((id) => words.split(/[^\w-]+/).includes(id));
  };
  const all = `${declared},${emptyLinks},${plain},label[for]`;
  for (const element of document.querySelectorAll<HTMLElement>(all)) {
    if (candidates.length >= 200) break;
    // Every block of the page: its name is asked before anything of how it is drawn.
    if (element.matches(plain) && !element.matches(declared) && !isNamedSo(element)) continue;
    if (
      !isSeen(element) ||
      element.matches(':disabled,[aria-disabled=true],[aria-expanded=true],input,select,textarea')
    )
      continue;
    if (
      element.localName === 'button' &&
      (element as HTMLButtonElement).type === 'submit' &&
      element.closest('form')
    )
      continue;
    const address = element.closest('a')?.getAttribute('href');
    if (address && !/^(?:#|javascript:)/i.test(address)) continue;
    if (element.getAttribute('popovertargetaction') === 'hide' || !opens(element)) continue;
    const name = nameOf(element);
    const words = `${name} ${element.id} ${element.getAttribute('title') ?? ''} ${element.getAttribute('name') ?? ''}`;
    const around = element.parentElement;
    if (risky.test(words) || element.closest(apart)) continue;
    // A language, chosen: the page becomes another one, and nothing unfolds.
    const isOfLanguage =
      languages.test(name) || element.matches(languageChoice) || around?.matches(languageChoice);
    if (isOfLanguage && !element.matches('summary,[aria-expanded],[aria-haspopup]')) continue;
    const kind = `${element.localName}.${element.className} ${around?.localName}.${around?.className} ${element.getAttribute('role') ?? ''}`;
    const count = counts.get(kind) ?? 0;
    const index = world.constatIndexes?.get(element) ?? -1;
    if (count >= 2 || (among && !among.includes(index))) continue;
    counts.set(kind, count + 1);
    candidates.push({ element, name, index, rank: namesWindow(element) ? 0 : 1 + count });
  }
  const kept = candidates.sort((a, b) => a.rank - b.rank).slice(0, limit);
  const openers = kept.map(
    ({ element, name, index }): Opener => ({
      ...describe(element),
      name: name === '' ? 'élément sans nom' : name,
      index,
    }),
  );
  world.constatOpeners = kept.map(({ element }) => element);
  // What was in sight in another window says nothing of this one.
  delete world.constatShown;
  const mayOpen =
    ':is(button,[role=button],summary,a[href="#"]):not([role=tab],:disabled,[type=submit]:is(form *))';
  const closed = [...document.querySelectorAll(mayOpen)].filter(
    (element) => isSeen(element) && !element.matches('form button:not([type])'),
  );
  const others = candidates.filter(({ element }) => !element.matches('[role=tab]'));
  return { openers, closed: new Set([...closed, ...others.map(({ element }) => element)]).size };
}
