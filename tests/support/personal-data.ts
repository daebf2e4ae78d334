import { readFileSync } from 'node:fs';

/** Cells of the rows of the table under that heading of the register. */
export function rowsOf(heading: string): string[][] {
  const text = readFileSync('docs/personal-data.md', 'utf8');
  const part = text.slice(text.indexOf(heading)).split('\n## ')[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('|---'));
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The register’s tables; `ofAccount`: what they hold goes with the account. */
export function registerOfTables() {
  return rowsOf('## Tables').map((cells) => ({
    table: (cells[0] ?? '').replaceAll('`', ''),
    cells,
    ofAccount: (cells[3] ?? '').startsWith('account'),
    isNeverFilled: cells[2] === 'never filled',
  }));
}
