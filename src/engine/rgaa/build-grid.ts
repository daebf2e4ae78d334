import { criterionLetters } from '#contract/criterion-letters.ts';
import type { Finding } from '#contract/report.ts';
import type { CriterionRow, CriterionVerdict, RgaaGrid } from '#contract/rgaa-grid.ts';
import type { Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import { conclusionsOf } from './conclude.ts';
import {
  absenceOf,
  type CriterionRule,
  heardOn,
  judgePage,
  rulesByCriterion,
  type SeenPage,
  statusOnPage,
} from './judge-page.ts';
import { intervalOf, siteVerdict, tallyOf } from './judge-site.ts';
import type { ProvenFact } from './prove-page.ts';
import { type KnownSite, proveSite } from './prove-site.ts';
import { type Referential, referentials } from './referentials.ts';
import { sampleOf } from './sample.ts';

export interface GridInput {
  readonly pages: readonly {
    readonly url: string;
    readonly verdicts: readonly RuleVerdict[];
    readonly proven: readonly ProvenFact[];
  }[];
  readonly siteVerdicts: readonly RuleVerdict[];
  readonly site: KnownSite & { readonly wholeSite: boolean };
  /** Rules of the accessibility theme: those of other themes cite criteria without judging by the method. */
  readonly rules: readonly Rule[];
  readonly findings: readonly Finding[];
}

const urlsPerCriterion = 20;

/** The grid of the referential for the analysed pages. Pure. */
export function buildGrid(input: GridInput, referential: Referential = referentials['rgaa-4.1.2']): RgaaGrid {
  const mapped = rulesByCriterion(referential, input.rules);
  const pages = seenPages(input);
  const judged = referential.criteria.map((criterion) => {
    const cited = mapped.get(criterion.number) ?? [];
    return {
      criterion,
      cited,
      verdicts: pages.map((page) => judgePage(referential, criterion, cited, page)),
    };
  });
  const criteria = judged.map(({ criterion, cited, verdicts }): CriterionRow => {
    const verdict = siteVerdict(verdicts);
    const rules = cited.map(({ rule }) => rule);
    const isNoted = verdict === 'review' && wasHeard(cited, pages, 'noted');
    const ncUrls = pages.flatMap(({ url }, index) => (verdicts[index] === 'nc' ? [url] : []));
    return {
      number: criterion.number,
      topic: criterion.topic,
      title: criterion.title,
      level: criterion.level,
      verdict,
      reason: isNoted ? whyNoted : reasonOf(referential, criterion, verdict, rules, pages),
      pages: { ...tallyOf(verdicts), ncUrls: ncUrls.slice(0, urlsPerCriterion) },
      rules: shownBy(cited, pages, 'fail', input.findings),
      reviewRules: [
        ...shownBy(cited, pages, 'noted', input.findings),
        ...shownBy(cited, pages, 'review', input.findings),
      ],
      ...(isNoted && { noted: true }),
      ...(verdict === 'review' && isUntested(rules, pages) && { untested: true }),
    };
  });
  const counts = tallyOf(criteria.map(({ verdict }) => verdict));
  const interval = intervalOf(counts);
  return {
    referential: referential.id,
    name: referential.name,
    attribution: referential.attribution,
    criteria,
    counts,
    interval,
    conclusions: conclusionsOf(referential.name, counts, interval),
    perPage: pages.map(({ url }, index) => {
      const own = judged.map(({ verdicts }): CriterionVerdict => verdicts[index] ?? 'review');
      return { url, ...tallyOf(own), letters: own.map((verdict) => criterionLetters[verdict]).join('') };
    }),
    sample: sampleOf(input.site.pages, input.site.wholeSite),
  };
}

function seenPages({ pages, siteVerdicts, site }: GridInput): SeenPage[] {
  const known = proveSite(site);
  const valid = new Set(site.validPages);
  return pages.map(({ url, verdicts, proven }) => ({
    url,
    facts: new Set([...proven, ...known, ...(valid.has(url) ? (['htmlChecked'] as const) : [])]),
    statuses: new Map([
      ...siteVerdicts.map((verdict) => [verdict.ruleId, statusOnPage(verdict, url)] as const),
      ...verdicts.map((verdict) => [verdict.ruleId, verdict.status] as const),
    ]),
    messages: new Map(
      [...siteVerdicts, ...verdicts].flatMap(({ ruleId, message }) =>
        message === undefined ? [] : [[ruleId, message] as const],
      ),
    ),
  }));
}

type Heard = 'fail' | 'noted' | 'review';

const wasHeard = (cited: readonly CriterionRule[], pages: readonly SeenPage[], wanted: Heard): boolean =>
  cited.some((rule) => pages.some((page) => heardOn(rule, page) === wanted));

/** The findings of the report where the rules’ failures (or doubts) can be read; a merged one by its twin. */
function shownBy(
  cited: readonly CriterionRule[],
  pages: readonly SeenPage[],
  wanted: Heard,
  findings: readonly Finding[],
): string[] {
  const read = wanted === 'review' ? 'review' : 'fail';
  const shown = new Set(findings.flatMap(({ ruleId, verdict }) => (verdict === read ? [ruleId] : [])));
  const concerned = cited.filter((one) => wasHeard([one], pages, wanted));
  const readable = concerned.map(({ rule }) =>
    [rule.id, rule.sameDefectAs, rule.parent].find((id) => id !== undefined && shown.has(id)),
  );
  return [...new Set(readable.flatMap((id) => id ?? []))];
}

/** No check looks at the criterion, or none of those that do could on any page. */
function isUntested(rules: readonly Rule[], pages: readonly SeenPage[]): boolean {
  return rules.every((rule) => pages.every((page) => (page.statuses.get(rule.id) ?? 'error') === 'error'));
}

const whyNoted = 'Une personne dit si ce défaut rend le critère non respecté.';
const whyReview = {
  A: 'Les contrôles n’ont pas tous pu conclure.',
  P: 'Aucun défaut certain relevé : dire que le critère est respecté demande une personne.',
  D: 'Nos contrôles relèvent des indices : une personne doit juger.',
  M: 'Seule une personne peut juger.',
} as const;

function reasonOf(
  referential: Referential,
  criterion: Referential['criteria'][number],
  verdict: CriterionVerdict,
  rules: readonly Rule[],
  pages: readonly SeenPage[],
): string {
  if (verdict === 'na') {
    // The last of those that were needed is the one that holds on every page: the first say more than it.
    const sentences = new Set(pages.map((page) => absenceOf(referential, criterion.number, page)));
    const known = referential.notApplicable[criterion.number] ?? [];
    return known.findLast(([, sentence]) => sentences.has(sentence))?.[1] ?? '';
  }
  if (verdict !== 'review') return '';
  const failed = rules.some((rule) =>
    pages.some((page) => (page.statuses.get(rule.id) ?? 'error') === 'error'),
  );
  const untested = failed ? ' Un contrôle n’a pas pu être exécuté sur toutes les pages.' : '';
  // Without a check of ours, nobody but a person looks at it.
  return `${whyReview[rules.length === 0 ? 'M' : criterion.automation]}${untested}`;
}
