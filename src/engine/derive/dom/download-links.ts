import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { byTag, parentOf, textOf } from './dom.ts';

const documents = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|csv|zip|rar|7z|epub|mp3|mp4)(?:[?#]|$)/i;

export interface DownloadLink {
  readonly node: DomNode;
  /** `pdf`, `docx`, … */
  readonly format: string;
  /** Wording of the link with the sentence around it. */
  readonly context: string;
}

/** Shown links of the page to documents, by their extension. */
export const downloadLinksOf = memoise((dom: Dom): readonly DownloadLink[] =>
  byTag(dom, 'a').flatMap((node) => {
    const format = documents.exec(node.url ?? '')?.[1]?.toLowerCase();
    if (format === undefined || node.document !== 0 || !node.exposed) return [];
    const parent = parentOf(dom, node);
    const around =
      parent && !['body', 'main', 'section', 'article'].includes(parent.tag) ? textOf(dom, parent) : '';
    const context = [node.name, node.attributes.title, textOf(dom, node), around, node.after].join(' ');
    return [{ node, format, context: context.slice(0, 2000) }];
  }),
);
