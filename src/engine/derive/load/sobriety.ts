/**
 * « Indice de sobriété Constat », 0–100: `100·2^−(0,5·kB/2420 + 0,3·requests/78 + 0,2·elements/693)`.
 * 50 at the medians of the web; strictly decreasing in each figure. Own formula (docs/scoring.md).
 */
export function sobrietyIndex(bytes: number, requests: number, elements: number): number {
  const { weight, traffic, size } = sharesOf(bytes, requests, elements);
  return 100 * 2 ** -(weight + traffic + size);
}

/** What each figure takes from the index: together 1 at the medians. */
function sharesOf(bytes: number, requests: number, elements: number) {
  return {
    weight: (0.5 * bytes) / 1000 / 2420,
    traffic: (0.3 * requests) / 78,
    size: (0.2 * elements) / 693,
  };
}

/** Which of the three takes most from the index, whether it is past its median or not. */
export function heaviestOf(bytes: number, requests: number, elements: number): 'weight' | 'traffic' | 'size' {
  const { weight, traffic, size } = sharesOf(bytes, requests, elements);
  if (weight >= traffic && weight >= size) return 'weight';
  return traffic >= size ? 'traffic' : 'size';
}

/** From this index on a page loses nothing: about 500 kB, 25 requests and 400 elements (80,39). */
export const soberIndex = 80;
/** Of the median page of the web. */
export const medianIndex = 50;

/**
 * What a page is worth to its theme, 0–100: the index itself up to the median page (50), then a straight line to 100 at
 * `soberIndex`. Without it no page at all, not even an empty one, would reach 100, and nothing would say why.
 */
export function sobrietyScore(index: number): number {
  if (index <= medianIndex) return index;
  const share = (Math.min(index, soberIndex) - medianIndex) / (soberIndex - medianIndex);
  return medianIndex + share * (100 - medianIndex);
}
