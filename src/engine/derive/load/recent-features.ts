import { type RecentFeature, recentFeatures } from '#reference/baseline.ts';
import type { Dom, Stylesheet } from '../../artifacts.ts';
import { readCss } from '../css/css-rules.ts';
import { byTag } from '../dom/dom.ts';

export interface SeenFeature {
  readonly feature: RecentFeature;
  /** The code as written, 120 characters at most. */
  readonly quote: string;
  /** Address of the sheet, or the words for the page itself. */
  readonly where: string;
}

const featuresIn = (place: RecentFeature['in']) => recentFeatures.filter((feature) => feature.in === place);
const values = featuresIn('value');
const properties = featuresIn('property');
const atRuleFeatures = featuresIn('at-rule');
const attributes = featuresIn('attribute');
const scripts = featuresIn('script');

/** One look that spares most sheets the reading. */
const any = new RegExp(
  [...values, ...properties, ...atRuleFeatures]
    .map(({ pattern }) => pattern.source.replace(/^\^/, '').replace(/\$$/, ''))
    .join('|'),
  'i',
);

const isGuarded = (heads: readonly string[]): boolean => heads.some((head) => /^@supports\b/i.test(head));
/** Unquoted, it may hold what looks like a function. */
const address = /url\([^)]*\)?/gi;
const clip = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);

/** Recent functions that a sheet uses without a fallback: outside `@supports`, with no older value before. */
export function recentInSheet(sheet: Stylesheet): SeenFeature[] {
  if (!any.test(sheet.text)) return [];
  const { declarations, atRules } = readCss(sheet);
  const where = sheet.url || 'styles de la page';
  const declared = declarations
    .filter(({ hasFallback, conditions }) => !hasFallback && !isGuarded(conditions))
    .flatMap(({ property, value }) => {
      const feature =
        values.find(({ pattern }) => pattern.test(value.replaceAll(address, ''))) ??
        properties.find(({ pattern }) => pattern.test(property));
      return feature ? [{ feature, quote: clip(`${property}: ${value}`), where }] : [];
    });
  const opened = atRules
    .filter((heads) => !isGuarded(heads))
    .flatMap((heads) => {
      const head = heads.at(-1) ?? '';
      const feature = atRuleFeatures.find(({ pattern }) => pattern.test(head));
      return feature ? [{ feature, quote: clip(head), where }] : [];
    });
  return [...declared, ...opened];
}

/** The same in attributes and in scripts written in the page; a test or a polyfill near the name guards it. */
export function recentInPage(dom: Dom): SeenFeature[] {
  const where = 'code de la page';
  const polyfilled = byTag(dom, 'script').some(({ attributes: { src = '' } }) => /polyfill/i.test(src));
  if (polyfilled) return [];
  const inAttributes = dom.nodes.flatMap((node) =>
    attributes
      .filter(({ pattern }) => Object.keys(node.attributes).some((name) => pattern.test(name)))
      .map((feature) => ({ feature, quote: `<${node.tag} ${feature.name}>`, where })),
  );
  const inScripts = byTag(dom, 'script').flatMap(({ ownText, attributes: { src } }) =>
    scripts.flatMap((feature) => {
      const at = src === undefined ? ownText.search(feature.pattern) : -1;
      const isTested = /typeof|\bif\b|\?|\bin\b|\btry\b|&&/.test(ownText.slice(Math.max(0, at - 60), at));
      return at < 0 || isTested ? [] : [{ feature, quote: clip(ownText.slice(at)), where }];
    }),
  );
  return [...inAttributes, ...inScripts];
}
