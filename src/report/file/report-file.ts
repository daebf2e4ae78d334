import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import { countOf, formatDate, upperFirst } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { scoreFigure } from '#contract/score-range.ts';
import { viewField } from '../chapters/field-view.ts';
import type { FixView } from '../fixes/fix-view.ts';
import { clip } from '../pdf/clean-text.ts';
import { type ReportView, type ThemeView, viewReport } from '../report-view.ts';
import { trialTitle } from '../trial-view.ts';
import {
  cookiesMarkup,
  fieldMarkup,
  gridMarkup,
  methodMarkup,
  pagesMarkup,
  sampleMarkup,
  trialMarkup,
} from './file-annexes.ts';
import { themeMarkup } from './file-findings.ts';
import { addressOf, pictureStore, placePictures, scoreWords } from './file-pieces.ts';
import { fileStyle } from './file-style.ts';
import { html, type Markup, markupText, trusted } from './markup.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * The whole report as one HTML file that is read without us: pictures inside, no script, nothing loaded, ready to be
 * printed. Everything of the audited site is escaped.
 * @param pictures `data:` addresses by the keys of the stored pictures
 */
export function reportFile(
  report: Report,
  context: {
    readonly reportUrl: string;
    readonly pictures: ReadonlyMap<string, string>;
    readonly decided?: DecidedReport | null;
  },
): string {
  const view = viewReport(report, context.decided ?? null);
  const pictures = placePictures(report.pages, context.pictures);
  const field = viewField(report.field);
  const grid = view.themes.flatMap(({ rgaa }) => rgaa ?? [])[0];
  const title = `Rapport d’audit de ${clip(report.host, 100)}, ${formatDate(report.finishedAt)}`;
  return markupText(html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${trusted(fileStyle)}</style></head>
<body>${pictureStore(report.pages, pictures)}<main class="page">${headMarkup(view)}${summaryMarkup(view)}${contentsMarkup(view, grid !== undefined, report.cookies !== undefined)}${fixesMarkup(view)}
${view.themes.map((theme) => themeMarkup(theme, pictures))}${grid && gridMarkup(grid)}${report.cookies && cookiesMarkup(report.cookies)}${sampleMarkup(view)}${pagesMarkup(view, pictures)}${field && fieldMarkup(field)}${trialMarkup(view)}${methodMarkup(report, view, context.reportUrl)}</main></body></html>
`);
}

const defectsOf = ({ failures }: Pick<ThemeView, 'failures'>): number =>
  failures.filter(({ finding }) => isDefect(finding)).length;

const headMarkup = (view: ReportView): Markup =>
  html`<header><p class="brand">Constat</p><h1>Rapport d’audit de <bdi>${clip(view.title, 120)}</bdi></h1><p>${addressOf(view.url)}<br><span class="soft">${view.finishedAt}, visite faite comme depuis un ${view.device}</span></p></header>
`;

function summaryMarkup(view: ReportView): Markup {
  const { score } = view;
  return html`<section aria-labelledby="score"><div class="overall"><div><h2 id="score">Score global</h2><p class="figure ${score.kind} ${view.tone}">${scoreFigure(view.range)}${score.kind !== 'unrated' && html`<small>/100</small>`}</p><p><strong>${view.band}</strong></p>${view.without !== '' && html`<p class="soft">${upperFirst(view.without)}</p>`}</div>
<div><p><strong>${view.verdict}</strong></p><p>${view.summary}</p>${view.binding && html`<p>${view.binding.sentence}</p>`}${view.measuredLater && html`<p class="soft">${view.measuredLater}</p>`}${view.unseen && html`<p>${view.unseen}</p>`}${view.pageCounts && html`<p class="soft">${view.pageCounts}</p>`}${view.partial && html`<p><strong>${view.partial}</strong></p>`}${view.access && html`<p><strong>${view.access}</strong></p>`}</div></div>
<div class="scroll" tabindex="0" role="region" aria-label="Score par thème"><table><caption>Score par thème</caption><thead><tr><th scope="col">Thème</th><th scope="col">Score</th><th scope="col" class="num">Défauts</th><th scope="col" class="num">À vérifier</th></tr></thead><tbody>${view.themes.map(
    (theme) =>
      html`<tr><th scope="row"><a href="#${theme.anchor}">${theme.label}</a></th><td>${scoreWords(theme.result, theme.band, theme.tone, theme.result.pending !== undefined)}</td><td class="num">${defectsOf(theme)}</td><td class="num">${theme.reviews.length}</td></tr>`,
  )}</tbody></table></div></section>
`;
}

function contentsMarkup(view: ReportView, grid: boolean, cookies: boolean): Markup {
  const chapters = [
    ['premiers', 'À corriger en premier'],
    ...view.themes.map(({ anchor, label, failures }) => [
      anchor,
      `${label} (${countOf(defectsOf({ failures }), 'défaut', 'défauts')})`,
    ]),
    ...(grid ? [['grille', 'Grille RGAA']] : []),
    ...(cookies ? [['cookies', 'Cookies et traceurs']] : []),
    ['pages', 'Pages'],
    ...(view.trial ? [['essai', trialTitle]] : []),
    ['methode', 'Méthode et limites'],
  ];
  return html`<nav aria-labelledby="sommaire"><h2 id="sommaire">Sommaire</h2><ul>${chapters.map(([id, label]) => html`<li><a href="#${id}">${label}</a></li>`)}</ul></nav>
`;
}

function fixesMarkup(view: ReportView): Markup {
  const fixes = [...view.firstFixes, ...view.moreFixes];
  return html`<section aria-labelledby="premiers"><h2 id="premiers">À corriger, dans l’ordre</h2>${
    fixes.length === 0
      ? html`<p>Aucun défaut n’a été constaté sur les pages analysées.</p>`
      : html`<ol class="first">${view.firstFixes.map(fixMarkup)}</ol>`
  }${
    view.moreFixes.length > 0 &&
    html`<details><summary>${countOf(view.moreFixes.length, 'autre correction', 'autres corrections')}</summary><ol class="first" start="${view.firstFixes.length + 1}">${view.moreFixes.map(fixMarkup)}</ol></details>`
  }</section>
`;
}

/** How to do it where it is one finding; why they are one where they are several. */
const adviceOf = ({ fix, erased: [first], start }: FixView): string =>
  start === ''
    ? (first?.finding.finding.fix ?? fix.explanation)
    : `${fix.explanation} Pour commencer\u00a0: ${start}`;

const fixMarkup = (view: FixView): Markup => {
  const { fix, anchor, urgency, where, gain, work, role, erased } = view;
  const advice = adviceOf(view);
  return html`<li id="${anchor}"><h3 class="first-title">${clip(fix.title, 300)}</h3><span class="facts"><span>${where}</span>${gain !== '' && html`<strong>${gain}</strong>`}<span>${work}</span><span>${role}</span></span>${urgency !== '' && html`<p class="bad"><strong>Urgent. ${urgency}</strong></p>`}${advice !== '' && html`<p>${clip(advice, 900)}</p>`}<ul>${erased.map(
    ({ finding, part }) =>
      html`<li><a href="#${finding.anchor}">${clip(finding.finding.title, 300)}</a> <span class="soft">${part || finding.reach}</span></li>`,
  )}</ul></li>
`;
};
