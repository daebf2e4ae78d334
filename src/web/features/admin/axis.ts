/** Whole numbers from 0 to at least `most` at even steps of 1, 2 or 5 times a power of ten: three to six of them. */
export function axisOf(most: number): number[] {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const count = Math.max(2, Math.ceil(Math.max(1, most) / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
