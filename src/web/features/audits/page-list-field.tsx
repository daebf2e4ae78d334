import { useState } from 'react';
import { countOf } from '#contract/french.ts';
import { pageListCharacters } from '#contract/page-list.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import type { FormErrors } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { hintLook, labelLook } from '../../ui/field-look.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PageListPreview, type ReadList } from './page-list-preview.tsx';

interface PageListFieldProps {
  /** The list of the audit to repeat. */
  initial: readonly string[];
  /** Pages that the plan lets an audit have. */
  limit: number;
  errors: FormErrors;
  /** Told how many pages would be visited; 0 while that is not known. */
  onPages: (pages: number) => void;
}

type Asked = 'list' | 'sitemap';

/** « Une liste de pages »: pasted, from a file or from a sitemap; what is kept and refused is shown before anything starts. */
export function PageListField({ initial, limit, errors, onPages }: PageListFieldProps) {
  const [text, setText] = useState(initial.join('\n'));
  const [read, setRead] = useState<ReadList | null>(firstRead(initial));
  const [busy, setBusy] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<FormErrors>({});

  function change(next: string) {
    setText(next);
    setRead(null);
    setRefusal({});
    onPages(0);
  }

  async function check(asked: Asked, form: HTMLFormElement | null) {
    const values = new FormData(form ?? undefined);
    setBusy(asked);
    setRefusal({});
    try {
      const url = textOf(values, 'url');
      const body = asked === 'list' ? { url, text } : { url, sitemap: textOf(values, 'sitemap') };
      const list = await callApi('POST', '/api/page-lists', { body });
      if (asked === 'sitemap') setText(list.pages.join('\n'));
      setRead(list);
      onPages(list.pages.length);
    } catch (error) {
      setRefusal({ [fieldOf(error, asked)]: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(null);
    }
  }

  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > pageListCharacters)
      setRefusal({ file: 'Ce fichier dépasse 1,5\u00a0Mo\u00a0: gardez-en la colonne des adresses.' });
    else change(await file.text());
  }

  return (
    <div className="flex flex-col gap-5 rounded-xl border border-line px-4 py-4">
      <TextArea
        label="Adresses des pages"
        name="list"
        rows={6}
        maxLength={pageListCharacters}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        error={refusal.list ?? errors.list ?? errors.pages}
        hint={`Une par ligne, ou un tableau copié d’un tableur. Toutes sur le même site\u00a0; ${countOf(limit, 'page', 'pages')} au plus avec votre formule.`}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Press asked="list" busy={busy} check={check}>
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
        <Press asked="sitemap" busy={busy} check={check}>
          Lire ce plan de site
        </Press>
      </div>
      <input type="hidden" name="pages" value={read?.pages.join('\n') ?? ''} />
      <div aria-live="polite">{read && <PageListPreview list={read} />}</div>
    </div>
  );
}

function Press({
  asked,
  busy,
  check,
  children,
}: {
  asked: Asked;
  busy: Asked | null;
  check: (asked: Asked, form: HTMLFormElement | null) => Promise<void>;
  children: string;
}) {
  return (
    <Button
      variant="secondary"
      className="self-start max-sm:w-full"
      busy={busy === asked}
      isDisabled={busy !== null}
      onPress={({ target }) => void check(asked, target.closest('form'))}
    >
      {children}
    </Button>
  );
}

function ListFile({
  onFile,
  error,
}: {
  onFile: (file: File | undefined) => void;
  error: string | undefined;
}) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className={labelLook}>Ou un fichier (CSV ou texte)</span>
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="max-w-full text-sm"
        aria-invalid={error !== undefined}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
      {error && <span className={`${hintLook} font-semibold text-bad`}>{error}</span>}
    </label>
  );
}

/** The list to repeat was read when its audit started. */
function firstRead(pages: readonly string[]): ReadList | null {
  return pages.length === 0 ? null : { pages, refused: [], refusedCount: 0 };
}

/** The field of this part that a refusal belongs to; what is wrong with the site is said here too. */
function fieldOf(error: unknown, asked: Asked): string {
  const named = error instanceof ApiRefusal ? error.field : undefined;
  return named === 'list' || named === 'sitemap' ? named : asked;
}
