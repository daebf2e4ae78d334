import type { SiteProfile } from '#contract/themes.ts';
import { isArtifactError, type PageArtifacts, type SiteArtifacts } from '../artifacts.ts';
import type { PageRule, Rule, SiteRule } from '../rule.ts';
import { type RuleVerdict, runRule } from '../rules/run-rules.ts';
import { withUnreadPages } from '../rules/with-unread-pages.ts';
import { type ReadPath, recordReads } from './record-reads.ts';

/** What a rule read in one artifact that it declares. */
export interface ArtifactReading {
  readonly name: string;
  /** Why it could not be gathered; null when it was. */
  readonly error: string | null;
  readonly paths: readonly ReadPath[];
  /** Further paths left out of the list. */
  readonly more: number;
}

/** A rule’s verdict on one page (or on the site) with what it looked at to give it. */
export interface RuleReading {
  readonly verdict: RuleVerdict;
  readonly artifacts: readonly ArtifactReading[];
}

/** Runs one rule over artifacts that note what is read. The verdict is the one the audit gives. */
export function readPageRule(
  rule: PageRule,
  artifacts: PageArtifacts,
  profile: SiteProfile | null,
): RuleReading {
  return readRule(rule, artifacts, (recorded) => runRule(rule, recorded, profile));
}

/** The same of a rule over the site. */
export function readSiteRule(
  rule: SiteRule,
  artifacts: SiteArtifacts,
  profile: SiteProfile | null,
): RuleReading {
  const asked = withUnreadPages(artifacts.pages)(rule);
  return readRule(asked, artifacts, (recorded) => runRule(asked, recorded, profile));
}

function readRule<Artifacts extends object>(
  rule: Rule,
  artifacts: Artifacts,
  run: (recorded: Artifacts) => RuleVerdict,
): RuleReading {
  const { recorded, readings, stop } = recordReads(artifacts);
  const verdict = run(recorded);
  stop();
  const seen = new Map(readings().map((reading) => [reading.name, reading]));
  const values = new Map<string, unknown>(Object.entries(artifacts));
  return {
    // Evidence may hold parts of the recorded artifacts: only plain data leaves.
    verdict: JSON.parse(JSON.stringify(verdict)) as RuleVerdict,
    artifacts: rule.artifacts.map((name) => {
      const value = values.get(name);
      const { paths = [], more = 0 } = seen.get(name) ?? {};
      return isArtifactError(value)
        ? { name, error: value.artifactError, paths: [], more: 0 }
        : { name, error: null, paths, more };
    }),
  };
}
