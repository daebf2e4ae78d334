import type { ExportFormat } from './plans.ts';

/** Everything a finished report can be taken away as. `right` is what the plan must allow; `part` goes into the file’s name. */
export const deliverables = {
  pdf: { label: 'PDF', right: 'pdf', part: '', extension: 'pdf', media: 'application/pdf' },
  html: {
    label: 'Page HTML, images comprises',
    right: 'html',
    part: '',
    extension: 'html',
    media: 'text/html; charset=utf-8',
  },
  json: {
    label: 'Données JSON',
    right: 'json',
    part: '',
    extension: 'json',
    media: 'application/json; charset=utf-8',
  },
  csv: { label: 'Constats', right: 'csv', part: '', extension: 'csv', media: 'text/csv; charset=utf-8' },
  occurrences: {
    label: 'Endroits, un par ligne',
    right: 'csv',
    part: '-endroits',
    extension: 'csv',
    media: 'text/csv; charset=utf-8',
  },
  rgaa: {
    label: 'Grille RGAA',
    right: 'csv',
    part: '-grille-rgaa',
    extension: 'csv',
    media: 'text/csv; charset=utf-8',
  },
  declaration: {
    label: 'Déclaration d’accessibilité',
    right: 'html',
    part: '-declaration-accessibilite',
    extension: 'html',
    media: 'text/html; charset=utf-8',
  },
  'declaration-md': {
    label: 'Déclaration d’accessibilité',
    right: 'html',
    part: '-declaration-accessibilite',
    extension: 'md',
    media: 'text/markdown; charset=utf-8',
  },
  cookies: {
    label: 'Tableau des cookies',
    right: 'html',
    part: '-cookies',
    extension: 'html',
    media: 'text/html; charset=utf-8',
  },
  'cookies-md': {
    label: 'Tableau des cookies',
    right: 'html',
    part: '-cookies',
    extension: 'md',
    media: 'text/markdown; charset=utf-8',
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly label: string;
      readonly right: ExportFormat;
      readonly part: string;
      readonly extension: string;
      readonly media: string;
    }
  >
>;

export type Deliverable = keyof typeof deliverables;
export type DeliverableMedia = (typeof deliverables)[Deliverable]['media'];
export const deliverableIds = Object.keys(deliverables) as [Deliverable, ...Deliverable[]];

/** How they are offered: reports to read, tables to work with, drafts to complete. */
export const deliverableGroups = [
  { title: 'Rapport entier', ids: ['pdf', 'html', 'json'] },
  { title: 'Tableaux (CSV)', ids: ['csv', 'occurrences', 'rgaa'] },
  { title: 'Documents à compléter', ids: ['declaration', 'declaration-md', 'cookies', 'cookies-md'] },
] as const satisfies readonly { readonly title: string; readonly ids: readonly Deliverable[] }[];
