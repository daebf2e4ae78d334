import { html, type Markup, markupText, trusted } from '../file/markup.ts';
import { type Block, blankWords, type Draft, type Inline } from './draft.ts';

const style = `:root{color-scheme:light dark}body{max-width:64rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}table{border-collapse:collapse;width:100%;font-size:.9rem}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{border:1px solid;padding:.35rem .5rem;text-align:left;vertical-align:top;max-width:16rem;overflow-wrap:break-word}p,ul,aside{max-width:46rem}
mark{background:#ffe9a8;color:#222;padding:0 .2em}aside{border-left:4px solid;padding:.1rem 1rem;margin:1rem 0}.scroll{overflow-x:auto}a{overflow-wrap:anywhere}`;

/** The draft as one HTML page that loads nothing and runs nothing. */
export function draftHtml({ title, blocks }: Draft): string {
  return markupText(html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${trusted(style)}</style></head>
<body><main><h1>${title}</h1>
${blocks.map(blockMarkup)}</main></body></html>
`);
}

function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? html`<h2>${block.text}</h2>\n` : html`<h3>${block.text}</h3>\n`;
    case 'paragraph':
      return html`<p>${block.runs.map(runMarkup)}</p>\n`;
    case 'advice':
      return html`<aside aria-label="Conseil à retirer"><p>${block.runs.map(runMarkup)}</p></aside>\n`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${item.map(runMarkup)}</li>\n`)}</ul>\n`;
    case 'table':
      return html`<div class="scroll" tabindex="0" role="region" aria-label="${block.caption}"><table><caption>${block.caption}</caption>
<thead><tr>${block.header.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${block.rows.map((row) => html`<tr>${row.map(cellMarkup)}</tr>\n`)}</tbody></table></div>\n`;
  }
}

const cellMarkup = (run: Inline, index: number): Markup =>
  index === 0 ? html`<th scope="row">${runMarkup(run)}</th>` : html`<td>${runMarkup(run)}</td>`;

function runMarkup(run: Inline): Markup {
  if (typeof run === 'string') return html`${run}`;
  if ('blank' in run) return html`<mark>${blankWords(run.blank)}</mark>`;
  return html`<a href="${run.link}" rel="noreferrer noopener nofollow">${run.text}</a>`;
}
