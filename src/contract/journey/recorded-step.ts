import { z } from 'zod';
import { longestStepMs, waitOperators } from './journey.ts';

/** One step as the Recorder of Chrome’s developer tools writes it (`@puppeteer/replay`, Schema.ts). */

/** Steps that are known and not taken, with what is said of them. */
export const refusedTypes: Readonly<Record<string, string>> = {
  customStep:
    'c’est une étape d’une extension (customStep), que Constat n’exécute pas. Supprimez-la de l’enregistrement.',
  waitForExpression:
    'elle exécute un script (waitForExpression), ce que Constat ne fait pas. Remplacez-la par l’attente d’un élément.',
};

/** A selector is a way, or a list of ways down through shadow roots; all become lists. */
const way = z
  .union([z.string().min(1).max(2_000), z.array(z.string().min(1).max(2_000)).min(1).max(10)])
  .transform((given) => [given].flat());
const selectors = z.array(way).min(1).max(20);

const common = {
  target: z.string().max(2_000).optional(),
  frame: z.array(z.int().min(0).max(99)).max(10).optional(),
  timeout: z.number().min(1).max(longestStepMs).optional(),
  assertedEvents: z
    .array(
      z.strictObject({
        type: z.literal('navigation'),
        url: z.string().max(4_000).optional(),
        title: z.string().max(2_000).optional(),
      }),
    )
    .max(5)
    .optional(),
};
const offset = z.number().min(-100_000).max(100_000).optional();
const pointed = {
  ...common,
  selectors,
  offsetX: offset,
  offsetY: offset,
  duration: z.number().min(0).max(longestStepMs).optional(),
  deviceType: z.enum(['mouse', 'pen', 'touch']).optional(),
  button: z.enum(['primary', 'auxiliary', 'secondary', 'back', 'forward']).optional(),
};
const key = z.string().min(1).max(40);
/** Of a property or an attribute. */
const name = z.string().min(1).max(200);
const size = z.number().min(1).max(10_000);
/** Below zero where a page is written from right to left. */
const distance = z.number().min(-1_000_000).max(1_000_000);

export const recordedStep = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('setViewport'),
    width: size,
    height: size,
    deviceScaleFactor: z.number().min(0).max(10).optional(),
    isMobile: z.boolean().optional(),
    hasTouch: z.boolean().optional(),
    isLandscape: z.boolean().optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('emulateNetworkConditions'),
    download: z.number().optional(),
    upload: z.number().optional(),
    latency: z.number().optional(),
  }),
  z.strictObject({ ...common, type: z.literal('navigate'), url: z.string().min(1).max(4_000) }),
  z.strictObject({ ...pointed, type: z.literal('click') }),
  z.strictObject({ ...pointed, type: z.literal('doubleClick') }),
  z.strictObject({ ...common, type: z.literal('hover'), selectors }),
  z.strictObject({ ...common, type: z.literal('change'), selectors, value: z.string().max(10_000) }),
  z.strictObject({ ...common, type: z.literal('keyDown'), key }),
  z.strictObject({ ...common, type: z.literal('keyUp'), key }),
  z.strictObject({
    ...common,
    type: z.literal('scroll'),
    x: distance.optional(),
    y: distance.optional(),
    selectors: selectors.optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('waitForElement'),
    selectors,
    visible: z.boolean().optional(),
    operator: z.enum(waitOperators).optional(),
    count: z.int().min(0).max(1_000).optional(),
    properties: z.record(name, z.json()).optional(),
    attributes: z.record(name, z.string().max(10_000)).optional(),
  }),
  z.strictObject({ ...common, type: z.literal('close') }),
]);
