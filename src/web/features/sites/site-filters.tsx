import { Form } from 'react-router';
import { type SiteQuery, siteStates } from '#contract/sites.ts';
import { themes } from '#contract/themes.ts';
import { Button } from '../../ui/button.tsx';
import { PrintedFilter } from '../../ui/printed-filter.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What is asked of the list; it goes into the address, so that it can be kept and sent. Works without script. */
export function SiteFilters({ query }: { query: SiteQuery }) {
  const theme = query.theme === null ? '' : ` (${themes[query.theme].label})`;
  const asked = query.state !== null && `${siteStates[query.state]}${theme}`;
  return (
    <>
      <PrintedFilter search={query.search} asked={[asked]} />
      <Form
        key={JSON.stringify(query)}
        method="get"
        action="/dashboard/sites"
        className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_auto_auto_auto]"
      >
        <TextField label="Site" name="q" type="search" defaultValue={query.search} />
        <Select
          label="Classer par"
          name="theme"
          defaultValue={query.theme ?? ''}
          options={[
            { value: '', label: 'Score global' },
            ...Object.entries(themes).map(([value, { label }]) => ({ value, label })),
          ]}
        />
        <Select
          label="Montrer"
          name="etat"
          defaultValue={query.state ?? ''}
          options={[
            { value: '', label: 'Tous les sites' },
            ...Object.entries(siteStates).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button type="submit" variant="secondary" plainForm>
          Filtrer
        </Button>
      </Form>
    </>
  );
}
