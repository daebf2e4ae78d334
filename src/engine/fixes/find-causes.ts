import type { Evidence } from '#contract/report.ts';
import { sharedCauseOf } from '#reference/shared-causes.ts';
import type { RuleOutcome } from '../score/findings.ts';
import type { Located } from '../score/rule-state.ts';
import { type Cause, causeOfProof, kindOfKey, ownCause, standingOf } from './cause.ts';

/** Causes as the whole of the findings tells them. */
export interface Causes {
  /** The cause of each proof of a verdict, in their order. */
  of(outcome: RuleOutcome, located: Located): readonly Cause[];
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
}

/** Looks at all proofs once, to know which parts and places pages share. */
export function findCauses(outcomes: readonly RuleOutcome[], pageCount: number, siteDomain: string): Causes {
  const census = takeCensus(outcomes, siteDomain);
  const ofTemplate = Math.max(fewestOfTemplate, pageCount * mostPages);
  const partKeys = partKeysOf(census.parts);
  const held = new Map<string, number>();

  function causeOf(outcome: RuleOutcome, evidence: Evidence): Cause {
    const { id } = outcome.rule;
    const told = causeOfProof(id, evidence, siteDomain) ?? causeOfHead(outcome, pageCount);
    if (told) return told;
    const { part, spot, place } = standingOf(evidence);
    const partKey = part === undefined ? undefined : partKeys.get(part);
    if (partKey !== undefined) return { key: partKey, kind: 'part' };
    if (spot !== undefined && (census.spots.get(`${id} ${spot}`)?.size ?? 0) >= ofTemplate)
      return { key: `template:${place}`, kind: 'template', name: place ?? '' };
    return ownCause(id);
  }

  const of = (outcome: RuleOutcome, { verdict }: Located): readonly Cause[] =>
    verdict.evidence.map((evidence) => causeOf(outcome, evidence));
  for (const outcome of outcomes) {
    if (outcome.rule.scope !== 'page') continue;
    for (const located of outcome.located) {
      if (located.verdict.evidence.length !== located.verdict.occurrences) continue;
      const counts = new Map<string, number>();
      for (const { key, kind } of of(outcome, located))
        if (kind === 'part') counts.set(key, (counts.get(key) ?? 0) + 1);
      for (const [key, count] of counts) {
        const name = `${outcome.rule.id} ${key}`;
        held.set(name, Math.max(held.get(name) ?? 0, count));
      }
    }
  }
  return { of, heldBy: (ruleId, causeKey) => held.get(`${ruleId} ${causeKey}`) ?? 0 };
}

function takeCensus(outcomes: readonly RuleOutcome[], siteDomain: string): Census {
  const parts = new Map<string, Set<string>>();
  const spots = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, url: string) => {
    const pages = map.get(key);
    if (pages) pages.add(url);
    else map.set(key, new Set([url]));
  };
  for (const { rule, located } of outcomes) {
    if (rule.scope !== 'page') continue;
    for (const { url, verdict } of located)
      for (const evidence of verdict.evidence) {
        if (evidence.type !== 'element' || causeOfProof(rule.id, evidence, siteDomain)) continue;
        const { part, spot } = standingOf(evidence);
        if (part !== undefined) add(parts, part, url);
        else if (spot !== undefined) add(spots, `${rule.id} ${spot}`, url);
      }
  }
  return { parts, spots };
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
