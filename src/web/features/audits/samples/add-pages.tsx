import { useState } from 'react';
import { countOf } from '#contract/french.ts';
import { type PageList, pageListCharacters } from '#contract/page-list.ts';
import { callApi } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { RefusedLines } from '../page-list-preview.tsx';

interface AddPagesProps {
  /** The site, all pages are on it. */
  readonly url: string;
  /** Puts addresses behind the others. @returns what was done, to be said. */
  onAdd(urls: readonly string[]): string;
}

/** Addresses to add, one a line or pasted from a table; each that is refused is told with its reason. */
export function AddPages({ url, onAdd }: AddPagesProps) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<PageList | null>(null);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  async function add() {
    setError(undefined);
    if (text.length > pageListCharacters) return setError('Ce texte dépasse 800\u00a0000 caractères.');
    setBusy(true);
    try {
      const list = await callApi('POST', '/api/page-lists', { body: { url, text } });
      setRead(list);
      setSaid(onAdd(list.pages));
      // What was refused stays, to be mended.
      setText(list.refused.map((line) => line.text).join('\n'));
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label="Ajouter des pages"
        name="added"
        rows={3}
        readOnly={busy}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error}
        hint="Une adresse par ligne, ou un tableau copié d’un tableur. Vous leur donnerez un nom et un type."
      />
      <Button variant="secondary" className="self-start max-sm:w-full" busy={busy} onPress={() => void add()}>
        Ajouter ces pages
      </Button>
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
      {read && read.refusedCount > 0 && <RefusedLines list={read} />}
    </div>
  );
}

/** « 2 pages ajoutées ; 1 page y était déjà. » */
export function addedInWords(added: number, known: number): string {
  const first = countOf(added, 'page ajoutée', 'pages ajoutées');
  return known === 0
    ? `${first}.`
    : `${first}\u00a0; ${countOf(known, 'page y était déjà', 'pages y étaient déjà')}.`;
}
