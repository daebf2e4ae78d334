import { numberOf } from './element-numbers.ts';

interface AccessLintApi {
  readonly version: string;
  runAudit(
    root: Document,
    options: { disabledRules: readonly string[] },
  ): { readonly violations: readonly { ruleId: string; element?: Element }[] };
  readonly rules: readonly { id: string }[];
}

/** AccessLint, whose source was put into our world before. */
declare const AccessLint: AccessLintApi;

/** After AccessLint’s source and the pass over the elements. */
export function accesslintPass(asked: readonly string[]): {
  version: string;
  failures: { rule: string; node: number }[];
} {
  const disabledRules = AccessLint.rules.map(({ id }) => id).filter((id) => !asked.includes(id));
  const { violations } = AccessLint.runAudit(document, { disabledRules });
  const counts = new Map<string, number>();
  const failures: { rule: string; node: number }[] = [];
  for (const { ruleId, element } of violations) {
    const node = element && numberOf(element);
    const count = counts.get(ruleId) ?? 0;
    if (node === undefined || count >= 200) continue;
    counts.set(ruleId, count + 1);
    failures.push({ rule: ruleId, node });
  }
  return { version: AccessLint.version, failures };
}
