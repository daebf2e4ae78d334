/** Waits until `look` gives something else than null or false, looking often; throws after `timeoutMs`. */
export async function eventually<Result>(
  look: () => Promise<Result | null | false>,
  timeoutMs = 15_000,
  everyMs = 20,
): Promise<Result> {
  const start = performance.now();
  for (;;) {
    const result = await look();
    if (result !== null && result !== false) return result;
    if (performance.now() - start > timeoutMs) throw new Error(`Nothing after ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
