import { typeset } from '#contract/french.ts';
import { FieldsTable } from './fields-table.tsx';
import type { OperationView } from './view-api.server.ts';

/** One call: what it is at first sight, what it takes and gives once unfolded. */
export function OperationSection({ operation }: { operation: OperationView }) {
  const { id, method, path, summary, description } = operation;
  return (
    <article aria-labelledby={id} className="border-t border-line py-6 first:border-0">
      <h2 id={id} className="text-lg">
        {typeset(summary)}
      </h2>
      <p className="mt-1 font-mono text-sm [overflow-wrap:anywhere]">
        <strong>{method}</strong> {path}
      </p>
      <p className="mt-2 max-w-prose text-soft">{typeset(description)}</p>
      <details className="mt-3 rounded-xl border border-line px-4 py-3">
        <summary className="min-h-8 font-semibold">
          Demande, réponse et refus<span className="sr-only"> de {id}</span>
        </summary>
        <div className="mt-3 flex flex-col gap-6">
          <Taken operation={operation} />
          <Given operation={operation} />
          <Refused operation={operation} />
        </div>
      </details>
    </article>
  );
}

function Taken({ operation: { id, parameters, body } }: { operation: OperationView }) {
  return (
    <>
      {parameters.length > 0 && (
        <section>
          <h3 className="font-semibold">Paramètres</h3>
          <FieldsTable
            caption={`Paramètres de ${id}`}
            rows={parameters}
            more={[{ id: 'where', header: 'Place', cell: ({ where }) => where }]}
          />
        </section>
      )}
      {body.length > 0 && (
        <section>
          <h3 className="font-semibold">Corps de la demande</h3>
          <FieldsTable caption={`Corps de la demande ${id}`} rows={body} />
        </section>
      )}
    </>
  );
}

function Given({ operation: { id, answers } }: { operation: OperationView }) {
  return answers.map(({ status, words, media, fields }) => (
    <section key={status}>
      <h3 className="font-semibold">
        {status}
        {'\u00a0'}: {words}
      </h3>
      {media.length > 0 && <p className="text-sm text-soft">{media.join(', ')}</p>}
      {fields.length > 0 && <FieldsTable caption={`Réponse ${status} de ${id}`} rows={fields} />}
    </section>
  ));
}

function Refused({ operation: { refusals } }: { operation: OperationView }) {
  if (refusals.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">Refus</h3>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {refusals.map(({ status, code, message }) => (
          <li key={code}>
            {status} <code className="font-mono font-semibold">{code}</code> {typeset(message)}
          </li>
        ))}
      </ul>
    </section>
  );
}
