import { createElement } from 'react';
import { visibleText } from '../static/clean-text.ts';
import { staticPage } from '../static/static-page.ts';
import type { Draft } from './draft.ts';
import { DraftDocument } from './draft-document.tsx';

const style = `:root{color-scheme:light dark}body{max-width:64rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}table{border-collapse:collapse;width:100%;font-size:.9rem}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{border:1px solid;padding:.35rem .5rem;text-align:left;vertical-align:top;max-width:16rem;overflow-wrap:break-word}p,ul,aside{max-width:46rem}
mark{background:#ffe9a8;color:#222;padding:0 .2em}aside{border-left:4px solid;padding:.1rem 1rem;margin:1rem 0}.scroll{overflow-x:auto}a{overflow-wrap:anywhere}`;

/** The draft as one HTML page that loads nothing and runs nothing, a block a line: a person completes it by hand. */
export function draftHtml(draft: Draft): string {
  const page = staticPage({
    title: visibleText(draft.title),
    style,
    isPublic: true,
    body: createElement(DraftDocument, { draft }),
  });
  return page.replaceAll(/<\/(?:head|h[1-3]|p|li|caption|tr|table)>/g, '$&\n');
}
