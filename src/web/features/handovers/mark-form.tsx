import { type FixMark, longestFixNote } from '#contract/handover-words.ts';
import type { PlanRow } from '#service/handovers/plan-rows.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const wordsOf: Readonly<Record<FixMark, string>> = {
  todo: 'Remettre à faire',
  doing: 'En cours',
  done: 'Fait',
};

const next: Readonly<Record<FixMark, readonly FixMark[]>> = {
  todo: ['doing', 'done'],
  doing: ['done', 'todo'],
  done: ['doing'],
};

interface Props {
  readonly row: PlanRow;
  /** What was typed before it was refused. */
  readonly typed?: string | undefined;
}

/** What the provider says of a fix: forms of the browser’s own, which need no script. */
export function MarkForm({ row, typed }: Props) {
  const { key, title, mark, note, revision, state, targets, isRunning } = row;
  const ofWhat = <span className="sr-only"> : {title}</span>;
  // Found again by an audit: saying « fait » once more begins again.
  const marks = state === 'again' ? [...next[mark], 'done' as const] : next[mark];
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {mark === 'done' && targets.list.length > 0 && !isRunning && (
        <form method="post">
          <input type="hidden" name="correctif" value={key} />
          <Button type="submit" plainForm size="small" name="faire" value="verifier">
            Vérifier{ofWhat}
          </Button>
        </form>
      )}
      {mark === 'done' && targets.list.length === 0 && (
        <p className="text-sm text-soft">
          Ce correctif se juge sur plusieurs pages ou fichiers ensemble{'\u00a0'}: le prochain audit du site
          le dira.
        </p>
      )}
      <form method="post" className="flex flex-col gap-2">
        <input type="hidden" name="correctif" value={key} />
        <input type="hidden" name="revision" value={revision} />
        <div className="flex flex-wrap gap-2">
          {marks.map((one) => (
            <Button
              key={one}
              type="submit"
              plainForm
              size="small"
              variant={one === 'done' && mark !== 'done' ? 'primary' : 'secondary'}
              name="marque"
              value={one}
            >
              {wordsOf[one]}
              {ofWhat}
            </Button>
          ))}
        </div>
        <details open={typed !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            {note.length === 0 ? 'Ajouter un commentaire' : 'Modifier le commentaire'}
            {ofWhat}
          </summary>
          <div className="flex flex-col items-start gap-2">
            <TextArea
              label="Commentaire pour la personne qui vous envoie ce plan"
              name="note"
              rows={3}
              maxLength={longestFixNote}
              defaultValue={typed ?? note}
              className="w-full"
            />
            <Button type="submit" plainForm size="small" variant="secondary" name="marque" value={mark}>
              Enregistrer le commentaire{ofWhat}
            </Button>
          </div>
        </details>
      </form>
    </div>
  );
}
