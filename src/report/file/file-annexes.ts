import type { CookieTable } from '#contract/cookie-table.ts';
import { countOf, formatBytes, formatDuration, formatNumber, typeset } from '#contract/french.ts';
import type { Report, VisitedPage } from '#contract/report.ts';
import { type FieldView, fieldCells, fieldHeaders } from '../chapters/field-view.ts';
import {
  consentWords,
  lifeWords,
  momentsOf,
  trackerKindWords,
  untestedMoments,
} from '../drafts/cookie-table.ts';
import { clip } from '../pdf/clean-text.ts';
import { probesSentence } from '../probes-sentence.ts';
import type { ReportView } from '../report-view.ts';
import type { RgaaView } from '../rgaa-view.ts';
import { trialTitle } from '../trial-view.ts';
import { addressOf, type FilePictures, thumbOf } from './file-pieces.ts';
import { type Content, html, type Markup } from './markup.ts';

function tableMarkup(
  caption: string,
  header: readonly string[],
  rows: readonly (readonly Content[])[],
): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${header.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (
      row,
    ) => html`<tr>${row.map((cell, index) => (index === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>
`,
  )}</tbody></table></div>`;
}

const scoreOf = (score: number | null): string => (score === null ? 'non mesurée' : `${score}/100`);

const performanceOf = ({ performanceScore, desktop }: VisitedPage): string =>
  desktop
    ? `téléphone ${scoreOf(performanceScore)}, ordinateur ${scoreOf(desktop.performanceScore)}`
    : scoreOf(performanceScore);

export function pagesMarkup(view: ReportView, pictures: FilePictures): Markup {
  const left = view.counts.found - view.counts.read;
  return html`<section aria-labelledby="pages"><h2 id="pages">Pages</h2>
