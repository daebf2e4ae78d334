import { z } from 'zod';

/** What a rule rests on, by who says it. */
const referenceKinds = ['law', 'authority', 'standard', 'vendor', 'ours'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Laws and regulations bind; `ours` is what Constat asks by itself: a convention, a good practice, a threshold. */
export const referenceKindLabels: Readonly<Record<ReferenceKind, string>> = {
  law: 'loi',
  authority: 'autorité',
  standard: 'norme ou référentiel',
  vendor: 'documentation d’éditeur',
  ours: 'mesure de Constat',
};

export interface Reference {
  readonly kind: ReferenceKind;
  /** As the field names it, with its number: « RFC 6797 §11.4 », « L. 221-21 ». */
  readonly title: string;
  /** ISO 8601 day of that version, where the reference is dated. */
  readonly date?: string;
  /** https address of the text itself, where the table of publishers (`reference/reference-links.ts`) has none. */
  readonly url?: string;
}

/** A reference as reports and the API give it. */
export const citedReference = z.object({
  kind: z.enum(referenceKinds),
  /** The kind in French. */
  label: z.string(),
  title: z.string(),
  date: z.string().optional(),
  url: z.string().optional(),
});
export type CitedReference = z.infer<typeof citedReference>;
