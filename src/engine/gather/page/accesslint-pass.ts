interface AccessLintApi {
  readonly version: string;
  runAudit(
    root: Document,
    options: { disabledRules: readonly string[] },
  ): { readonly violations: readonly { ruleId: string; element?: Element }[] };
  readonly rules: readonly { id: string }[];
}

/** Runs in our isolated world, after AccessLint’s source and the pass over the elements. */
export function accesslintPass(asked: readonly string[]): {
  version: string;
  failures: { rule: string; node: number }[];
} {
  const { AccessLint, constatIndexes } = globalThis as unknown as {
    AccessLint: AccessLintApi;
    constatIndexes?: Map<Element, number>;
  };
  const disabledRules = AccessLint.rules.map(({ id }) => id).filter((id) => !asked.includes(id));
  const { violations } = AccessLint.runAudit(document, { disabledRules });
  const counts = new Map<string, number>();
  const failures: { rule: string; node: number }[] = [];
  for (const { ruleId, element } of violations) {
    const node = element && constatIndexes?.get(element);
    const count = counts.get(ruleId) ?? 0;
    if (node === undefined || count >= 200) continue;
    counts.set(ruleId, count + 1);
    failures.push({ rule: ruleId, node });
  }
  return { version: AccessLint.version, failures };
}
