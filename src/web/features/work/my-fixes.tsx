import type { Assignment } from '#contract/api/work.ts';
import { type FixMark, handedStates } from '#contract/handover-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { RefusedWork } from './work-by-form.server.ts';
import { workPath } from './work-paths.ts';
import { dueIn, WorkState } from './work-state.tsx';

interface Props {
  readonly items: readonly Assignment[];
  /** Whether they are of several people: their names are shown. */
  readonly withNames: boolean;
  readonly mayWork: boolean;
  readonly refused: RefusedWork | null;
}

/** What is to be mended, one row a fix: the site, the day, how far it is, and what one may say of it. */
export function MyFixes({ items, withNames, mayWork, refused }: Props) {
  return (
    <ol className="flex flex-col divide-y divide-line border-y border-line">
      {items.map((item) => (
        <FixItem
          key={item.id ?? item.key}
          item={item}
          withNames={withNames}
          mayWork={mayWork}
          refused={refused?.form === item.id ? refused : null}
        />
      ))}
    </ol>
  );
}

function FixItem({
  item,
  withNames,
  mayWork,
  refused,
}: Omit<Props, 'items'> & { readonly item: Assignment }) {
  const { id, host, key, title, auditId, assignee, due, sentence, leftAt, ruleId } = item;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 py-5 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          <WorkState assignment={item} />
          <span className="font-semibold text-ink">{host}</span>
          {due !== null && <span>{dueIn(due)}</span>}
          {withNames && <span>{assignee ? `à ${assignee.name}` : 'à personne'}</span>}
        </p>
        <h2 className="text-lg">
          {auditId === null ? title : <Link to={workPath(auditId, key)}>{title}</Link>}
        </h2>
        {sentence !== '' && <p className="text-sm text-soft">{sentence}</p>}
        {leftAt !== null && assignee === null && (
          <p className="text-sm font-semibold text-watch">
            La personne qui l’avait ne peut plus le faire{'\u00a0'}: à confier de nouveau.
          </p>
        )}
        {refused && (
          <Alert kind="error" live>
            {refused.message}
          </Alert>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end print:hidden">
        {mayWork && id !== null && <Marks item={item} />}
        {auditId !== null && ruleId !== null && (
          <Link
            to={`/reports/${auditId}?verifier=${encodeURIComponent(ruleId)}#verifier-correctif`}
            className="min-h-9 py-1.5 text-sm"
          >
            Vérifier<span className="sr-only"> : {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

const words: Readonly<Record<FixMark, string>> = {
  todo: 'Remettre à faire',
  doing: handedStates.doing.label,
  done: handedStates.done.label,
};
const next: Readonly<Record<FixMark, readonly FixMark[]>> = {
  todo: ['doing', 'done'],
  doing: ['done', 'todo'],
  done: ['todo'],
};

function Marks({ item: { id, title, mark, state, revision } }: { readonly item: Assignment }) {
  // Found again by an audit: saying « fait » once more begins again.
  const marks = state === 'again' ? ['done' as const, ...next[mark]] : next[mark];
  return (
    <form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="correctif" value={id ?? ''} />
      <input type="hidden" name="revision" value={revision} />
      {state !== 'verified' &&
        marks.map((one) => (
          <Button
            key={one}
            type="submit"
            plainForm
            size="small"
            variant={one === 'done' ? 'primary' : 'secondary'}
            name="marque"
            value={one}
          >
            {words[one]}
            <span className="sr-only"> : {title}</span>
          </Button>
        ))}
    </form>
  );
}
