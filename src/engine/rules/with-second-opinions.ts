import { opinionRows } from '#reference/second-opinions.ts';
import { elementEvidence, shownProofs } from '../derive/dom/dom.ts';
import { seenBy } from '../derive/engines/joint-proof.ts';
import { opinionsOf } from '../derive/engines/second-opinions.ts';
import type { PageRule, Rule } from '../rule.ts';

const heardOf = new Set(opinionRows.flatMap(({ ours }) => ours.map(({ ruleId }) => ruleId)));

/**
 * A rule of Constat that other engines speak about too: where it found nothing and they did, a person is asked. Rows of
 * the axe table weigh the engines themselves; every other rule comes back as it is.
 */
export function withSecondOpinions(rule: Rule): Rule {
  if (rule.scope === 'site' || rule.source === 'axe-core' || !heardOf.has(rule.id)) return rule;
  return {
    ...rule,
    artifacts: [...new Set([...rule.artifacts, 'axe', 'dom', 'secondOpinions'] as const)],
    evaluate(artifacts) {
      const own = rule.evaluate(artifacts);
      const opinions = opinionsOf(artifacts).get(rule.id) ?? [];
      if (opinions.length === 0 || (own.status !== 'pass' && own.status !== 'inapplicable')) return own;
      return {
        status: 'review',
        evidence: opinions
          .slice(0, shownProofs)
          .map(({ node, engines }) => elementEvidence(artifacts.dom, node, seenBy(engines))),
        occurrences: opinions.length,
        sources: [...new Set(opinions.flatMap(({ engines }) => engines))],
      };
    },
  } satisfies PageRule;
}
