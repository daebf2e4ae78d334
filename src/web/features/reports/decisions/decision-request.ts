import type { InputOf } from '#contract/api/client-types.ts';
import { decisionKindIds, derogationMotives } from '#contract/decision-words.ts';
import { textOf } from '../../../lib/use-form.ts';
import type { DecisionTarget } from './decision-target.ts';

type DecisionBody = InputOf<'POST', '/api/reports/:id/decisions'>['body'];

/** What a filled form asks of the API; null until a kind is chosen. What a kind has no use for is left out. */
export function decisionRequestOf(
  { ruleId, verdict, place }: Pick<DecisionTarget, 'ruleId' | 'verdict' | 'place'>,
  values: FormData,
): DecisionBody | null {
  const kind = decisionKindIds.find((id) => id === textOf(values, 'kind'));
  if (kind === undefined) return null;
  const [motive, takenBy, until] = [
    textOf(values, 'motive'),
    textOf(values, 'takenBy'),
    textOf(values, 'until'),
  ];
  const knowing = textOf(values, 'knowing');
  return {
    ...{ ruleId, verdict, kind },
    ...(place === null
      ? { scope: 'rule' }
      : { scope: textOf(values, 'scope') === 'component' ? 'component' : 'element', ...place }),
    reason: textOf(values, 'reason'),
    ...(kind === 'derogation' && isMotive(motive) && { motive }),
    ...(kind === 'accepted' && takenBy !== '' && { takenBy }),
    ...(until !== '' && { until }),
    ...(knowing !== '' && { knowing }),
  };
}

const isMotive = (text: string): text is keyof typeof derogationMotives =>
  Object.hasOwn(derogationMotives, text);
