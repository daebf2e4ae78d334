import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

const options = [
  { value: '', label: 'Tous les thèmes' },
  ...themeIds.map((id) => ({ value: id, label: themes[id].label })),
];

/** A GET form: its result has an address, and needs no script. */
export function RuleSearch({ search, theme }: { search: string; theme: Theme | null }) {
  return (
    <search>
      <form method="get" action="/controles" className="flex flex-wrap items-end gap-4">
        <TextField
          label="Chercher un contrôle"
          name="q"
          type="search"
          defaultValue={search}
          maxLength={200}
          hint="Un mot, un critère du RGAA, un en-tête : contraste, 8.3, HSTS."
          className="min-w-0 flex-1 basis-72"
        />
        <Select
          label="Thème"
          name="theme"
          defaultValue={theme ?? ''}
          options={options}
          className="basis-56"
        />
        <Button type="submit" plainForm>
          Chercher
        </Button>
      </form>
    </search>
  );
}
