/** What an agency puts on the PDF it hands over. */
export const brandLimits = {
  nameLength: 80,
  /** Of the image as sent. */
  logoBytes: 200_000,
  /** Pixels, either way. */
  logoSide: 2000,
} as const;

export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];
