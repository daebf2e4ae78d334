import { countOf } from './french.ts';

/** How many audits are counted before one, and no more. */
const mostCounted = 100;

const ofWhat: Readonly<Record<string, string>> = { site: ' de ce site', account: ' de votre compte' };

/** « 3e en attente : 2 audits avant le vôtre », of this site or account where that is why it waits; empty where nothing is known. */
export function placeInQueue({
  waits,
  before,
}: {
  readonly waits?: unknown;
  readonly before?: unknown;
}): string {
  if (typeof waits !== 'string' || typeof before !== 'number') return '';
  if (before === 0) return 'Le prochain à commencer';
  const which = ofWhat[waits] ?? '';
  if (before >= mostCounted) return `Plus de ${mostCounted} audits${which} avant le vôtre`;
  return `${before + 1}e en attente\u00a0: ${countOf(before, 'audit', 'audits')}${which} avant le vôtre`;
}
