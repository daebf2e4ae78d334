import { Refused } from './draft.ts';

/** Puts an import before the others; the formatter sorts them. */
export function withImport(text: string, line: string): string {
  const at = text.search(/^import /m);
  return at < 0 ? `${line}\n\n${text}` : `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** The same for a name that may be imported already. */
export function withName(text: string, name: string, from: string): string {
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';/gm)];
  const isThere = imports.some(
    ([, names = '', known]) => known === from && names.split(',').some((one) => one.trim() === name),
  );
  return isThere ? text : withImport(text, `import { ${name} } from '${from}';`);
}

/**
 * Puts lines before the first one that is `close`, below the first that begins with `open`.
 * @throws Refused where they are not there
 */
export function before(text: string, open: string, close: string, added: string): string {
  const { lines, end } = blockOf(text, open, close);
  return lines.toSpliced(end, 0, added).join('\n');
}

/** The same, where the lines of the block are sorted, each with one entry: before the first that is greater. */
export function sortedIn(text: string, open: string, close: string, added: string): string {
  const { lines, begin, end } = blockOf(text, open, close);
  const greater = lines.findIndex((line, at) => at > begin && at < end && line > added);
  return lines.toSpliced(greater < 0 ? end : greater, 0, added).join('\n');
}

function blockOf(text: string, open: string, close: string) {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.startsWith(open));
  const end = lines.findIndex((line, at) => at > begin && line === close);
  if (begin < 0 || end < 0)
    throw new Refused(
      `« ${open} » ne s’y trouve plus : écrivez la ligne à la main, et corrigez scripts/new.`,
    );
  return { lines, begin, end };
}
