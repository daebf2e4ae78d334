import { sharedCauseOf } from '#reference/shared-causes.ts';
import type { RuleOutcome } from '../score/findings.ts';
import type { Located } from '../score/rule-state.ts';
import { type Cause, causeOfProof, kindOfKey, ownCause, type Standing, standingOf } from './cause.ts';

/** Causes as the whole of the findings tells them. */
export interface Causes {
  /** The cause of each proof of a verdict, in their order. */
  of(located: Located): readonly Cause[];
  /** How many proofs of a rule a shared part shows where all are kept; the same part shows as many everywhere. */
  heldBy(ruleId: string, causeKey: string): number;
}

/** A part, or a place of a template, is shared from that many pages on. */
const fewestShared = 2;
const fewestOfTemplate = 3;
const mostPages = 0.5;

interface Census {
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly spots: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of each verdict, what each of its proofs tells by itself: a cause, or where it stands. */
  readonly signs: ReadonlyMap<Located, readonly (Cause | Standing)[]>;
}

/** Looks at all proofs once, to know which parts and places pages share. */
export function findCauses(outcomes: readonly RuleOutcome[], pageCount: number, siteDomain: string): Causes {
  const census = takeCensus(outcomes, pageCount, siteDomain);
  const ofTemplate = Math.max(fewestOfTemplate, pageCount * mostPages);
  const partKeys = partKeysOf(census.parts);

  function causeOf(ruleId: string, sign: Cause | Standing): Cause {
    if ('key' in sign) return sign;
    const { part, spot, place = '' } = sign;
    const partKey = part === undefined ? undefined : partKeys.get(part);
    if (partKey !== undefined) return { key: partKey, kind: 'part' };
    if (spot !== undefined && (census.spots.get(`${ruleId} ${spot}`)?.size ?? 0) >= ofTemplate)
      return { key: `template:${place}`, kind: 'template', name: place };
    return ownCause(ruleId);
  }

  const causes = new Map<Located, readonly Cause[]>();
  const held = new Map<string, number>();
  for (const { rule, located } of outcomes)
    for (const one of located) {
      const own = (census.signs.get(one) ?? []).map((sign) => causeOf(rule.id, sign));
      causes.set(one, own);
      if (rule.scope === 'page' && own.length === one.verdict.occurrences) countHeld(held, rule.id, own);
    }
  return {
    of: (located) => causes.get(located) ?? [],
    heldBy: (ruleId, causeKey) => held.get(`${ruleId} ${causeKey}`) ?? 0,
  };
}

function countHeld(held: Map<string, number>, ruleId: string, causes: readonly Cause[]): void {
  const counts = new Map<string, number>();
  for (const { key, kind } of causes) if (kind === 'part') counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [key, count] of counts) {
    const name = `${ruleId} ${key}`;
    held.set(name, Math.max(held.get(name) ?? 0, count));
  }
}

function takeCensus(outcomes: readonly RuleOutcome[], pageCount: number, siteDomain: string): Census {
  const parts = new Map<string, Set<string>>();
  const spots = new Map<string, Set<string>>();
  const signs = new Map<Located, readonly (Cause | Standing)[]>();
  const add = (map: Map<string, Set<string>>, key: string, url: string) => {
    const pages = map.get(key);
    if (pages) pages.add(url);
    else map.set(key, new Set([url]));
  };
  for (const outcome of outcomes) {
    const { rule, located } = outcome;
    const head = causeOfHead(outcome, pageCount);
    for (const one of located)
      signs.set(
        one,
        one.verdict.evidence.map((evidence) => {
          const told = causeOfProof(rule.id, evidence, siteDomain) ?? head;
          if (told) return told;
          const standing = standingOf(evidence);
          if (standing.part !== undefined) add(parts, standing.part, one.url);
          else if (standing.spot !== undefined) add(spots, `${rule.id} ${standing.spot}`, one.url);
          return standing;
        }),
      );
  }
  return { parts, spots, signs };
}

/**
 * The key of each part that pages share: the one of its kind on most pages by its kind alone, so that a footer that
 * gained a link is still the footer; the others with their structure.
 */
function partKeysOf(parts: Census['parts']): ReadonlyMap<string, string> {
  const shared = [...parts].filter(([, pages]) => pages.size >= fewestShared);
  const first = new Map<string, { readonly part: string; readonly size: number }>();
  for (const [part, { size }] of shared) {
    const known = first.get(landmarkOf(part));
    if (!known || size > known.size || (size === known.size && part < known.part))
      first.set(landmarkOf(part), { part, size });
  }
  return new Map(
    shared.map(([part]) => {
      const landmark = landmarkOf(part);
      return [part, first.get(landmark)?.part === part ? `part:${landmark}` : `part:${part}`];
    }),
  );
}

const landmarkOf = (part: string): string => part.slice(0, part.indexOf(':'));

/** What every page’s head repeats is one line of the template; what few pages show is theirs. */
function causeOfHead(outcome: RuleOutcome, pageCount: number): Cause | null {
  const shared = sharedCauseOf(outcome.rule.id);
  if (!shared?.onMostPages) return null;
  const pages = outcome.rule.scope === 'site' ? pageCount : outcome.located.length;
  const isMost = pages >= fewestShared && pages >= pageCount * mostPages;
  return isMost ? { key: shared.key, kind: kindOfKey(shared.key) } : ownCause(outcome.rule.id);
}
