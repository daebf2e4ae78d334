interface AccessLintApi {
  readonly version: string;
  createChunkedAudit(
    root: Document,
    options: { disabledRules: readonly string[] },
  ): {
    processChunk(budgetMs: number): boolean;
    getViolations(): readonly { ruleId: string; element?: Element }[];
  };
  readonly rules: readonly { id: string }[];
}

/**
 * Runs in our isolated world, after AccessLint’s source and the pass over the elements.
 * @throws Error when the rules asked for take longer than `limitMs`
 */
export function accesslintPass(
  asked: readonly string[],
  limitMs: number,
): { version: string; failures: { rule: string; node: number }[] } {
  const { AccessLint, constatIndexes } = globalThis as unknown as {
    AccessLint: AccessLintApi;
    constatIndexes?: Map<Element, number>;
  };
  const disabledRules = AccessLint.rules.map(({ id }) => id).filter((id) => !asked.includes(id));
  const audit = AccessLint.createChunkedAudit(document, { disabledRules });
  const end = performance.now() + limitMs;
  while (audit.processChunk(50))
    if (performance.now() > end) throw new Error(`AccessLint took longer than ${limitMs} ms`);
  const counts = new Map<string, number>();
  const failures: { rule: string; node: number }[] = [];
  for (const { ruleId, element } of audit.getViolations()) {
    const node = element && constatIndexes?.get(element);
    const count = counts.get(ruleId) ?? 0;
    if (node === undefined || count >= 200) continue;
    counts.set(ruleId, count + 1);
    failures.push({ rule: ruleId, node });
  }
  return { version: AccessLint.version, failures };
}
