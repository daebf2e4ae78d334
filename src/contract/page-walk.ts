import { z } from 'zod';
import { auditDevices } from './audit.ts';

/** Of each page, and no more: what follows is counted. */
export const mostPlaces = 200;

/** `[x, y, width, height]`, whole CSS px of the page in its window. */
const place = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** What the Tab key comes to. All text comes from the audited site. */
const tabStop = z.object({
  /** Absent where it has no place of its own in the page. */
  at: place.optional(),
  name: z.string(),
  /** Absent where that was not tried. */
  focus: z.enum(['seen', 'unseen', 'covered']).optional(),
  /** The focus turned around here and could not leave. */
  trap: z.literal(true).optional(),
});
export type TabStop = z.infer<typeof tabStop>;

/** What a screen reader comes to. */
const readingBlock = z.object({
  at: place,
  kind: z.enum(['heading', 'image', 'field', 'text']),
  text: z.string(),
});
export type ReadingBlock = z.infer<typeof readingBlock>;

/** In which order a page is gone through without the eyes or without a pointer, in one window. */
export const pageWalk = z.object({
  device: z.enum(auditDevices),
  stops: z.array(tabStop).max(mostPlaces),
  /** Of the stops, the first so many were reached by pressing Tab; the others are told from the code of the page. */
  pressed: z.int(),
  /** Stops beyond those of the list. */
  moreStops: z.int(),
  blocks: z.array(readingBlock).max(mostPlaces),
  moreBlocks: z.int(),
});
export type PageWalk = z.infer<typeof pageWalk>;

/** The page in the window of the other device: its picture, CSS px of that window. */
export const otherWindow = z.object({
  device: z.enum(auditDevices),
  screenshot: z.object({ key: z.string(), width: z.int(), height: z.int() }),
});
