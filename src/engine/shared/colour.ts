/**
 * Relative luminance, 0 to 1, of an opaque sRGB colour whose channels go from 0 to 255.
 * Source: WCAG 2.1, « relative luminance » (https://www.w3.org/TR/WCAG21/#dfn-relative-luminance), with the threshold 0.04045
 * of IEC 61966-2-1 that its errata give.
 */
export function relativeLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast ratio, 1 to 21, of two relative luminances. Source: WCAG 2.1, « contrast ratio ». */
export function ratioOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
