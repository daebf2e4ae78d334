import type { FixRole } from '#contract/fix-words.ts';
import { roleOf } from '#reference/fix-roles.ts';
import { sharedCause } from '#reference/shared-causes.ts';
import type { FixGroup } from './fix-group.ts';

/** Who does it: what the shared cause says, else whoever mends a rule alone; what is in the code is development. */
export function roleOfFix({ key, kind, findings }: FixGroup): FixRole {
  const shared = sharedCause(key);
  if (shared) return shared.role;
  const [first] = findings;
  return kind === 'rule' && first ? roleOf(first.finding.ruleId, first.finding.theme) : 'development';
}
