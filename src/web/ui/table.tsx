import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Only read out: what the column holds speaks for itself. */
  readonly hiddenHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers go to the right. */
  readonly align?: 'left' | 'right';
  /** The cell that names the row. */
  readonly rowHeader?: boolean;
  /** Left out on narrow screens, where another cell says the same. */
  readonly wideOnly?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows the caption; it is always read out. */
  showCaption?: boolean;
}

/**
 * Rows and columns; scrolls sideways by itself on narrow screens (and by keyboard). `relative` keeps what is only
 * read out, which is positioned, inside the part that scrolls.
 */
export function Table<Row>({ caption, columns, rows, rowKey, showCaption = false }: TableProps<Row>) {
  const folds = columns.some((column) => column.wideOnly);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto rounded-xl">
      <table className="w-full border-collapse text-left text-sm">
        <caption className={showCaption ? 'pb-3 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line text-faint">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(
                  'px-3 py-2.5 font-semibold whitespace-nowrap',
                  column.wideOnly && 'max-sm:hidden',
                  column.align === 'right' && 'text-right',
                )}
              >
                {column.hiddenHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-sunken">
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    {...(column.rowHeader ? { scope: 'row' } : {})}
                    className={cx(
                      'px-3 py-3 align-middle',
                      column.wideOnly && 'max-sm:hidden',
                      column.rowHeader && 'font-semibold',
                      column.rowHeader && (folds ? 'sm:min-w-36' : 'min-w-36'),
                      column.align === 'right' && 'text-right tabular-nums',
                      column.align !== 'right' && (folds ? 'sm:min-w-28' : 'min-w-28'),
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
