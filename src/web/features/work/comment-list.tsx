import type { Comment, WorkPerson } from '#contract/api/work.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import { longestComment } from '#contract/work-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { RefusedWork } from './work-by-form.server.ts';

interface Props {
  readonly comments: readonly Comment[];
  /** Whom a comment may call. */
  readonly people: readonly WorkPerson[];
  readonly mayComment: boolean;
  readonly refused: RefusedWork | null;
}

/** What people of the space say of a fix, and the form to say more. */
export function CommentList({ comments, people, mayComment, refused }: Props) {
  return (
    <section aria-labelledby="commentaires" className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="commentaires" className="scroll-mt-24 text-lg">
        {comments.length === 0 ? 'Commentaires' : countOf(comments.length, 'commentaire', 'commentaires')}
      </h3>
      {comments.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} refused={refused} />
          ))}
        </ol>
      )}
      {mayComment && (
        <NewComment
          key={comments.length}
          people={people}
          refused={refused?.form === 'commenter' ? refused : null}
        />
      )}
      <p className="text-sm text-soft">
        Les commentaires restent entre vous{'\u00a0'}: aucun lien de partage, aucun PDF, aucun fichier ne les
        contient.
      </p>
    </section>
  );
}

function CommentItem({
  comment,
  refused,
}: {
  readonly comment: Comment;
  readonly refused: RefusedWork | null;
}) {
  const { id, author, text, mentions, createdAt, editedAt, mayChange, mayRemove } = comment;
  const own = refused?.form.endsWith(` ${id}`) ? refused : null;
  const who = author?.name ?? 'Compte supprimé';
  const what = `le commentaire de ${who} du ${formatDateTime(createdAt)}`;
  return (
    <li id={`commentaire-${id}`} className="flex flex-col gap-2 py-4 wrap-anywhere first:pt-0">
      <p className="text-sm">
        <span className="font-semibold">{who}</span>{' '}
        <span className="text-soft">
          le {formatDateTime(createdAt)}
          {editedAt !== null && ', modifié'}
        </span>
      </p>
      <p className="max-w-[72ch] whitespace-pre-line">
        {mentions.map(({ uid, name }) => (
          <span key={uid} className="font-semibold text-brand">
            @{name}{' '}
          </span>
        ))}
        {text}
      </p>
      {own && (
        <Alert kind="error" live>
          {own.message}
        </Alert>
      )}
      {(mayChange || mayRemove) && (
        <div className="flex flex-wrap items-start gap-3 print:hidden">
          {mayChange && (
            <details open={own !== null} className="min-w-0 grow">
              <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
                Modifier<span className="sr-only"> {what}</span>
              </summary>
              <form method="post" className="flex flex-col items-start gap-2">
                <input type="hidden" name="commentaire" value={id} />
                <TextArea
                  label="Votre commentaire"
                  name="text"
                  rows={3}
                  defaultValue={own?.values.text ?? text}
                  className="w-full"
                />
                <Button type="submit" plainForm size="small" name="faire" value="modifier-commentaire">
                  Enregistrer
                </Button>
              </form>
            </details>
          )}
          {mayRemove && (
            <form method="post">
              <input type="hidden" name="commentaire" value={id} />
              <Button
                type="submit"
                plainForm
                size="small"
                variant="quiet"
                name="faire"
                value="supprimer-commentaire"
              >
                Supprimer<span className="sr-only"> {what}</span>
              </Button>
            </form>
          )}
        </div>
      )}
    </li>
  );
}

function NewComment({ people, refused }: Pick<Props, 'people'> & { readonly refused: RefusedWork | null }) {
  return (
    <form method="post" className="flex max-w-[72ch] flex-col items-start gap-3 print:hidden">
      {refused && (
        <Alert kind="error" live>
          {refused.message}
        </Alert>
      )}
      <TextArea
        label="Ajouter un commentaire"
        hint={`Texte simple, ${longestComment.toLocaleString('fr-FR')} caractères au plus.`}
        name="text"
        rows={3}
        defaultValue={refused?.values.text ?? ''}
        className="w-full"
      />
      {people.length > 0 && (
        <Select
          label="Mentionner quelqu’un"
          hint="Cette personne le saura par e-mail, selon ses choix."
          name="mention"
          defaultValue={refused?.values.mention ?? ''}
          options={[
            { value: '', label: 'Personne' },
            ...people.map(({ uid, name }) => ({ value: uid, label: `@${name}` })),
          ]}
          className="w-full"
        />
      )}
      <Button type="submit" plainForm variant="secondary" name="faire" value="commenter">
        Commenter
      </Button>
    </form>
  );
}
