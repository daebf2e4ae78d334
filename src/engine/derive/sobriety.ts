/**
 * « Indice de sobriété Constat », 0–100: `100·2^−(0,5·kB/2420 + 0,3·requests/78 + 0,2·elements/693)`.
 * 50 at the medians of the web; strictly decreasing in each figure. Own formula (docs/scoring.md).
 */
export function sobrietyIndex(bytes: number, requests: number, elements: number): number {
  return 100 * 2 ** -((0.5 * bytes) / 1000 / 2420 + (0.3 * requests) / 78 + (0.2 * elements) / 693);
}
