import { useState } from 'react';
import { countOf } from '#contract/french.ts';
import { type PageList, pageListCharacters } from '#contract/page-list.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { cx } from '../../lib/cx.ts';
import { type FormErrors, textOf } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { errorLook, labelLook } from '../../ui/field-look.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PageListPreview } from './page-list-preview.tsx';

/** A list as it stands in the form. */
interface TypedList {
  readonly text: string;
  /** What was read of it; null: nobody has looked yet, or it has changed since. */
  readonly read: PageList | null;
}

/** The list of the audit to repeat: it was read when that one started, and is read again where the plan allows less. */
export function firstList(pages: readonly string[], limit: number): TypedList {
  const isRead = pages.length > 0 && pages.length <= limit;
  return { text: pages.join('\n'), read: isRead ? { pages, refused: [], refusedCount: 0 } : null };
}

interface PageListFieldProps {
  list: TypedList;
  onList: (list: TypedList) => void;
  /** Pages that the plan lets an audit have. */
  limit: number;
  /** What was wrong when the form was sent; a new object each time. */
  errors: FormErrors;
}

/** Where a list is read from; the name of its field. */
type Source = 'pages' | 'sitemap';

/** « Une liste de pages »: pasted, from a file or from a sitemap; what is kept and refused is shown before anything starts. */
export function PageListField({ list, onList, limit, errors }: PageListFieldProps) {
  const [busy, setBusy] = useState<Source | null>(null);
  const [refusal, setRefusal] = useState<FormErrors>({});
  /** Those that a later reading of the list has answered. */
  const [answered, setAnswered] = useState<FormErrors | null>(null);

  function change(text: string) {
    setRefusal({});
    onList({ text, read: null });
  }

  async function check(source: Source, form: HTMLFormElement | null) {
    const values = new FormData(form ?? undefined);
    if (source === 'pages' && list.text.length > pageListCharacters) {
      setRefusal({ pages: `Cette liste ${tooLong}` });
      return;
    }
    setBusy(source);
    setRefusal({});
    try {
      const read = await callApi('POST', '/api/page-lists', { body: questionOf(source, values, list.text) });
      onList({ text: source === 'sitemap' ? read.pages.join('\n') : list.text, read });
      setAnswered(errors);
    } catch (problem) {
      // What is wrong with the address of the site is said here too: nothing can be read without it.
      const field = problem instanceof ApiRefusal && problem.field === 'sitemap' ? 'sitemap' : source;
      setRefusal({ [field]: problem instanceof Error ? problem.message : String(problem) });
      const control = form?.elements.namedItem(field);
      if (control instanceof HTMLElement) control.focus();
    } finally {
      setBusy(null);
    }
  }

  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > pageListCharacters) setRefusal({ file: `Ce fichier ${tooLong}` });
    else change(await textOfFile(file));
  }

  return (
    <div className="flex flex-col gap-5 rounded-xl border border-line px-4 py-4">
      <TextArea
        label="Adresses des pages"
        name="pages"
        rows={6}
        readOnly={busy !== null}
        value={list.text}
        onChange={(event) => change(event.currentTarget.value)}
        error={refusal.pages ?? (errors === answered ? undefined : errors.pages)}
        hint={`Une par ligne, ou un tableau copié d’un tableur. Toutes sur le même site\u00a0; ${countOf(limit, 'page', 'pages')} au plus avec votre formule.`}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Press source="pages" busy={busy} check={check}>
          Vérifier la liste
        </Press>
        <ListFile onFile={(file) => void open(file)} error={refusal.file} />
      </div>
      <div className="flex flex-col gap-3">
        <TextField
          label="Ou l’adresse d’un plan de site"
          name="sitemap"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder="/sitemap.xml"
          error={refusal.sitemap}
          hint="Les pages qu’il nomme remplissent la liste."
        />
        <Press source="sitemap" busy={busy} check={check}>
          Lire ce plan de site
        </Press>
      </div>
      <input type="hidden" name="kept" value={list.read?.pages.join('\n') ?? ''} />
      <PageListPreview list={list.read} />
    </div>
  );
}

/** In UTF-8, or in UTF-16 as a spreadsheet writes « Texte Unicode ». */
async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

const tooLong = 'dépasse 800\u00a0000 caractères\u00a0: gardez-en la colonne des adresses.';

function questionOf(source: Source, values: FormData, text: string) {
  const url = textOf(values, 'url');
  return source === 'pages' ? { url, text } : { url, sitemap: textOf(values, 'sitemap') };
}

interface PressProps {
  source: Source;
  busy: Source | null;
  check: (source: Source, form: HTMLFormElement | null) => Promise<void>;
  children: string;
}

function Press({ source, busy, check, children }: PressProps) {
  return (
    <Button
      variant="secondary"
      className="self-start max-sm:w-full"
      busy={busy === source}
      isDisabled={busy !== null && busy !== source}
      onPress={({ target }) => void check(source, target.closest('form'))}
    >
      {children}
    </Button>
  );
}

interface ListFileProps {
  onFile: (file: File | undefined) => void;
  error: string | undefined;
}

function ListFile({ onFile, error }: ListFileProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className={labelLook}>Ou un fichier (CSV ou texte)</span>
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="min-h-11 max-w-full text-sm"
        aria-invalid={error !== undefined}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
      <span role="alert" className={cx(errorLook, 'empty:hidden')}>
        {error}
      </span>
    </label>
  );
}
