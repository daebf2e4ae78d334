import { type CitedReference, type Reference, referenceKindLabels } from '#contract/references.ts';
import { linkOfReference } from '#reference/reference-links.ts';

/** A reference of a rule as reports, pages and the API give it: with its kind in French and the address of its text. */
export function cite({ kind, title, date, url }: Reference): CitedReference {
  const address = url ?? linkOfReference(title);
  return {
    kind,
    label: referenceKindLabels[kind],
    title,
    ...(date !== undefined && { date }),
    ...(address !== null && { url: address }),
  };
}
