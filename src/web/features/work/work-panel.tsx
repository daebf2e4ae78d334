import type { Assignment, WorkPerson } from '#contract/api/work.ts';
import { type FixMark, fixMarks, handedStates } from '#contract/handover-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RefusedWork } from './work-by-form.server.ts';
import { WorkState, whoAndWhen } from './work-state.tsx';

interface Props {
  readonly assignment: Assignment;
  readonly people: readonly WorkPerson[];
  /** Who looks. */
  readonly person: string;
  readonly mayAssign: boolean;
  readonly refused: RefusedWork | null;
}

/** Who mends a fix, until when and how far it is: a form of the browser’s own, which needs no script. */
export function WorkPanel({ assignment, people, person, mayAssign, refused }: Props) {
  const { sentence, leftAt, assignee } = assignment;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <WorkState assignment={assignment} />
        <span className="min-w-0 wrap-anywhere">{whoAndWhen(assignment)}.</span>
      </p>
      {sentence !== '' && <p className="max-w-[72ch] text-sm text-soft">{sentence}</p>}
      {leftAt !== null && assignee === null && mayAssign && (
        <Alert kind="warning">
          La personne qui avait ce correctif ne peut plus le faire{'\u00a0'}: confiez-le à quelqu’un d’autre.
        </Alert>
      )}
      {refused?.form === 'confier' && (
        <Alert kind="error" live>
          {refused.message}
        </Alert>
      )}
      {mayAssign && (
        <AssignForm
          key={assignment.revision}
          {...{ assignment, people, person }}
          values={valuesOf(refused)}
        />
      )}
    </div>
  );
}

/** What was typed, where another change came between is not what stands: the new state is shown. */
const valuesOf = (refused: RefusedWork | null) =>
  refused?.form === 'confier' && refused.status !== 409 ? refused.values : null;

const markWords: Readonly<Record<FixMark, string>> = {
  todo: handedStates.todo.label,
  doing: handedStates.doing.label,
  done: handedStates.done.label,
};

function AssignForm({
  assignment,
  people,
  person,
  values,
}: Pick<Props, 'assignment' | 'people' | 'person'> & { readonly values: RefusedWork['values'] | null }) {
  const { assignee, due, mark, revision } = assignment;
  const others = people.filter(({ uid }) => uid !== person);
  const mine = people.some(({ uid }) => uid === person) ? [{ value: person, label: 'Moi' }] : [];
  return (
    <form method="post" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto]">
      <input type="hidden" name="revision" value={revision} />
      <Select
        label="À faire par"
        name="assignee"
        defaultValue={values?.assignee ?? assignee?.uid ?? ''}
        options={[
          { value: '', label: 'Personne' },
          ...mine,
          ...others.map(({ uid, name }) => ({ value: uid, label: name })),
        ]}
      />
      <TextField label="Pour le" name="due" type="date" defaultValue={values?.due ?? due ?? ''} />
      <Select
        label="État"
        name="mark"
        defaultValue={values?.mark ?? mark}
        options={fixMarks.map((one) => ({ value: one, label: markWords[one] }))}
      />
      <Button type="submit" plainForm name="faire" value="confier" className="max-sm:w-full">
        Enregistrer
      </Button>
    </form>
  );
}
