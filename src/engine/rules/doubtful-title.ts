import type { SiteProfile } from '#contract/themes.ts';
import type { Rule } from '../rule.ts';

/** Titles that ask already. */
const asks = /v[ée]rifi|peut-être|semble|\?$/i;

const condition = ' si vous y êtes tenu';

/** Nobody said that the duty binds this site. */
export const isConditional = (title: string): boolean => title.endsWith(condition);

/** What a failure states as a fact, a doubt asks: of whom a duty binds, where the owner did not say what the site is. */
export function doubtfulTitle(
  { automation, profiles }: Pick<Rule, 'automation' | 'profiles'>,
  title: string,
  profile: SiteProfile | null,
  /** What was read says that the duty binds this site. */
  bound = false,
): string {
  // What a `revue` rule says is written as a question for a person.
  if (automation === 'revue' || asks.test(title)) return title;
  return `${title}\u00a0: à vérifier${profiles && profile === null && !bound ? condition : ''}`;
}
