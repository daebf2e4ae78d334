import type { PageWalk } from '#contract/page-walk.ts';

/** What is drawn on the picture of a page, as its address says it. */
export const pageLayers = {
  constats: 'Constats',
  clavier: 'Parcours au clavier',
  lecture: 'Ordre de lecture',
} as const;
type PageLayer = keyof typeof pageLayers;

export const windowLabels: Readonly<Record<PageWalk['device'], string>> = {
  mobile: 'Téléphone',
  desktop: 'Ordinateur',
};

export interface PageLook {
  readonly layer: PageLayer;
  /** Null: the window the audit visited with. */
  readonly device: PageWalk['device'] | null;
}

/** What an address asks of the picture; what it does not know is as if it were not there. */
export function parsePageLook(asked: URLSearchParams): PageLook {
  const among = <Value extends string>(name: string, words: Readonly<Record<Value, string>>) =>
    (Object.keys(words) as Value[]).find((value) => value === asked.get(name));
  return { layer: among('vue', pageLayers) ?? 'constats', device: among('ecran', windowLabels) ?? null };
}

/** The same behind a query that is already written, `?theme=seo&vue=clavier`. */
export function writePageLook({ layer, device }: PageLook, query = ''): string {
  const written = new URLSearchParams(query);
  if (layer !== 'constats') written.set('vue', layer);
  if (device) written.set('ecran', device);
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}
