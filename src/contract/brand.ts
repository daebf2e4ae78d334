/** What an agency puts on what it hands over: PDFs, shared reports, plans, mails to its clients. */
export const brandLimits = {
  nameLength: 80,
  /** Of the image as sent. */
  logoBytes: 200_000,
  /** Pixels, either way. */
  logoSide: 2000,
} as const;

/** `#rrggbb`, as a colour field gives it. */
export const brandColor = /^#[0-9a-f]{6}$/i;

/** How an agency is named to its clients. */
export interface SenderBrand {
  readonly name: string;
  /** A `data:` address; null without a logo. */
  readonly logo: string | null;
  /** Null: the colours of Constat. */
  readonly color: string | null;
}

export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];
