import type { VisitQuestion } from '#contract/visit-question.ts';
import { Button } from './button.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `de ${hour}\u00a0h à ${hour + 1}\u00a0h`,
}));

const errors = {
  site: 'Indiquez le nom d’un site, par exemple www.exemple.fr.',
  day: 'Indiquez le jour de la visite.',
  hour: 'Choisissez une heure de ce jour.',
} as const;

/** Which site, which day, which hour: a GET form of the browser’s own, whose answer has an address and needs no script. */
export function VisitQuestionForm({
  action,
  question,
  unclear = null,
  submit,
  hidden = {},
}: {
  readonly action: string;
  readonly question: VisitQuestion;
  /** The field that was not understood. */
  readonly unclear?: keyof typeof errors | null;
  readonly submit: string;
  /** What else the address says. */
  readonly hidden?: Readonly<Record<string, string>>;
}) {
  const errorOf = (field: keyof typeof errors) => (unclear === field ? errors[field] : undefined);
  return (
    <form method="get" action={action} className="flex flex-wrap items-end gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="basis-full text-soft">Les trois champs sont obligatoires.</p>
      <TextField
        label="Site visité"
        name="site"
        defaultValue={question.site}
        maxLength={300}
        required
        error={errorOf('site')}
        autoCapitalize="none"
        spellCheck={false}
        className="min-w-0 flex-1 basis-64"
      />
      <TextField
        label="Jour"
        name="jour"
        type="date"
        defaultValue={question.day}
        required
        error={errorOf('day')}
        className="basis-44"
      />
      <Select
        label="Heure de Paris"
        name="heure"
        defaultValue={question.hour}
        options={[{ value: '', label: 'Choisir' }, ...hours]}
        required
        error={errorOf('hour')}
        className="basis-44"
      />
      <Button type="submit" plainForm>
        {submit}
      </Button>
    </form>
  );
}
