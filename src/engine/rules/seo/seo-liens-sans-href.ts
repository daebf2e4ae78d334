import type { Dom, DomNode } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { childrenOf, parentOf, textOf, visible } from '../../derive/dom/dom.ts';
import { regionsOf } from '../../derive/dom/regions.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const routes = /^(?:routerlink|ng-reflect-router-link|to|data-(?:href|url|link)|ui-sref)$/i;

export default defineRule({
  id: 'seo-liens-sans-href',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, liens explorables' }],
  title: {
    fail: 'Des entrées de menu ne sont pas de vrais liens',
    pass: 'Les entrées de menu sont de vrais liens',
  },
  why: 'Les moteurs ne suivent que les liens <a href="…"> : les pages derrière ces entrées restent inconnues d’eux.',
  fix: 'Écrire chaque entrée comme un lien <a href="/page">, même si un script en gère le clic.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const regions = regionsOf(dom);
    const entries = visible(dom.nodes).filter(
      (node) =>
        node.document === 0 &&
        regions[node.index] === 'nav' &&
        ['a', 'span', 'div', 'li'].includes(node.tag) &&
        textOf(dom, node) !== '',
    );
    const links = entries.filter(({ tag }) => tag === 'a');
    if (links.length === 0) return { status: 'inapplicable', reason: 'aucun menu de liens' };
    const wrong = entries.filter((node) => isFalseLink(dom, node));
    return wrong.length === 0 ? { status: 'pass' } : { status: 'fail', ...evidenceOfNodes(dom, wrong) };
  },
});

/** Leads somewhere by script alone. What opens a submenu is a button, not a link. */
function isFalseLink(dom: Dom, node: DomNode): boolean {
  const { attributes, tag } = node;
  const href = attributes.href?.trim();
  const byScript = /^javascript:.*\b(?:location|navigate|open)\b/i.test(href ?? '');
  if ((href !== undefined && !byScript) || attributes['aria-current'] || opensSubmenu(dom, node))
    return false;
  const names = Object.keys(attributes);
  const routed = names.some((name) => routes.test(name));
  const moves = /\b(?:location|navigate|router)\b/.test(attributes.onclick ?? '');
  if (byScript || moves || routed) return true;
  return tag === 'a' && handlesPress(node) && attributes.role !== 'button';
}

function opensSubmenu(dom: Dom, node: DomNode): boolean {
  if (attributesOf(node).some((name) => /^aria-(?:expanded|haspopup|controls)$/.test(name))) return true;
  const parent = parentOf(dom, node);
  const around = [...childrenOf(dom, node), ...(parent ? childrenOf(dom, parent) : [])];
  return around.some(({ tag, index }) => index > node.index && (tag === 'ul' || tag === 'ol'));
}

const attributesOf = (node: DomNode): string[] => Object.keys(node.attributes);
