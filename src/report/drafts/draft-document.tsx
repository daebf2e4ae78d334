import { visibleText } from '../static/clean-text.ts';
import { DataTable, TextRow } from '../static/data-table.tsx';
import { wholeFile } from '../static/room.ts';
import { type Block, blankWords, type Draft, type Inline } from './draft.ts';

/** A draft as it is read and completed. */
export function DraftDocument({ draft: { title, blocks } }: { readonly draft: Draft }) {
  return (
    <main>
      <h1>{visibleText(title)}</h1>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document that never changes
        <DraftBlock key={index} block={block} />
      ))}
    </main>
  );
}

function DraftBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading>{visibleText(block.text)}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'advice':
      return (
        <aside aria-label="Conseil à retirer">
          <p>
            <Runs runs={block.runs} />
          </p>
        </aside>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document that never changes
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <DataTable name={block.caption} headers={block.header} room={wholeFile}>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document that never changes
            <TextRow key={index} cells={row.map((run) => runNode(run))} />
          ))}
        </DataTable>
      );
  }
}

function Runs({ runs }: { readonly runs: readonly Inline[] }) {
  return runs.map((run, index) => runNode(run, index));
}

function runNode(run: Inline, key?: number) {
  if (typeof run === 'string') return visibleText(run);
  if ('blank' in run) return <mark key={key}>{visibleText(blankWords(run.blank))}</mark>;
  return (
    <a key={key} href={run.link} rel="noreferrer noopener nofollow">
      {visibleText(run.text)}
    </a>
  );
}
