import { createHash } from 'node:crypto';
import type { Fix } from '#contract/fix.ts';
import type { Finding } from '#contract/report.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { sharedCause } from '#reference/shared-causes.ts';
import { asOurs, type OurText } from './marked-answer.ts';

/**
 * What a finding says in our words alone. `why` and `fix` are the rule’s: no value is written into them (tested for every
 * rule). The title is not among them: it may quote the site.
 */
export function ourWordsOf({ why, fix, references }: Pick<Finding, 'why' | 'fix' | 'references'>) {
  return {
    why: asOurs(why.slice(0, 1000)),
    fix: asOurs(fix.slice(0, 1000)),
    references: references.slice(0, 10).map(asOurs),
  };
}

/** Parts that pages share, by the names HTML and ARIA give them. */
const plainPart = /^part:(?:header|footer|nav|main|aside|banner|contentinfo|navigation)$/;

/**
 * The key of a fix, the same in a later audit. Keys of our own words stay as they are; those that hold a name the site
 * chose (a header, a vendor, an element) keep their kind, and a digest in place of the name.
 */
export function ourKeyOf({ key, cause }: Pick<Fix, 'key' | 'cause'>): OurText {
  const ruleId = /^rule:([a-z\d-]+)(?::review)?$/.exec(key)?.[1];
  const isOurs =
    ruleId === undefined ? sharedCause(key) !== undefined || plainPart.test(key) : ruleOf(ruleId);
  if (isOurs) return asOurs(key);
  return asOurs(`${cause}:${createHash('sha256').update(key).digest('hex').slice(0, 16)}`);
}
