import type { ReactNode } from 'react';
import type { Room } from './room.ts';

interface Props {
  /** What it holds: its caption, and the name of what scrolls. Paper has a heading above it. */
  readonly name: string;
  readonly headers: readonly string[];
  readonly className?: string;
  readonly room: Room;
  readonly children: ReactNode;
}

/** A table; in a file it has its caption and scrolls by itself, with the keyboard too. */
export function DataTable({ name, headers, className, room, children }: Props) {
  const table = (
    <table className={className}>
      {room.isWhole && <caption>{name}</caption>}
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!room.isWhole) return table;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a part of the report
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className="scroll" role="region" aria-label={name} tabIndex={0}>
      {table}
    </div>
  );
}

/** A row of texts; the first names it. */
export function TextRow({ cells }: { readonly cells: readonly ReactNode[] }) {
  const [name, ...others] = cells;
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns that never move
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
