interface KeyGlobals {
  constatKeys?: number[];
}

/** Runs in our isolated world: notes when the page gets each key from now on. */
export function watchKeys(): void {
  const world = globalThis as unknown as KeyGlobals;
  const times: number[] = [];
  if (!world.constatKeys) addEventListener('keydown', () => world.constatKeys?.push(performance.now()), true);
  world.constatKeys = times;
}

/** Milliseconds from the first key to the last one. */
export function typedForMs(): number {
  const { constatKeys } = globalThis as unknown as KeyGlobals;
  return (constatKeys?.at(-1) ?? 0) - (constatKeys?.[0] ?? 0);
}
