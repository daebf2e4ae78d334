import type { Dom, DomNode, Library } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf, parentOf } from './dom.ts';
import { designates } from './hidden-field-labels.ts';
import { isInteractive } from './names.ts';
import { isShown } from './visibility.ts';

/** What a component of Bootstrap opens, for the mouse alone; `sure`: the library that hears its attribute is there. */
interface MouseToggle {
  readonly node: DomNode;
  readonly sure: boolean;
}

/** The attribute, the versions that hear it, what it may say. */
const dialects = [
  { attribute: 'data-toggle', target: 'data-target', versions: /^[2-4]\./ },
  { attribute: 'data-bs-toggle', target: 'data-bs-target', versions: /^5\./ },
] as const;
const kinds = /^(?:collapse|dropdown|modal|tab|pill)$/;

/**
 * Elements that take no focus and that Bootstrap makes open something: it hears the clicks of the whole document, so they
 * have no listener of their own. What they open must be in the page, hidden for now, and nothing that the keyboard has may
 * open it too.
 */
export function mouseToggles(dom: Dom, libraries: readonly Library[]): readonly MouseToggle[] {
  if (!dom.globalListeners?.includes('click')) return [];
  const versions = libraries.filter(({ name }) => name === 'bootstrap').map(({ version }) => version);
  return dialects.flatMap((dialect) => {
    const sure = versions.some((version) => dialect.versions.test(version));
    // Another version does not listen to it.
    if (versions.length > 0 && !sure) return [];
    return dom.nodes
      .filter((node) => kinds.test(node.attributes[dialect.attribute] ?? '') && isForMouse(dom, node))
      .filter((node) => sure || node.style.cursor === 'pointer')
      .filter((node) => {
        const targets = targetsOf(dom, node, dialect);
        const isClosed = targets.length > 0 && !targets.some(({ visible }) => visible);
        return isClosed && !dom.nodes.some((other) => opensToo(other, node, targets, dialect.target));
      })
      .map((node) => ({ node, sure }));
  });
}

/** Neither in the tab order, nor in or around something that is, whose click would be heard as its own. */
function isForMouse(dom: Dom, node: DomNode): boolean {
  const { attributes, tag, document, exposed, focusable } = node;
  if (document !== 0 || !exposed || focusable || tag === 'label' || !isShown(node)) return false;
  if (attributes['aria-disabled'] === 'true' || 'disabled' in attributes || hasClass(node, 'disabled'))
    return false;
  const around = ancestorsOf(dom, node).filter((up) => up.tag !== 'body' && up.tag !== 'html');
  return (
    !around.some((up) => up.focusable || isInteractive(up)) &&
    !descendantsOf(dom, node).some((inner) => inner.focusable)
  );
}

/** A menu stands beside its command; what else is opened is named by a selector. */
function targetsOf(dom: Dom, node: DomNode, { attribute, target }: (typeof dialects)[number]) {
  if (node.attributes[attribute] === 'dropdown') {
    const holder = parentOf(dom, node);
    return holder ? descendantsOf(dom, holder).filter((inner) => hasClass(inner, 'dropdown-menu')) : [];
  }
  const compounds = (node.attributes[target] ?? '').split(',').flatMap(
    (selector) =>
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) || [],
  );
  const isNamed = (one: DomNode) =>
    compounds.some((compound) => /^[\w-]*[#.[]/.test(compound) && designates(compound, one));
  return dom.nodes.filter((one) => one.document === 0 && isNamed(one));
}

/** In the tab order, and it names the same part, or the element it takes the place of. */
function opensToo(other: DomNode, node: DomNode, targets: readonly DomNode[], target: string): boolean {
  if (!other.tabbable) return false;
  const named = node.attributes[target];
  if (named !== undefined && other.attributes[target] === named) return true;
  const ids = targets.flatMap(({ attributes: { id } }) => (id ? [id] : []));
  return Object.values(other.attributes).some((value) =>
    value.split(/[^\w-]+/).some((word) => ids.includes(word)),
  );
}

const hasClass = ({ attributes }: DomNode, name: string): boolean =>
  (attributes.class ?? '').split(/\s+/).includes(name);
