/** WCAG 1.4.3: letters of 18 points, or of 14 points when bold, ask for less contrast. */
export function isLargeText({
  fontSize,
  fontWeight,
}: {
  readonly fontSize: string;
  readonly fontWeight: string;
}): boolean {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && (fontWeight === 'bold' || Number(fontWeight) >= 700));
}
