import { z } from 'zod';

/** `?limit=20&offset=0` of every list. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

/** A page of a list: the items and how many there are in all. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** `?limit=20&cursor=…`: pages that neither repeat nor leave out anything when the list grows meanwhile. */
export const cursorPaging = {
  limit: paging.limit,
  cursor: z
    .string()
    .regex(/^\d{1,14}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional()
    .describe('Le `nextCursor` de la page précédente : la liste reprend juste après, sans rien répéter.'),
};

const nextCursor = z.string().nullable().describe('À donner en `cursor` pour la suite ; `null` à la fin.');

/** A page of a list read by cursor. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor });
}

/** A page of a list read either way. */
export function pageWithCursorOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({ nextCursor });
}
