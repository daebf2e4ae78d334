/** Lighthouse’s own devices, so that scores compare with its other users. CSS px. */
export const viewportSizes = {
  mobile: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
} as const;
