import { isDefect } from '#contract/defect.ts';
import { countOf } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import { besideTitle } from '../check-words.ts';
import { customsMeaning, customsOf } from '../customs-words.ts';
import { viewEvidence } from '../evidence-view.ts';
import type { FindingView } from '../finding-view.ts';
import { clip } from '../pdf/clean-text.ts';
import type { ThemeView } from '../report-view.ts';
import { costsTitle } from '../theme-score-words.ts';
import { addressOf, cropOf, type FilePictures, scoreWords } from './file-pieces.ts';
import { html, type Markup } from './markup.ts';

const longestCode = 2000;

/** A theme whole: defects, points to verify, then what was checked without finding anything. */
export function themeMarkup(theme: ThemeView, pictures: FilePictures): Markup {
  const { failures, reviews, untested, passed, partly, beside } = theme;
  const defects = failures.filter(({ finding }) => isDefect(finding));
  const facts = failures.filter(({ finding }) => !isDefect(finding));
  return html`<section aria-labelledby="${theme.anchor}"><h2 id="${theme.anchor}">${theme.label}</h2>
<p>${scoreWords(theme.result, theme.band, theme.tone, theme.result.pending !== undefined)}</p>${theme.bandNote !== '' && html`<p class="soft">${theme.bandNote}</p>`}${theme.unseen && html`<p class="soft">${theme.unseen}</p>`}${theme.held !== '' && html`<p class="soft">${theme.held}</p>`}
${theme.costs.length > 0 && html`<p class="soft">${costsTitle}</p><ul class="soft">${theme.costs.map(({ points, title }) => html`<li>${points} ${title}</li>`)}</ul>`}
${defects.length === 0 && html`<p>${theme.result.score === null && !theme.result.pending ? 'Ce thème n’a pas pu être testé.' : 'Aucun défaut constaté parmi les contrôles effectués.'}</p>`}
${groupMarkup(countOf(defects.length, 'défaut', 'défauts'), defects, pictures)}
${groupMarkup(`${countOf(reviews.length, 'point', 'points')} à vérifier par une personne`, reviews, pictures)}
${groupMarkup(`${countOf(facts.length, 'information', 'informations')} à savoir`, facts, pictures)}
${theme.customs.length > 0 && html`<details><summary class="soft">${customsOf(theme.customs.length)}</summary><p class="small soft">${customsMeaning}</p>${theme.customs.map((view) => findingMarkup(view, pictures))}</details>`}
${checksMarkup('Non testés', untested)}${checksMarkup('Respectés', passed)}${checksMarkup('Respectés sur une partie des pages', partly)}${checksMarkup(besideTitle, beside)}</section>
`;
}

function groupMarkup(title: string, views: readonly FindingView[], pictures: FilePictures): Markup | null {
  if (views.length === 0) return null;
  return html`<h3>${title}</h3>${views.map((view) => findingMarkup(view, pictures))}`;
}

/** How bad, where, what it wins, what it costs. */
function factsMarkup(view: FindingView): Markup {
  const failed = view.finding.verdict === 'fail';
  return html`<span class="facts"><span class="tag ${view.tone}">${failed ? view.severity : 'À vérifier'}</span><span>${view.reach}</span>${view.binding && html`<span>${view.binding.label}</span>`}${failed && html`<span>correction\u00a0: ${view.effort}</span>`}${view.gain !== '' && html`<strong class="good">${view.gain}</strong>`}${view.decisions && view.decisions.badge !== '' && html`<span class="tag">${view.decisions.badge}</span>`}</span>`;
}

function findingMarkup(view: FindingView, pictures: FilePictures): Markup {
  const { finding } = view;
  return html`<details id="${view.anchor}"><summary><b>${clip(finding.title, 400)}</b>${factsMarkup(view)}</summary>
<dl>${view.urgency !== '' && html`<dt>Urgent</dt><dd>${view.urgency}</dd>`}<dt>Pourquoi</dt><dd>${finding.why}</dd><dt>Comment corriger</dt><dd>${finding.fix}</dd>${view.binding && html`<dt>Ce qui oblige</dt><dd>${view.binding.label}. ${view.binding.why}</dd>`}${view.references.length > 0 && html`<dt>Références</dt><dd>${view.references.join(', ')}</dd>`}</dl>
${view.decisions?.notes.map(({ badge, sentence }) => html`<p><strong>${badge}.</strong> ${clip(sentence, 1200)}</p>`)}${proofMarkup(finding.evidence, '', pictures)}${finding.pages.map(
  (
    page,
  ) => html`<p class="small">${addressOf(page.url)} <span class="soft">(${countOf(page.occurrences, 'endroit', 'endroits')})</span></p>
${proofMarkup(page.evidence, page.url, pictures)}`,
)}<p class="small soft">Contrôle ${finding.ruleId}</p></details>
`;
}

function proofMarkup(items: readonly Evidence[], url: string, pictures: FilePictures): Markup | null {
  if (items.length === 0) return null;
  const picture = pictures.byPage.get(url);
  return html`<ul class="proof">${items.map((item) => {
    const { label, english, code, note, box } = viewEvidence(item);
    return html`<li><bdi>${clip(label, 600)}</bdi>${english !== '' && html` <span lang="en">${clip(english, 600)}</span>`}${code !== '' && html`<code>${clip(code, longestCode)}</code>`}${note !== '' && html`<span class="soft">${clip(note, 600)}</span>`}${cropOf(box, picture)}</li>`;
  })}</ul>`;
}

function checksMarkup(title: string, checks: ThemeView['passed']): Markup | null {
  if (checks.length === 0) return null;
  return html`<details><summary class="soft">${title} (${checks.length})</summary><ul class="small">${checks.map(
    ({ title: name, reason }) => html`<li>${clip(name, 300)}${reason && ` – ${clip(reason, 300)}`}</li>`,
  )}</ul></details>`;
}
