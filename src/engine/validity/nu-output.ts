import type { CheckedHtml, HtmlProblem } from '../artifacts.ts';

const problemsKept = 60;

export interface NuOutput {
  readonly version: string;
  /** File name → its errors; files without any are absent. */
  readonly files: ReadonlyMap<string, Pick<CheckedHtml, 'errorCount' | 'problems'>>;
  /** Files that the checker could not read to their end. */
  readonly unread: ReadonlySet<string>;
}

interface Message {
  readonly type?: unknown;
  readonly url?: unknown;
  readonly message?: unknown;
  readonly lastLine?: unknown;
  readonly firstLine?: unknown;
  readonly extract?: unknown;
}

const text = (value: unknown, limit: number) => (typeof value === 'string' ? value.slice(0, limit) : '');

/**
 * The checker stops where it meets the error, and may begin where it met the one before, hundreds of lines above: the end
 * is the place, its line and the end of what it quotes.
 */
const endOf = (value: unknown, limit: number) => (typeof value === 'string' ? value.slice(-limit) : '');

/** What `--format json` wrote, file by file. @throws Error when it is not whole. */
export function readNuOutput(output: string): NuOutput {
  const { version, messages } = JSON.parse(output) as { version?: unknown; messages?: unknown };
  if (!Array.isArray(messages)) throw new Error('réponse du vérificateur illisible');
  const files = new Map<string, { errorCount: number; problems: Map<string, HtmlProblem> }>();
  const unread = new Set<string>();
  for (const message of messages as readonly Message[]) {
    const name = text(message.url, 2_000).split('/').at(-1) ?? '';
    if (message.type === 'non-document-error') unread.add(name);
    if (message.type !== 'error') continue;
    const file = files.get(name) ?? { errorCount: 0, problems: new Map() };
    files.set(name, file);
    file.errorCount += 1;
    const words = text(message.message, 400);
    const known = file.problems.get(words);
    if (known) file.problems.set(words, { ...known, count: known.count + 1 });
    else if (file.problems.size < problemsKept)
      file.problems.set(words, {
        message: words,
        count: 1,
        line: Number(message.lastLine ?? message.firstLine ?? 0) || 0,
        extract: endOf(message.extract, 200).replaceAll(/\s+/g, ' ').trim(),
      });
  }
  return {
    version: text(version, 40).split(' ')[0] ?? '',
    files: new Map(
      [...files].map(([name, { errorCount, problems }]) => [
        name,
        { errorCount, problems: [...problems.values()] },
      ]),
    ),
    unread,
  };
}
