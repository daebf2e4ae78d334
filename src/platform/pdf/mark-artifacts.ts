/** What paints a path and ends it. */
const paints = /(?:^|\s)(?:f\*?|F|S|s|B\*?|b\*?|n)$/;
const opens = /(?:BDC|BMC)$/;
const wrapped = (lines: readonly string[]): string[] => ['/Artifact BMC', ...lines, 'EMC'];

/**
 * What a page paints outside marked content (backgrounds, rules, running headers) becomes an artifact, so that readers
 * pass over it (PDF/UA-1, 7.1). Relies on what Chromium writes: one operation a line.
 * @param holdsMarks whether the drawing of that name has marked content of its own
 */
export function markArtifacts(content: string, holdsMarks: (name: string) => boolean): string {
  const out: string[] = [];
  let depth = 0;
  let block: string[] | null = null;
  for (const line of content.split('\n')) {
    if (block !== null) {
      block.push(line);
      const isText = block[0] === 'BT';
      if (isText ? line !== 'ET' : !paints.test(line)) continue;
      out.push(...markBlock(block));
      depth += depthOf(block);
      block = null;
      continue;
    }
    if (depth === 0 && (line === 'BT' || / (?:re|m)$/.test(line))) block = [line];
    else if (depth === 0 && / sh$/.test(line)) out.push(...wrapped([line]));
    else if (depth === 0 && / Do$/.test(line) && !holdsMarks(line.slice(1).split(' ')[0] ?? ''))
      out.push(...wrapped([line]));
    else {
      depth += depthOf([line]);
      out.push(line);
    }
  }
  return [...out, ...(block ?? [])].join('\n');
}

/** A path, or a run of text, that began outside marked content. */
function markBlock(block: readonly string[]): string[] {
  // What only cuts is not seen.
  if (/(?:^|\s)n$/.test(block.at(-1) ?? '')) return [...block];
  if (!block.some((line) => opens.test(line))) return wrapped(block);
  let depth = 0;
  return block.flatMap((line) => {
    const isLone = depth === 0 && / T[jJ]$/.test(line);
    depth += depthOf([line]);
    return isLone ? wrapped([line]) : [line];
  });
}

function depthOf(lines: readonly string[]): number {
  let depth = 0;
  for (const line of lines) depth += opens.test(line) ? 1 : line === 'EMC' ? -1 : 0;
  return depth;
}

/** Operations that paint outside marked content: none in a tagged PDF. */
export function unmarkedPaints(content: string): number {
  let depth = 0;
  let count = 0;
  for (const line of content.split('\n')) {
    const isPaint =
      / (?:T[jJ]|sh)$/.test(line) || (/(?:^|\s)(?:f\*?|S|B\*?)$/.test(line) && !opens.test(line));
    if (isPaint && depth <= 0) count += 1;
    depth += depthOf([line]);
  }
  return count;
}
