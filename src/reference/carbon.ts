/**
 * Sustainable Web Design Model v4, one page view without cache, in grams of CO₂e: energy per 10⁹ bytes (kWh) of data
 * centres, networks and devices, operational and embodied, times the world’s grid (494 g/kWh). An order of magnitude.
 */
const operationalKwhPerGb = 0.055 + 0.059 + 0.08;
const embodiedKwhPerGb = 0.012 + 0.013 + 0.081;
const worldGrid = 494;

export function carbonGrams(bytes: number): number {
  return (bytes / 1e9) * (operationalKwhPerGb + embodiedKwhPerGb) * worldGrid;
}

/** Upper bounds of the model’s ratings, grams of CO₂e a view. */
const ratings = [
  ['A+', 0.04],
  ['A', 0.079],
  ['B', 0.145],
  ['C', 0.209],
  ['D', 0.278],
  ['E', 0.359],
] as const;

/** Digital carbon rating of the model: A+ to F. */
export function carbonRating(grams: number): string {
  return ratings.find(([, bound]) => grams <= bound)?.[0] ?? 'F';
}
