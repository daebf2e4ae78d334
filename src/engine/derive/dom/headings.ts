import type { DomNode } from '../../artifacts.ts';

/** Level of a heading (`h2` or `role=heading` with `aria-level`, 2 by default); null for anything else. */
export function headingLevelOf(node: DomNode): number | null {
  const role = node.attributes.role?.trim().toLowerCase();
  if (role === 'heading') return Number(node.attributes['aria-level'] ?? 2) || 2;
  if (role !== undefined && role !== '') return null;
  const match = /^h([1-6])$/.exec(node.tag);
  return match ? Number(match[1]) : null;
}
