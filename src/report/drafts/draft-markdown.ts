import { clip } from '../static/clean-text.ts';
import { type Block, blankWords, type Draft, type Inline } from './draft.ts';

const longestText = 4000;

/**
 * Text that stays text in Markdown, on one line, whoever wrote it: every mark is escaped, so that neither markup nor
 * a bare address comes alive.
 */
function escapeMarkdown(text: string): string {
  return (
    clip(text, longestText)
      .replaceAll(/[!-/:-@[-`{-~]/g, (mark) => (/[,;.'"%/-]/.test(mark) ? mark : `\\${mark}`))
      // A bare address, a numbered item, a rule.
      .replaceAll(/\b(www|https?|ftp)(?=[.:\\])/gi, '$1\u200b')
      .replaceAll(/^([-\d]+)([.-])/g, '$1\\$2')
  );
}

/** The draft as Markdown (CommonMark with tables). */
export function draftMarkdown({ title, blocks }: Draft): string {
  return `${[`# ${escapeMarkdown(title)}`, ...blocks.map(blockText)].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`;
    case 'paragraph':
      return runsText(block.runs);
    case 'advice':
      return `> ${runsText(block.runs)}`;
    case 'list':
      return block.items.map((item) => `- ${runsText(item)}`).join('\n');
    case 'table': {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      return [
        `**${escapeMarkdown(block.caption)}**\n`,
        line(block.header.map(escapeMarkdown)),
        line(block.header.map(() => '---')),
        ...block.rows.map((row) => line(row.map((run) => runsText([run])))),
      ].join('\n');
    }
  }
}

function runsText(runs: readonly Inline[]): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return edges(run, escapeMarkdown(run));
      if ('blank' in run) return `**${escapeMarkdown(blankWords(run.blank))}**`;
      return `[${escapeMarkdown(run.text)}](<${run.link.replaceAll(/[<>\\\s]/g, encodeURIComponent)}>)`;
    })
    .join('');
}

/** Cleaning takes the spaces at the ends of a run, where another run may need them. */
const edges = (run: string, text: string): string =>
  `${/^\s/.test(run) ? ' ' : ''}${text}${/\s$/.test(run) && run.trim() !== '' ? ' ' : ''}`;
