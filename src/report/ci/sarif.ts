import { createHash } from 'node:crypto';
import type { Evidence, Finding } from '#contract/report.ts';
import type { Severity } from '#contract/themes.ts';
import { decidedFindingOf, isSettledBy } from '../decisions/decision-at.ts';
import { isAt, type Place, placesOf } from '../decisions/reach-of.ts';
import { viewEvidence } from '../evidence-view.ts';
import { type CiResult, reportPage, rulePage } from './ci-result.ts';
import { quotedTextsNotice, visibleText } from './quoted-texts.ts';

const levels = {
  bloquant: 'error',
  majeur: 'warning',
  mineur: 'note',
  info: 'none',
} as const satisfies Record<Severity, string>;
/** Code scanning shows no more, and refuses files beyond 25,000. */
const mostResults = 5000;
const longest = 1000;

/**
 * The audit as SARIF 2.1.0: a rule a check that found something, a result a place. Pages are addresses under the site’s
 * own, elements are logical places; what people decided is suppressed. A place keeps its fingerprint while its page, its
 * selector or what names it stay.
 */
export function sarifOf(result: CiResult): string {
  const { report, server } = result;
  const shown = report.findings.filter(({ severity }) => severity !== 'info');
  const ruleIds = [...new Set(shown.map(({ ruleId }) => ruleId))];
  const results = shown.flatMap((finding) => resultsOf(finding, ruleIds.indexOf(finding.ruleId), result));
  const run = {
    tool: {
      driver: {
        name: 'Constat',
        informationUri: server,
        version: report.engineVersion,
        language: 'fr-FR',
        rules: ruleIds.map((ruleId) => ruleOf(shown.find((one) => one.ruleId === ruleId) as Finding, server)),
      },
    },
    originalUriBaseIds: { SITE: { uri: `${originOf(report.url)}/` } },
    invocations: [
      { executionSuccessful: true, startTimeUtc: report.startedAt, endTimeUtc: report.finishedAt },
    ],
    automationDetails: { id: `constat/${report.host}/` },
    columnKind: 'utf16CodeUnits',
    results: results.slice(0, mostResults),
    properties: {
      note: quotedTextsNotice,
      report: reportPage(result),
      score: report.score,
      resultsLeftOut: Math.max(0, results.length - mostResults),
    },
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  const withoutUnseen = (_name: string, value: unknown) =>
    typeof value === 'string' ? visibleText(value) : value;
  return `${JSON.stringify(log, withoutUnseen, 2)}\n`;
}

function ruleOf(finding: Finding, server: string) {
  const { ruleId, title, why, fix, theme, severity, references, rgaa } = finding;
  return {
    id: ruleId,
    shortDescription: { text: title },
    fullDescription: { text: why || title },
    help: { text: fix || title },
    helpUri: rulePage(server, ruleId),
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [theme, severity, ...references, ...rgaa.map((test) => `RGAA ${test}`)] },
  };
}

/** A finding that shows no place is one result of the whole site, or of each of its pages. */
function placesToTell(finding: Finding): (Place & { readonly evidence: Evidence | null })[] {
  const places = placesOf(finding);
  const silent = finding.pages.filter(({ evidence }) => evidence.length === 0);
  const bare = silent.map(({ url }) => ({ page: url, order: -1, evidence: null }));
  if (places.length + bare.length > 0) return [...places, ...bare];
  return [{ page: '', order: -1, evidence: null }];
}

function resultsOf(finding: Finding, ruleIndex: number, { report, decided }: CiResult) {
  const { ruleId, title, fix, severity, verdict } = finding;
  const about = decidedFindingOf(decided, finding);
  const seen = new Map<string, number>();
  return placesToTell(finding).map(({ page, order, evidence }) => {
    const view = evidence && viewEvidence(evidence);
    const isLeft =
      about !== undefined &&
      (about.isWhole ||
        isSettledBy(decided, about.decision) ||
        about.occurrences.some((one) => isAt(one, { page, order }) && isSettledBy(decided, one.decision)));
    const print = fingerprint(ruleId, page, evidence);
    const twin = seen.get(print) ?? 0;
    seen.set(print, twin + 1);
    return {
      ruleId,
      ruleIndex,
      kind: verdict === 'fail' ? 'fail' : 'review',
      level: verdict === 'fail' ? levels[severity] : 'none',
      message: { text: [title, view?.note, fix].filter(Boolean).join('\n') },
      locations: [
        {
          physicalLocation: {
            artifactLocation: artifactOf(page === '' ? report.url : page, report.url),
            region: { startLine: 1, ...(view?.code && { snippet: { text: view.code.slice(0, longest) } }) },
          },
          ...(view && {
            logicalLocations: [
              {
                fullyQualifiedName: view.label.slice(0, longest),
                kind: evidence?.type === 'element' ? 'element' : 'resource',
              },
            ],
          }),
        },
      ],
      partialFingerprints: { 'constatPlace/v1': twin === 0 ? print : `${print}:${twin}` },
      ...(isLeft && { suppressions: [{ kind: 'external', status: 'accepted' }] }),
      properties: { page: page === '' ? report.url : page, severity },
    };
  });
}

/** Under the address of the site where it is one of its pages: tools that show files want a path. */
function artifactOf(page: string, site: string) {
  const origin = originOf(site);
  if (!page.startsWith(`${origin}/`)) return { uri: page };
  const path = page.slice(origin.length + 1);
  return { uri: path === '' ? './' : path.replace(/^(?=\/)/, '.'), uriBaseId: 'SITE' };
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? 'https://inconnu.invalid';

function fingerprint(ruleId: string, page: string, evidence: Evidence | null): string {
  const place = evidence?.type === 'element' ? evidence.selector : evidence ? viewEvidence(evidence) : null;
  return createHash('sha256')
    .update(JSON.stringify([ruleId, page, place]))
    .digest('hex')
    .slice(0, 32);
}
