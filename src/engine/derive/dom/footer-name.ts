/** Before the name of a zone: the zone of the whole page. */
export const ofWholePage = '(?:site|main|global|top)[-_]?';

/** One class, or the id, of the foot of a page. */
export const footerName = new RegExp(
  `^(?:${ofWholePage})?(?:footer|pied-de-page)(?:[-_](?:default|main|wrapper))?$`,
  'i',
);
