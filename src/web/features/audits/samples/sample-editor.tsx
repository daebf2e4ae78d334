import { useEffect, useRef, useState } from 'react';
import { countOf, formatNumber } from '#contract/french.ts';
import { type SamplePage, sampleGaps, sampleNameLength } from '#contract/sample.ts';
import type { Process } from '#service/journeys/processes-of-site.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AddPages, addedInWords } from './add-pages.tsx';
import { DrawPages } from './draw-pages.tsx';
import { ProcessField } from './process-field.tsx';
import { SampleRow } from './sample-row.tsx';
import {
  type DrawnPages,
  type EditedPage,
  editedPages,
  moved,
  nameErrors,
  samplePages,
  withAddresses,
  withDraw,
} from './sample-rows.ts';

/** What is edited, new or kept. */
interface SampleToEdit {
  /** The site. */
  readonly url: string;
  readonly name: string;
  readonly pages: readonly SamplePage[];
  /** Journeys that it names; null: all. */
  readonly journeys: readonly string[] | null;
  /** The audit to draw pages from, and the draw that was made; null without one. */
  readonly drawn: DrawnPages | null;
}

/** A sample as it is sent; without journeys where the site has none. */
export interface EditedSample {
  readonly name: string;
  readonly pages: SamplePage[];
  readonly journeys?: string[];
}

interface SampleEditorProps {
  readonly sample: SampleToEdit;
  /** Journeys of the site that mark a state. */
  readonly processes: readonly Process[];
  /** Pages that the plan lets an audit have. */
  readonly limit: number;
  /** Where « Annuler » leads. */
  readonly back: string;
  /** Saves it. @throws ApiRefusal, shown at its field. */
  save(sample: EditedSample): Promise<void>;
  /** Saves it over what was saved elsewhere meanwhile; absent for a new one. */
  saveOver?(sample: EditedSample): Promise<void>;
}

/** Names, types and order of the pages of a sample, by buttons alone; what the method asks for is told as it changes. */
export function SampleEditor({ sample, processes, limit, back, save, saveOver }: SampleEditorProps) {
  const [rows, setRows] = useState<readonly EditedPage[]>(() => editedPages(sample.pages));
  const [said, setSaid] = useState('');
  const focusOn = useFocusLater();
  const [name, setName] = useState(sample.name);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    processes.flatMap(({ id }) => (sample.journeys === null || sample.journeys.includes(id) ? id : [])),
  );
  const isOver = useRef(false);
  const form = useForm({
    validate: () => nameErrors(rows),
    submit: async () => {
      const journeys = processes.length > 0 && { journeys: [...chosen] };
      const edited = { name, pages: samplePages(rows), ...journeys };
      const send = isOver.current && saveOver ? saveOver : save;
      isOver.current = false;
      await send(edited);
    },
  });

  const titleOf = (row: EditedPage) => (row.name.trim() === '' ? row.url : row.name.trim());
  function move(row: EditedPage, by: -1 | 1) {
    const next = moved(rows, row.key, by);
    const at = next.findIndex(({ key }) => key === row.key);
    setRows(next);
    setSaid(`«\u00a0${titleOf(row)}\u00a0» est à la place ${at + 1} sur ${next.length}.`);
    const isEnd = by === -1 ? at === 0 : at === next.length - 1;
    focusOn(`${(by === -1) !== isEnd ? 'monter' : 'descendre'}-${row.key}`);
  }
  function remove(row: EditedPage, index: number) {
    setRows(rows.filter(({ key }) => key !== row.key));
    setSaid(`«\u00a0${titleOf(row)}\u00a0» est retirée.`);
    const next = rows[index + 1] ?? rows[index - 1];
    focusOn(next ? `retirer-${next.key}` : 'pages-de-l-echantillon');
  }
  function add(urls: readonly string[]) {
    const next = withAddresses(rows, urls);
    setRows(next.rows);
    return addedInWords(next.added, next.known);
  }

  return (
    <Form
      form={form}
      className="gap-6"
      help={
        form.code === 'sample/changed' &&
        saveOver && (
          <p className="mt-2">
            La version enregistrée ailleurs reste lisible parmi les versions.{' '}
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                isOver.current = true;
                form.ref.current?.requestSubmit();
              }}
            >
              Enregistrer la mienne par-dessus
            </Button>
          </p>
        )
      }
    >
      <TextField
        label="Nom de l’échantillon"
        name="name"
        value={name}
        onValue={setName}
        maxLength={sampleNameLength}
        error={form.errors.name}
        hint={'Vous le retrouverez dans «\u00a0Nouvel audit\u00a0» et dans les rapports.'}
      />
      <Gaps rows={rows} limit={limit} error={form.errors.pages} />
      <section aria-labelledby="pages-de-l-echantillon" className="flex flex-col gap-4">
        <h2 id="pages-de-l-echantillon" tabIndex={-1} className="text-xl">
          {countOf(rows.length, 'page', 'pages')}
        </h2>
        <p role="status" className="sr-only">
          {said}
        </p>
        <ol className="flex flex-col gap-4">
          {rows.map((row, index) => (
            <li key={row.key}>
              <SampleRow
                row={row}
                index={index}
                count={rows.length}
                nameError={form.errors[`name.${index}`]}
                urlError={form.errors[`pages.${index}`]}
                onChange={(next) => setRows(rows.map((one) => (one.key === row.key ? next : one)))}
                onMove={(by) => move(row, by)}
                onRemove={() => remove(row, index)}
              />
            </li>
          ))}
        </ol>
      </section>
      <AddPages url={sample.url} onAdd={add} />
      <ProcessField
        host={new URL(sample.url).host}
        processes={processes}
        chosen={chosen}
        onChoose={setChosen}
        error={form.errors.journeys}
      />
      {sample.drawn && <DrawPages drawn={sample.drawn} onDrawn={(pages) => setRows(withDraw(rows, pages))} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" className="max-sm:w-full" busy={form.busy}>
          Enregistrer l’échantillon
        </Button>
        <ButtonLink to={back} variant="secondary" size="large" className="max-sm:w-full">
          Annuler
        </ButtonLink>
      </div>
    </Form>
  );
}

/** What the method asks for and is not there, and a plan that is too small. */
function Gaps({
  rows,
  limit,
  error,
}: {
  readonly rows: readonly EditedPage[];
  readonly limit: number;
  readonly error: string | undefined;
}) {
  const gaps = sampleGaps(rows);
  const isOver = rows.length > limit;
  return (
    <>
      {(isOver || error !== undefined) && (
        <Alert kind="error" live formError>
          {error ??
            `Votre formule permet ${countOf(limit, 'page', 'pages')} par audit\u00a0: retirez-en ${formatNumber(rows.length - limit)}.`}
        </Alert>
      )}
      {gaps.length > 0 && (
        <Alert kind="info" title="Ce que la méthode du RGAA demande et qui manque">
          <ul className="list-disc pl-5">
            {gaps.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** Gives the focus to an element once it stands where it will be: what moves loses it. */
function useFocusLater(): (id: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '') return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = '';
  });
  return (id) => {
    wanted.current = id;
  };
}