${tableMarkup(
  countOf(view.counts.read, 'page analysée', 'pages analysées'),
  ['Page', 'Défauts', 'Performance', 'Affichage (LCP)', 'Poids', 'Requêtes', 'Sobriété'],
  view.pages.map((page) => [
    html`${clip(page.title, 200) || 'Sans titre'}<br>${addressOf(page.url)}${thumbOf(pictures.byPage.get(page.url), page.title)}`,
    formatNumber(page.failures),
    performanceOf(page),
    page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–',
    formatBytes(page.transferBytes),
    formatNumber(page.requestCount),
    page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`,
  ]),
)}
${
  left > 0 &&
  html`<h3>${countOf(left, 'adresse non analysée', 'adresses non analysées')}</h3><p>${view.pageCounts}</p>${view.notAnalysedReasons && html`<p>${view.notAnalysedReasons}</p>`}<ul class="small">${view.notAnalysed.map(
    ({ url, reason }) =>
      html`<li><bdi>${clip(url, 300)}</bdi> <span class="soft">– ${clip(reason, 300)}</span></li>`,
  )}</ul>${view.notAnalysedMore > 0 && html`<p class="soft">et ${countOf(view.notAnalysedMore, 'autre', 'autres')}</p>`}`
}</section>
`;
}

/** The pages of the sample under their names, those that could not be read too. */
export const sampleMarkup = ({ sample }: ReportView): Markup | false =>
  sample !== null &&
  html`<section aria-labelledby="echantillon"><h2 id="echantillon">${clip(sample.title, 200)}</h2>${tableMarkup(
    sample.summary,
    ['Page', 'Type', 'Score', 'Critères non respectés'],
    sample.rows.map(({ name, url, kind, why, score, unmet }) => [
      html`${clip(name, 200)}<br>${addressOf(url)}`,
      kind,
      why === '' ? (score === null ? '–' : `${score}/100`) : `Non lue\u00a0: ${clip(why, 300)}`,
      unmet === null ? '–' : formatNumber(unmet),
    ]),
  )}</section>
`;

export function gridMarkup(grid: RgaaView): Markup {
  return html`<section aria-labelledby="grille"><h2 id="grille">Grille ${grid.name}</h2>${grid.interval && html`<p><strong>${grid.interval}</strong></p>`}
<p>${grid.counts.map(({ label, count }) => `${label}\u00a0: ${count}`).join('\u202f; ')}.</p>${grid.conclusions.map((sentence) => html`<p>${typeset(sentence)}</p>`)}
${grid.topics.map(
  (topic) =>
    html`<h3>${topic.name}</h3>${tableMarkup(
      topic.summary,
      ['Critère', 'Intitulé', 'Verdict', 'Détail'],
      topic.criteria.map((row) => [
        row.number,
        typeset(row.title),
        row.verdict,
        typeset([row.reach, row.reason].filter(Boolean).join('. ')),
      ]),
    )}`,
)}<p class="small soft">${typeset(grid.attribution)}</p></section>
`;
}

export function cookiesMarkup({ rows, more, reason }: CookieTable): Markup {
  return html`<section aria-labelledby="cookies"><h2 id="cookies">Cookies et traceurs</h2>${
    rows.length === 0
      ? html`<p>Aucun cookie ni traceur n’a été vu sur les pages analysées.</p>`
      : tableMarkup(
          countOf(
            rows.length + more,
            'cookie, stockage ou service constaté',
            'cookies, stockages et services constatés',
          ),
          ['Nom', 'Nature', 'Domaine', 'Émetteur', 'Finalité', 'Durée', 'Consentement', 'Constaté'],
          rows.map((row) => [
            clip(row.name, 200),
            trackerKindWords[row.kind],
            clip(row.domain, 200),
            clip(row.vendor, 200) || 'inconnu',
            clip(row.purpose, 200) || 'inconnue',
            lifeWords(row) || '–',
            consentWords[row.need] || 'inconnu',
            momentsOf(row) || '–',
          ]),
        )
  }${reason !== '' && html`<p class="soft">${untestedMoments(reason)}</p>`}</section>
`;
}

/** What real visitors measured: beside the laboratory’s figures. */
export const fieldMarkup = ({ sentence, site, pages }: FieldView): Markup =>
  html`<section aria-labelledby="visiteurs"><h2 id="visiteurs">Mesuré chez vos visiteurs (Chrome)</h2><p>${typeset(sentence)} Le score vient du laboratoire, jamais de ces chiffres.</p>${
    site && tableMarkup('Tout le site', fieldHeaders, fieldCells(site.rows))
  }${pages.map(({ url, rows }) => tableMarkup(clip(url, 300), fieldHeaders, fieldCells(rows)))}</section>
`;

/** What checks on trial found: read apart, counted nowhere. */
export const trialMarkup = ({ trial }: ReportView): Markup | false =>
  trial !== null &&
  html`<section aria-labelledby="essai"><h2 id="essai">${trialTitle}</h2><p>${trial.sentence}</p>${trial.findings.map(
    ({ title, level, theme, why, fix, occurrences, pages }) =>
      html`<h3>${clip(title, 300)}</h3><p class="soft">${theme}, ${level}, ${occurrences}</p><p>${why}</p><p>${fix}</p>${pages.length > 0 && html`<ul class="small">${pages.map((url) => html`<li>${addressOf(url)}</li>`)}</ul>`}`,
  )}</section>
`;

export function methodMarkup(report: Report, view: ReportView, reportUrl: string): Markup {
  return html`<section aria-labelledby="methode"><h2 id="methode">Méthode et limites</h2>
<p>Visite faite comme depuis un ${view.device} (${clip(report.environment.viewport, 40)}), avec ${clip(report.environment.browser, 80)}, le ${view.finishedAt}.</p>
<p>Un audit automatique ne voit pas tout\u00a0: les points «\u00a0à vérifier\u00a0» demandent une personne. Constat repère des mentions\u202f; il ne constitue pas un avis juridique. ${probesSentence(report)}</p>
<p>Rapport en ligne\u00a0: <a href="${reportUrl}">${reportUrl}</a></p></section>
`;
}
