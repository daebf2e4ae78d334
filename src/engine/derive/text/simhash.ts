/** Words of a text in lower case, letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * 64-bit simhash of the 3-word shingles of a text, 16 hexadecimal digits (Charikar 2002). Texts whose
 * hashes differ by 3 bits or fewer are near-duplicates; below 80 words the hash says little.
 */
export function simhash(text: string): string {
  const words = wordsOf(text);
  const votes = new Int32Array(64);
  for (let at = 0; at < Math.max(1, words.length - 2); at += 1) {
    const shingle = words.slice(at, at + 3).join(' ');
    vote(votes, 0, hash32(shingle, 0x811c9dc5));
    vote(votes, 32, hash32(shingle, 0x9747b28c));
  }
  return toHex(votes, 0) + toHex(votes, 32);
}

function vote(votes: Int32Array, offset: number, hash: number): void {
  for (let bit = 0; bit < 32; bit += 1) {
    const index = offset + bit;
    votes[index] = (votes[index] ?? 0) + ((hash >>> bit) & 1 ? 1 : -1);
  }
}

function toHex(votes: Int32Array, offset: number): string {
  let value = 0;
  for (let bit = 0; bit < 32; bit += 1) if ((votes[offset + bit] ?? 0) > 0) value |= 1 << bit;
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** FNV-1a over UTF-16 units, then the finaliser of MurmurHash3 so that every bit depends on every unit. */
export function hash32(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Number of bits in which two simhashes differ, 0–64. */
export function simhashDistance(a: string, b: string): number {
  let different = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}

/** Two texts whose simhashes differ by three bits or less are nearly the same, if they are long enough. */
export function isNearlySame(a: string, b: string): boolean {
  return simhashDistance(a, b) <= 3;
}

/** Share of 3-word shingles that two texts have in common among all of theirs (Jaccard), 0–1. */
export function shingleOverlap(a: string, b: string): number {
  const [first, second] = [shinglesOf(a), shinglesOf(b)];
  let shared = 0;
  for (const shingle of first) if (second.has(shingle)) shared += 1;
  const all = first.size + second.size - shared;
  return all === 0 ? 1 : shared / all;
}

function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at + 2 < words.length; at += 1) found.add(words.slice(at, at + 3).join(' '));
  return found;
}
