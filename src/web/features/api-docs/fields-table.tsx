import { typeset } from '#contract/french.ts';
import { type Column, Table } from '../../ui/table.tsx';
import type { FieldRow } from './schema-rows.server.ts';

/** Fields of a body, of an answer or of a structure: name, type, and what it must be. */
export function FieldsTable<Row extends FieldRow>({
  caption,
  rows,
  more = [],
}: {
  caption: string;
  rows: readonly Row[];
  more?: readonly Column<Row>[];
}) {
  // A value with several forms has the same field several times.
  const numbered = new Map(rows.map((row, index) => [row, index]));
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={(row) => String(numbered.get(row))}
      columns={[
        {
          id: 'name',
          header: 'Nom',
          rowHeader: true,
          cell: ({ path }) => <code className="font-mono">{path === '' ? '(le tout)' : path}</code>,
        },
        ...more,
        { id: 'type', header: 'Type', cell: (row) => <FieldType row={row} /> },
        { id: 'note', header: 'Précisions', cell: (row) => typeset(noteOf(row)) },
      ]}
    />
  );
}

const noteOf = ({ required, note }: FieldRow) =>
  [required ? '' : 'facultatif', note].filter(Boolean).join(' ; ');

function FieldType({ row: { type, named } }: { row: FieldRow }) {
  if (named === undefined) return typeset(type);
  return (
    <>
      {typeset(type)}{' '}
      <a href={`/api/docs/structures/${named}`} className="text-brand underline">
        {named}
      </a>
    </>
  );
}
