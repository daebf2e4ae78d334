const tableSize = 4_096;

/**
 * Colour indexes of one frame (variable-length LZW of GIF89a, appendix F). `start` is the place of the minimum code
 * size; pixels the data does not reach stay 0.
 */
export function decodeGifFrame(bytes: Uint8Array, start: number, pixelCount: number): Uint8Array {
  const pixels = new Uint8Array(pixelCount);
  const minimumBits = Math.min(11, bytes[start] ?? 2);
  const clearCode = 1 << minimumBits;
  const endCode = clearCode + 1;
  const prefix = new Uint16Array(tableSize);
  const suffix = new Uint8Array(tableSize);
  const lengths = new Uint16Array(tableSize);
  for (let code = 0; code < clearCode; code += 1) {
    suffix[code] = code;
    lengths[code] = 1;
  }
  const codes = codeReader(bytes, start + 1);
  let bits = minimumBits + 1;
  let next = endCode + 1;
  let previous = -1;
  let written = 0;
  const firstOf = (code: number): number => {
    let at = code;
    while ((lengths[at] ?? 1) > 1) at = prefix[at] ?? 0;
    return suffix[at] ?? 0;
  };
  for (let code = codes(bits); code >= 0 && code !== endCode && written < pixelCount; code = codes(bits)) {
    if (code === clearCode) {
      bits = minimumBits + 1;
      next = endCode + 1;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0)) break;
    if (previous >= 0 && next < tableSize) {
      prefix[next] = previous;
      suffix[next] = firstOf(code === next ? previous : code);
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next += 1;
      if (next === 1 << bits && bits < 12) bits += 1;
    }
    const length = lengths[code] ?? 0;
    for (let at = code, place = written + length - 1; place >= written; place -= 1) {
      pixels[place] = suffix[at] ?? 0;
      at = prefix[at] ?? 0;
    }
    written += length;
    previous = code;
  }
  return pixels;
}

/** Reads codes, lowest bits first, through the sub-blocks; −1 at their end. */
function codeReader(bytes: Uint8Array, start: number): (bits: number) => number {
  let at = start + 1;
  let left = bytes[start] ?? 0;
  let held = 0;
  let heldBits = 0;
  return (bits) => {
    while (heldBits < bits) {
      if (left === 0) {
        left = bytes[at] ?? 0;
        at += 1;
        if (left === 0) return -1;
      }
      held |= (bytes[at] ?? 0) << heldBits;
      heldBits += 8;
      at += 1;
      left -= 1;
    }
    const code = held & ((1 << bits) - 1);
    held >>>= bits;
    heldBits -= bits;
    return code;
  };
}
