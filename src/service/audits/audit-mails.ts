import type { FailureCode } from '#contract/audit.ts';
import { isOurFailure } from '#contract/audit.ts';
import { isChosen } from '#contract/audit-words.ts';
import { overCommonThemes, rangesOf, withoutInWords } from '#contract/common-themes.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import type { MailData } from '#contract/mails.ts';
import { pageCountsInWords, pageCountsOf } from '#contract/page-counts.ts';
import type { Report } from '#contract/report.ts';
import { themeBand } from '#contract/theme-band.ts';
import type { Theme } from '#contract/themes.ts';
import { accessSentence } from '#report/access-sentence.ts';
import { overviewOf } from '#report/binding/binding-overview.ts';
import { desktopSentence } from '#report/compare/compare-desktop.ts';
import { compareReports } from '#report/compare/compare-reports.ts';
import { decidedSentence } from '#report/decisions/decision-texts.ts';
import { gradeOf } from '#report/grade.ts';
import { themesJudgedAlike } from '#report/judged-alike.ts';
import { laterMeasureSentence } from '#report/later-measure-sentence.ts';
import { trialSentence } from '#report/trial-view.ts';
import { verdictOf } from '#report/verdict.ts';
import type { Worsening } from '#report/worsening.ts';
import type { AuditRow } from '#store/audits.ts';
import { comparable, pastScores } from '../reports/read-previous.ts';
import { mailChanges, mailFixes, mailHome } from './mail-fixes.ts';
import { costsQuota } from './quota.ts';

interface Addressee {
  readonly displayName: string;
}

/** The comparable audit before, and its report while it is kept. */
interface Previous {
  readonly audit: AuditRow;
  readonly report: Report | null;
}

/** Score of the theme in the audit before; none where other rules or prices made it. */
const pastOf = (previous: AuditRow | undefined, theme: Theme) => ({
  previousScore: previous?.themeScores?.[theme] ?? null,
  previousUpTo: previous?.themesUpTo?.[theme] ?? null,
});

/** The score of the audit before and, where other rules or prices made some themes, what of this one compares with it. */
function comparedWith(
  previous: AuditRow | undefined,
  alike: ReadonlySet<Theme> | null,
  report: Report,
): Pick<MailData<'audit-finished'>, 'previousScore' | 'previousUpTo' | 'compared' | 'rulesChanged'> {
  if (!previous) return { previousScore: null };
  const past = alike ? comparable(pastScores(previous), alike) : pastScores(previous);
  if (alike && Object.values(past.themes).every(({ score }) => score === null))
    return { previousScore: null, previousUpTo: null, rulesChanged: true };
  const now = { score: report.score, upTo: report.upTo, themes: rangesOf(report.themes) };
  const common = overCommonThemes(now, past);
  const { before, without } = common;
  return {
    previousScore: before.score,
    previousUpTo: before.upTo ?? null,
    ...(without.length > 0 && {
      compared: {
        score: common.now.score,
        upTo: common.now.upTo ?? null,
        without: withoutInWords(without),
      },
    }),
  };
}

