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

/** Its name on the left, what it holds on the right. */
const stackedCell =
  'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:px-0 max-sm:py-1';

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows the caption; it is always read out. */
  showCaption?: boolean;
  /** Many columns of figures to compare: narrow screens scroll them sideways. */
  wide?: boolean;
}

/**
 * Rows and columns. Narrow screens leave out the columns that say so; without any, each row becomes a card with its
 * columns under one another. What is still too wide scrolls by itself (and by keyboard); `relative` keeps what is only
 * read out, which is positioned, inside the part that scrolls.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  showCaption = false,
  wide = false,
}: TableProps<Row>) {
  const folds = columns.some((column) => column.wideOnly);
  const stacks = !folds && !wide;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scroll-cue relative overflow-x-auto rounded-xl print:overflow-visible"
    >
      <table className={cx('w-full border-collapse text-left text-sm', stacks && 'max-sm:block')}>
        <caption
          className={showCaption ? cx('pb-3 text-left font-semibold', stacks && 'max-sm:block') : 'sr-only'}
        >
          {caption}
        </caption>
        <thead className={cx(stacks && 'max-sm:sr-only')}>
          <tr className="border-b border-line text-faint">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(
                  'py-2.5 font-semibold',
                  wide ? 'px-1.5 align-bottom text-xs' : 'px-3 whitespace-nowrap print:whitespace-normal',
                  column.wideOnly && 'max-sm:hidden',
                  column.align === 'right' && 'text-right',
                )}
              >
                {column.hiddenHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(stacks && 'max-sm:block')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-b border-line last:border-0 hover:bg-sunken',
                stacks && 'max-sm:block max-sm:py-3',
              )}
            >
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    {...(column.rowHeader ? { scope: 'row' } : {})}
                    className={cx(
                      'py-3 align-middle',
                      wide ? 'px-1.5' : 'px-3',
                      column.wideOnly && 'max-sm:hidden',
                      column.rowHeader && 'font-semibold',
                      column.rowHeader && (wide ? 'min-w-28' : 'sm:min-w-36'),
                      column.align === 'right' && 'text-right tabular-nums',
                      column.align !== 'right' && (wide ? 'min-w-28' : 'sm:min-w-28'),
                      stacks && (column.rowHeader ? 'max-sm:block max-sm:px-0' : stackedCell),
                    )}
                  >
                    {stacks && !column.rowHeader && !column.hiddenHeader && (
                      <span aria-hidden="true" className="shrink-0 text-left text-soft sm:hidden">
                        {column.header}
                      </span>
                    )}
                    {stacks ? <div className="min-w-0">{column.cell(row)}</div> : column.cell(row)}
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
