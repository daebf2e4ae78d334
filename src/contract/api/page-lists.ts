import { z } from 'zod';
import { lineRefusals, pageListCharacters } from '../page-list.ts';
import { defineEndpoints, json } from './endpoint.ts';
import { targetErrors } from './target-errors.ts';

const readPageListRequest = z
  .strictObject({
    url: z.string().max(4000).describe('Le site\u00a0: toutes les pages doivent y être.'),
    text: z
      .string()
      .max(pageListCharacters)
      .optional()
      .describe('Une adresse par ligne, ou un tableau (CSV) dont une colonne en donne.'),
    sitemap: z
      .string()
      .max(4000)
      .optional()
      .describe('Adresse d’un plan de site (sitemap.xml), au lieu de « text ».'),
  })
  .refine(({ text, sitemap }) => (text === undefined) !== (sitemap === undefined), { path: ['text'] });
export type ReadPageListRequest = z.infer<typeof readPageListRequest>;

const pageList = z.object({
  /** The site, as it was understood. */
  url: z.string(),
  /** Pages that the plan lets an audit have. */
  limit: z.int(),
  pages: z.array(z.string()),
  refused: z.array(
    z.object({ line: z.int(), text: z.string(), reason: z.enum(lineRefusals), sentence: z.string() }),
  ),
  refusedCount: z.int(),
});
export type ReadPageListResponse = z.infer<typeof pageList>;

/** Reading a list of pages before anything starts: what would be visited, and why each other line would not. */
export const pageListEndpoints = defineEndpoints('Audits', {
  readPageList: {
    method: 'POST',
    path: '/api/page-lists',
    access: 'user',
    key: 'audit',
    summary: 'Lire une liste de pages avant un audit',
    description:
      'Rien ne démarre et rien n’est gardé. « pages » est ce que POST /api/audits accepte avec « scope » : « list » ; « refused » dit pourquoi chaque autre ligne est écartée (les 200 premières, toutes comptées dans « refusedCount »).',
    body: readPageListRequest,
    // Letters with accents take two bytes, and JSON escapes the ends of lines.
    bodyBytes: pageListCharacters + 150_000,
    weight: 'report',
    answer: { 200: json(pageList) },
    errors: [
      ...targetErrors,
      'list/empty',
      'list/too-long',
      'list/no-sitemap',
      'list/sitemap-elsewhere',
      'audit/site-refuses',
    ],
  },
});
