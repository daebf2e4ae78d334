import { typeset } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { urgencyOf } from '#reference/urgencies.ts';
import { ruleOf } from '../rules/registry.ts';
import { fixTitles } from './fix-titles.ts';

/** A title longer than that is not read, one shorter seldom says of what. */
const longest = 120;
const shortest = 38;
const infinitive = /^(?:(?:Ne|N’)\s|(?:Se |S’)?\p{L}+(?:er|ir|re|oir)(?![\p{L}-]))/u;

/**
 * What one does about a finding, in few words: named apart for its rule, else how its fix begins, where that is an action
 * short enough to be a title. Undefined where neither is. A name of the rule is that of its first fix: where a message of it
 * asks for another one, the fix alone speaks, but for what is urgent, which is one act whatever the message.
 */
export function actionOf({ ruleId, fix }: Pick<Finding, 'ruleId' | 'fix'>): string | undefined {
  const rule = ruleOf(ruleId);
  const isFirst = rule === undefined || typeset(rule.fix) === fix;
  const named = isFirst || urgencyOf(ruleId) ? fixTitles[ruleId] : undefined;
  return named ?? beginningOf(fix);
}

function beginningOf(fix: string): string | undefined {
  const [sentence = ''] = fix.split(/(?<=\S)\.(?:\s|$)|\s[;:](?:\s|$)/);
  // What stands in parentheses is how, not what.
  const bare = sentence.replaceAll(/(?<!«)\s\([^()]*\)/g, '').trim();
  const isTitle = infinitive.test(bare) && bare.length >= shortest && bare.length <= longest;
  return isTitle && !/[(]|«[^»]*$/.test(bare) ? bare : undefined;
}
