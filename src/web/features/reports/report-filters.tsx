import { Form, Link as RouterLink } from 'react-router';
import { stakeIds, stakes } from '#contract/binding-words.ts';
import { formatNumber } from '#contract/french.ts';
import { severities, themes } from '#contract/themes.ts';
import type { ReportReading } from '#report/reading/reading-of.ts';
import {
  assigneeFilters,
  decisionFilters,
  findingStates,
  isFiltered,
  noQuery,
  type ReaderRole,
  type ReportQuery,
  readerRoles,
  stakeParam,
  writeReportQuery,
} from '#report/reading/report-query.ts';
import { severityLabels } from '#report/tones.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PrintedFilter } from '../../ui/printed-filter.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface Props {
  path: string;
  reading: ReportReading;
  /** There is an audit to compare with. */
  hasEarlier: boolean;
  /** Fixes may be given to people here. */
  hasWork: boolean;
}

const to = (path: string, query: Partial<ReportQuery>) => `${path}${writeReportQuery(query)}#constats`;

/** Who reads, and what they look for; it stands in the address, so that it can be kept and sent. Works without script. */
export function ReportFilters({ path, reading, hasEarlier, hasWork }: Props) {
  const { query } = reading;
  return (
    <>
      <PrintedQuery query={query} />
      <div className="mt-3 flex flex-col gap-4 print:hidden">
        <Readers path={path} reading={reading} />
        <Form
          key={writeReportQuery(query)}
          method="get"
          action={`${path}#constats`}
          preventScrollReset
          className="flex flex-col gap-4"
        >
          {query.role !== null && <input type="hidden" name="role" value={query.role} />}
          {query.page !== null && <input type="hidden" name="page" value={query.page} />}
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Chercher un constat"
              name="q"
              type="search"
              defaultValue={query.search}
              className="min-w-52 grow"
            />
            <Button type="submit" variant="secondary" plainForm>
              Chercher
            </Button>
          </div>
          <Fields query={query} hasEarlier={hasEarlier} hasWork={hasWork} />
        </Form>
        {isFiltered(query) && <Asked path={path} query={query} />}
      </div>
    </>
  );
}

/** For paper, where no field shows it. */
function PrintedQuery({ query }: { query: ReportQuery }) {
  const { role, theme, severity, state, stake, decision, assignee, isNew, page, search } = query;
  return (
    <PrintedFilter
      search={search}
      asked={[
        role !== null && readerRoles[role],
        theme !== null && themes[theme].label,
        severity !== null && severityLabels[severity],
        state !== null && findingStates[state],
        stake !== null && stakes[stake].filter,
        decision !== null && decisionFilters[decision],
        assignee !== null && assigneeFilters[assignee],
        isNew && 'nouveaux depuis l’audit précédent',
        page !== null && `page ${page}`,
      ]}
    />
  );
}

/** Saved filters: each reader has an address. */
function Readers({ path, reading: { query, roles } }: Pick<Props, 'path' | 'reading'>) {
  const all = Object.keys(readerRoles) as ReaderRole[];
  const look = (isCurrent: boolean) =>
    cx(
      'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold no-underline',
      isCurrent
        ? 'border-brand bg-brand-soft text-brand-strong'
        : 'border-edge bg-surface text-ink hover:bg-sunken',
    );
  return (
    <nav aria-label="Lire ce rapport comme">
      <ul className="flex flex-wrap gap-2">
        <li>
          <RouterLink
            to={to(path, noQuery)}
            preventScrollReset
            aria-current={query.role === null ? 'true' : undefined}
            className={look(query.role === null)}
          >
            Tout le monde
          </RouterLink>
        </li>
        {all.map((role) => (
          <li key={role}>
            <RouterLink
              to={to(path, { role })}
              preventScrollReset
              aria-current={query.role === role ? 'true' : undefined}
              className={look(query.role === role)}
            >
              {readerRoles[role]}
              <span className="font-normal tabular-nums">{formatNumber(roles[role])}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const options = (first: string, words: Readonly<Record<string, string>>) => [
  { value: '', label: first },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
const themeWords = Object.fromEntries(Object.entries(themes).map(([id, { label }]) => [id, label]));
const stakeWords = Object.fromEntries(stakeIds.map((id) => [stakeParam[id], stakes[id].filter]));
const severityWords = Object.fromEntries(severities.map((severity) => [severity, severityLabels[severity]]));

function Fields({
  query,
  hasEarlier,
  hasWork,
}: {
  query: ReportQuery;
  hasEarlier: boolean;
  hasWork: boolean;
}) {
  const { theme, severity, state, stake, isNew, decision, assignee } = query;
  const isOpen = [theme, severity, state, stake, decision, assignee].some((asked) => asked !== null) || isNew;
  return (
    <details open={isOpen} className="group/filters">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-lg font-semibold text-brand">
        Filtrer par thème, gravité, état, enjeu
      </summary>
      <div className="grid items-end gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Thème"
          name="theme"
          defaultValue={theme ?? ''}
          options={options('Tous les thèmes', themeWords)}
        />
        <Select
          label="Gravité"
          name="gravite"
          defaultValue={severity ?? ''}
          options={options('Toutes', severityWords)}
        />
        <Select
          label="État"
          name="etat"
          defaultValue={state ?? ''}
          options={options('Tous', findingStates)}
        />
        <Select
          label="Enjeu"
          name="enjeu"
          defaultValue={stake === null ? '' : stakeParam[stake]}
          options={options('Tous', stakeWords)}
        />
        <Select
          label="Décision"
          name="decision"
          defaultValue={decision ?? ''}
          options={options('Toutes', decisionFilters)}
        />
        {hasWork && (
          <Select
            label="À faire par"
            name="charge"
            defaultValue={assignee ?? ''}
            options={options('Tout le monde', assigneeFilters)}
          />
        )}
        {hasEarlier && (
          <Checkbox name="nouveau" value="oui" defaultChecked={isNew} className="sm:col-span-2">
            Nouveaux depuis l’audit précédent
          </Checkbox>
        )}
        <Button type="submit" variant="secondary" plainForm className="sm:col-start-1">
          Filtrer
        </Button>
      </div>
    </details>
  );
}

/** What is asked in words, and the way back to everything. */
function Asked({ path, query }: { path: string; query: ReportQuery }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      {query.page !== null && (
        <span className="min-w-0 wrap-anywhere">
          Page{'\u00a0'}: <strong>{query.page}</strong>{' '}
          <Link to={to(path, { ...query, page: null })} preventScrollReset>
            toutes les pages
          </Link>
        </span>
      )}
      <Link to={`${path}#constats`} preventScrollReset>
        Montrer tous les constats
      </Link>
    </p>
  );
}

/** The pages of a filtered list. */
export function FoundPages({ path, reading: { query, found } }: Pick<Props, 'path' | 'reading'>) {
  if (found === null) return null;
  return (
    <Pagination
      label="Pages de constats"
      page={found.at}
      pageCount={found.pageCount}
      to={(at) => to(path, { ...query, at })}
    />
  );
}
