interface ViewGlobals {
  constatIndexes?: Map<Element, number> | undefined;
  /** Numbers of the elements in the visit’s own view, while another one is looked at. */
  constatOwnIndexes?: Map<Element, number> | undefined;
  constatStillness?: CSSStyleSheet;
}

/** Runs in our isolated world before other views are looked at: keeps the numbers of the visit. */
export function beginView(): void {
  const world = globalThis as unknown as ViewGlobals;
  world.constatOwnIndexes = world.constatIndexes;
  world.constatIndexes = new Map(world.constatIndexes);
}

/** Runs after the last view: the numbers are those of the visit again. */
export function endView(): void {
  const world = globalThis as unknown as ViewGlobals;
  world.constatIndexes = world.constatOwnIndexes;
}

/** While still, changes of style come at once; scripts that wait for their end would wait for ever. */
export function setStill(still: boolean): void {
  const world = globalThis as unknown as ViewGlobals;
  world.constatStillness ??= new CSSStyleSheet();
  const { constatStillness } = world;
  constatStillness.replaceSync(
    still ? '*,*::before,*::after{transition:none!important;scroll-behavior:auto!important}' : '',
  );
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== constatStillness);
  document.adoptedStyleSheets = still ? [...others, constatStillness] : others;
}

/** Numbers in the visit’s own view of the elements of the present one, in its order; −1: they were not there. */
export function originsOf(): number[] {
  const { constatIndexes, constatOwnIndexes } = globalThis as unknown as ViewGlobals;
  return [...(constatIndexes?.keys() ?? [])].map((element) => constatOwnIndexes?.get(element) ?? -1);
}

/** Whether the elements with those numbers, of the present view or of the visit’s own, are shown now. */
export function shownNow(numbers: readonly number[], own: boolean): boolean[] {
  const { constatIndexes, constatOwnIndexes } = globalThis as unknown as ViewGlobals;
  const elements = [...((own ? constatOwnIndexes : constatIndexes)?.keys() ?? [])];
  return numbers.map((number) => elements[number]?.checkVisibility({ visibilityProperty: true }) === true);
}

/**
 * Waits until the page stands still in its window: fonts, animations that end brought to their end, and three frames
 * drawn alike; where the page listens to its window, a pause of the length scripts usually wait for, too. Gives up after
 * `limitMs`.
 */
export async function settleView(listens: boolean, limitMs: number): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 100);
      requestAnimationFrame(() => resolve());
    });
  const began = performance.now();
  const left = () => limitMs - (performance.now() - began);
  const look = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return `${scrollWidth} ${scrollHeight} ${document.getElementsByTagName('*').length}`;
  };
  await frame();
  await frame();
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, left()))]);
  /** Ends what ends; what waits for it begins then. */
  const finish = () => {
    let count = 0;
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const ends = typeof endTime === 'number' && Number.isFinite(endTime);
      if (!ends || animation.playState !== 'running') continue;
      animation.finish();
      count += 1;
    }
    return count;
  };
  const quietMs = listens ? 180 : 0;
  let same = 0;
  let since = performance.now();
  let before = look();
  while (left() > 0 && (same < 3 || performance.now() - since < quietMs)) {
    const finished = finish();
    await frame();
    const now = look();
    same = now === before && finished === 0 ? same + 1 : 0;
    if (now !== before) since = performance.now();
    before = now;
  }
}