/** What the result mail says: scores, what changed since the comparable audit before, first things to fix. */
export function finishedMail(
  publicUrl: string,
  owner: Addressee,
  audit: AuditRow,
  report: Report,
  before: Previous | null,
  finishedAt: Date,
  decided: DecidedReport | null = null,
): MailData<'audit-finished'> {
  const previous = before?.audit;
  const alike = before?.report ? themesJudgedAlike(before.report, report) : null;
  const reportUrl = `${publicUrl}/reports/${audit.id}`;
  const grade = gradeOf(report);
  const access = accessSentence(report);
  const desktop = desktopSentence(report, before?.report ?? null);
  const measuredLater = laterMeasureSentence(report);
  const defects = report.findings.filter(isDefect);
  const reviews = report.findings.filter(({ verdict }) => verdict === 'review');
  const counts = pageCountsOf(report);
  const trial = trialSentence(report);
  const binding = overviewOf(report)?.sentence;
  return {
    displayName: owner.displayName,
    url: report.url,
    host: audit.host,
    verdict: verdictOf(report),
    ...(binding !== undefined && { binding }),
    score: report.score,
    ...(report.upTo !== undefined && { upTo: report.upTo }),
    ...(report.unseen !== undefined && { unseen: report.unseen }),
    ...(report.without && { without: withoutInWords(report.without) }),
    band: grade.label === '' ? null : grade.label,
    ...(grade.isDanger && { danger: true }),
    ...comparedWith(previous, alike, report),
    previousPageCount: previous?.pageCount ?? null,
    previousFinishedAt: previous?.finishedAt?.toISOString() ?? null,
    themes: report.themes.map((result) => ({
      id: result.theme,
      label: result.label,
      score: result.score,
      ...(result.upTo !== undefined && { upTo: result.upTo }),
      band: themeBand(result, report.rgaa)?.id ?? null,
      ...(result.pending && { pending: result.pending }),
      ...pastOf(alike?.has(result.theme) === false ? undefined : previous, result.theme),
    })),
    ...(desktop !== null && { desktop }),
    ...(before?.report && { changes: mailChanges(compareReports(before.report, report)) }),
    ...mailHome(report),
    findings: mailFixes(report, reportUrl, decided),
    ...(decided && { decided: decidedSentence(decided) }),
    ...(trial !== null && { trial }),
    failureCount: defects.length,
    reviewCount: reviews.length,
    pageCount: counts.read,
    ...(isChosen(report.scope) && { listed: counts.found }),
    ...(report.scope === 'sample' && { isSample: true }),
    notAnalysedCount: counts.unread,
    ...(counts.found > counts.read && { pageCounts: pageCountsInWords(counts, report.scope) }),
    partial: report.partial,
    ...(access !== null && { access }),
    ...(measuredLater !== null && { measuredLater }),
    finishedAt: finishedAt.toISOString(),
    reportUrl,
  };
}

const defectsTold = 10;
const pagesTold = 3;

/** What the alert of a scheduled audit says: what got worse since the comparable audit before. */
export function worseMail(
  publicUrl: string,
  owner: Addressee,
  audit: AuditRow,
  report: Report,
  { themes, defects }: Worsening,
  previous: Pick<AuditRow, 'id' | 'finishedAt' | 'createdAt'>,
  now: Date,
): MailData<'audit-worse'> {
  return {
    displayName: owner.displayName,
    url: report.url,
    host: audit.host,
    score: report.score,
    ...(report.upTo !== undefined && { upTo: report.upTo }),
    previousFinishedAt: (previous.finishedAt ?? previous.createdAt).toISOString(),
    themes: themes.map(({ theme, label, before, now }) => ({ id: theme, label, before, now })),
    defects: defects.slice(0, defectsTold).map(({ finding: { title, severity }, pages }) => ({
      title,
      severity,
      pages: pages.slice(0, pagesTold),
      pageCount: pages.length,
    })),
    defectCount: defects.length,
    finishedAt: now.toISOString(),
    reportUrl: `${publicUrl}/reports/${audit.id}`,
    changesUrl: `${publicUrl}/reports/${audit.id}/comparaison?avec=${previous.id}`,
  };
}

/** What lets us in, where the site kept us out. */
const unblocking: { readonly [Code in FailureCode]?: string[] } = {
  'preflight/bot-wall': [
    'Dans le pare-feu ou la protection du site, autorisez les visites dont l’agent contient « Constat ».',
    'Si le site n’accepte que des adresses connues, demandez à l’exploitant de Constat celle de son serveur.',
    'Relancez l’audit depuis la page du rapport.',
  ],
  'preflight/robots': [
    'Dans robots.txt, autorisez l’agent « Constat ».',
    'Ou prouvez que le domaine est le vôtre, dans « Mon profil » : l’audit peut alors passer outre robots.txt.',
    'Relancez l’audit depuis la page du rapport.',
  ],
  'preflight/opted-out': [
    'Ce site le dit dans son fichier /.well-known/constat.txt : demandez son accord à qui en répond.',
    'Si c’est votre site, prouvez-le dans « Mon profil » : vos audits ne sont alors plus refusés.',
  ],
};

/** What the failure mail says: why, and what to do. */
export function failedMail(
  publicUrl: string,
  owner: Addressee,
  audit: AuditRow,
  { code, sentence }: { readonly code: FailureCode; readonly sentence: string },
  finishedAt: Date,
): MailData<'audit-failed'> {
  return {
    displayName: owner.displayName,
    url: audit.url,
    host: audit.host,
    errorMessage: sentence,
    ours: isOurFailure(code),
    ...(!costsQuota(code) && !isOurFailure(code) && { free: true }),
    ...(unblocking[code] && { steps: unblocking[code] }),
    finishedAt: finishedAt.toISOString(),
    reportUrl: `${publicUrl}/reports/${audit.id}`,
  };
}
