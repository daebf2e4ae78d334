import { foldText } from '#contract/fold-text.ts';
import { listOf, plural } from '#contract/french.ts';
import { byTag, metaContent } from '../../derive/dom/dom.ts';
import { mainTextOf } from '../../derive/dom/main-text.ts';
import { has, itemsOfType } from '../../derive/search/json-ld.ts';
import { frenchDates } from '../../derive/text/dates.ts';
import { defineRule } from '../../rule.ts';

const byline =
  /\bpar [a-z][a-z-]+ [a-z]|\bredige par\b|\bauteurs?\b|\becrit par\b|\bpublie par\b|\bredaction\b/;
const articlePath = /\/(?:blog|article|articles|actualites?|news)\/[^/]+/i;

export default defineRule({
  id: 'geo-auteur-date',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'ours', title: 'Convention du référencement' },
    { kind: 'standard', title: 'schema.org Article' },
  ],
  title: {
    fail: 'L’article n’indique pas {missing}',
    pass: 'L’article indique son auteur et sa date',
  },
  why: 'Lecteurs, moteurs et assistants jugent un article d’après qui l’a écrit et quand.',
  fix: 'Afficher l’auteur et la date de l’article, et les déclarer aussi en JSON-LD (author, datePublished, dateModified).',
  artifacts: ['source', 'dom', 'page'],
  evaluate({ source, dom, page }) {
    const items = itemsOfType(source, 'Article', 'NewsArticle', 'BlogPosting', 'Report');
    const declared = items.length > 0 || metaContent(dom, 'og:type') === 'article';
    if (page.isHome || !(declared && (items.length > 0 || articlePath.test(page.url))))
      return { status: 'inapplicable', reason: 'la page n’est pas un article' };
    const text = foldText(mainTextOf(dom));
    const author =
      items.some((item) => has(item, 'author')) ||
      Boolean(metaContent(dom, 'author') ?? metaContent(dom, 'article:author')) ||
      dom.nodes.some(({ attributes }) => /\bauthor\b/.test(`${attributes.rel} ${attributes.itemprop}`)) ||
      byline.test(text);
    const date =
      items.some((item) => has(item, 'datePublished') || has(item, 'dateModified')) ||
      Boolean(metaContent(dom, 'article:published_time')) ||
      byTag(dom, 'time').length > 0 ||
      frenchDates(text).length > 0;
    if (author && date) return { status: 'pass' };
    const missing = [...(author ? [] : ['son auteur']), ...(date ? [] : ['sa date'])];
    return {
      status: 'fail',
      values: { missing: missing.join(' ni ') },
      evidence: [
        {
          type: 'page',
          url: page.url,
          note: `${plural(missing.length, 'introuvable', 'introuvables')} : ${listOf(missing)}`,
        },
      ],
    };
  },
});
