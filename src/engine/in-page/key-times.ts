/** When the page got each key, ms; null: not watched yet. */
let times: number[] | null = null;

/** Notes when the page gets each key from now on. */
export function watchKeys(): void {
  if (!times) addEventListener('keydown', () => times?.push(performance.now()), true);
  times = [];
}

/** Milliseconds from the first key to the last one. */
export function typedForMs(): number {
  return (times?.at(-1) ?? 0) - (times?.[0] ?? 0);
}
