const base = 36;
const [leastDelta, mostDelta, skew, damp] = [1, 26, 38, 700];
/** Longer than any label of the DNS. */
const longest = 63;

/** Letters that a French reader tells apart: a name in another script stays as the wire writes it, for it may look like ours. */
const latin = /^[\p{Script=Latin}\d-]+$/u;

/**
 * A text with its international names in letters, as people type them: `xn--xemple-9ua.fr` is `éxemple.fr`. Names that
 * are not of Latin letters alone, and what is no such name, stay as they are.
 */
export const inLetters = (text: string): string =>
  text.replace(/(?<![a-z0-9-])xn--([a-z0-9-]{1,59})(?![a-z0-9-])/gi, (label, code: string) => {
    const letters = decoded(code.toLowerCase());
    return letters !== null && latin.test(letters) ? letters : label;
  });

/** The letters of a label behind `xn--` (RFC 3492); null where it is none. */
function decoded(code: string): string | null {
  const cut = code.lastIndexOf('-');
  const letters = [...code.slice(0, Math.max(0, cut))].map((letter) => letter.codePointAt(0) ?? 0);
  let [at, value, place, bias] = [cut + 1, 128, 0, 72];
  while (at < code.length) {
    const before = place;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = Number.parseInt(code.charAt(at), base);
      at += 1;
      // Letters count from 0, digits after them.
      const shifted = digit >= 10 ? digit - 10 : digit + 26;
      if (Number.isNaN(digit)) return null;
      place += shifted * weight;
      if (place > 0x10_ffff * longest) return null;
      const threshold = Math.min(Math.max(step - bias, leastDelta), mostDelta);
      if (shifted < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    value += Math.floor(place / count);
    place %= count;
    if (value > 0x10_ffff || (value >= 0xd800 && value <= 0xdfff) || count > longest) return null;
    letters.splice(place, 0, value);
    place += 1;
  }
  return String.fromCodePoint(...letters);
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? damp : 2));
  left += Math.floor(left / count);
  let step = 0;
  while (left > ((base - leastDelta) * mostDelta) / 2) {
    left = Math.floor(left / (base - leastDelta));
    step += base;
  }
  return step + Math.floor(((base - leastDelta + 1) * left) / (left + skew));
}
