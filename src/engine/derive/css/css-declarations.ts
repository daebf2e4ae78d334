import { withoutComments } from './css-rules.ts';

export interface CssDeclaration {
  /** Lower case. */
  readonly property: string;
  readonly value: string;
  /** The same block declares the property before: an older browser keeps that value. */
  readonly hasFallback: boolean;
  /** Heads of the blocks around it, outermost first: at-rules and selectors. */
  readonly heads: readonly string[];
}

interface Block {
  readonly head: string;
  readonly properties: Set<string>;
}

/** Every declaration and block of a sheet, nested ones included, in order. Linear; broken code ends up as odd values. */
export function readCss(text: string): {
  readonly declarations: readonly CssDeclaration[];
  /** Heads of each block that opens an at-rule, the block itself last. */
  readonly atRules: readonly (readonly string[])[];
} {
  const plain = withoutComments(text);
  const declarations: CssDeclaration[] = [];
  const atRules: string[][] = [];
  const blocks: Block[] = [];
  const marks = /[{};]/g;
  let start = 0;
  const declare = (piece: string): void => {
    const block = blocks.at(-1);
    const colon = piece.indexOf(':');
    if (!block || colon <= 0) return;
    const property = piece.slice(0, colon).trim().toLowerCase();
    const heads = blocks.map(({ head }) => head);
    declarations.push({
      property,
      value: piece.slice(colon + 1).trim(),
      hasFallback: block.properties.has(property),
      heads,
    });
    block.properties.add(property);
  };
  for (let mark = marks.exec(plain); mark; mark = marks.exec(plain)) {
    const piece = plain.slice(start, mark.index).trim();
    if (mark[0] === '{') {
      blocks.push({ head: piece, properties: new Set() });
      if (piece.startsWith('@')) atRules.push(blocks.map(({ head }) => head));
    } else {
      if (piece !== '') declare(piece);
      if (mark[0] === '}') blocks.pop();
    }
    start = mark.index + 1;
  }
  return { declarations, atRules };
}
