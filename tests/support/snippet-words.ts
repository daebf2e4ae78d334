/** The lines that say something, with ordinary spaces: those of French are no other words. */
export const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The parts of each line that the pattern names. */
export function partsOf(lines: readonly string[], pattern: RegExp): readonly string[][] {
  return lines.map((line) => {
    const [whole, ...parts] = pattern.exec(line) ?? [];
    if (whole === undefined) throw new Error(`no measure: ${line}`);
    return parts;
  });
}

/** `1,4 s` and `350 ms` in milliseconds, `90 ko` in bytes; a bare number as it is. */
export function amountOf(words = ''): number {
  const [, digits = '', unit = ''] = /^([\d ]+(?:,\d+)?) ?(s|ms|ko|)$/.exec(words.trim()) ?? [];
  if (digits === '') throw new Error(`no amount: ${words}`);
  const value = Number(digits.replaceAll(' ', '').replace(',', '.'));
  return unit === 's' || unit === 'ko' ? value * 1000 : value;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
