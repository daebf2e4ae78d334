import { type Stake, stakeIds } from '#contract/binding-words.ts';
import { type Severity, severities, type Theme, themeIds } from '#contract/themes.ts';

/** What a finding is to a reader: proven, for a person to judge, or an information. */
export const findingStates = {
  defaut: 'Défauts',
  verifier: 'À vérifier',
  savoir: 'À savoir',
} as const;
export type FindingState = keyof typeof findingStates;

/** Who reads. Each is a filter kept under a name. */
export const readerRoles = {
  direction: 'Direction',
  editorial: 'Éditorial',
  developpement: 'Développement',
  dpo: 'DPO / juridique',
} as const;
export type ReaderRole = keyof typeof readerRoles;

export const decisionFilters = {
  sans: 'Sans décision',
  avec: 'Avec une décision',
} as const;
type DecisionFilter = keyof typeof decisionFilters;

/** Whom the fixes of a finding were given to. */
export const assigneeFilters = {
  moi: 'Assigné à moi',
  personne: 'Assigné à personne',
} as const;
type AssigneeFilter = keyof typeof assigneeFilters;

/** What is at stake, as an address writes it. */
export const stakeParam: Readonly<Record<Stake, string>> = {
  duty: 'obligation',
  risk: 'risque',
  improvement: 'amelioration',
};

/** What is asked of the findings of a report, as its address keeps it. */
export interface ReportQuery {
  readonly search: string;
  readonly theme: Theme | null;
  readonly severity: Severity | null;
  readonly state: FindingState | null;
  readonly role: ReaderRole | null;
  /** Address of a page of the report. */
  readonly page: string | null;
  /** Absent from the audit before. */
  readonly isNew: boolean;
  /** What is at stake: duties, risks or improvements. */
  readonly stake: Stake | null;
  readonly decision: DecisionFilter | null;
  readonly assignee: AssigneeFilter | null;
  /** Page of the list, from 1. */
  readonly at: number;
}

export const noQuery: ReportQuery = {
  search: '',
  theme: null,
  severity: null,
  state: null,
  role: null,
  page: null,
  isNew: false,
  stake: null,
  decision: null,
  assignee: null,
  at: 1,
};

const longestSearch = 200;
const longestUrl = 4000;

/** The query of an address; what it does not know is as if it were not there. */
export function parseReportQuery(asked: URLSearchParams): ReportQuery {
  const among = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === asked.get(name)) ?? null;
  const keys = <Value extends string>(words: Readonly<Record<Value, string>>) =>
    Object.keys(words) as Value[];
  const at = Number(asked.get('p'));
  return {
    search: (asked.get('q') ?? '').trim().slice(0, longestSearch),
    theme: among('theme', themeIds),
    severity: among('gravite', severities),
    state: among('etat', keys(findingStates)),
    role: among('role', keys(readerRoles)),
    // A link that asks to look at one place again names its page too.
    page: asked.has('verifier') ? null : asked.get('page')?.slice(0, longestUrl) || null,
    isNew: asked.get('nouveau') === 'oui',
    stake: stakeIds.find((id) => stakeParam[id] === asked.get('enjeu')) ?? null,
    decision: among('decision', keys(decisionFilters)),
    assignee: among('charge', keys(assigneeFilters)),
    at: Number.isInteger(at) && at > 0 && at < 10_000 ? at : 1,
  };
}

/** The same as an address writes it, `?theme=seo&p=2`; empty where nothing is asked. */
export function writeReportQuery(query: Partial<ReportQuery>): string {
  const { search, theme, severity, state, role, page, isNew, stake, decision, assignee, at = 1 } = query;
  const written = new URLSearchParams();
  const put = (name: string, value: string | null | undefined) => value && written.set(name, value);
  put('q', search);
  put('role', role);
  put('theme', theme);
  put('gravite', severity);
  put('etat', state);
  put('page', page);
  put('nouveau', isNew ? 'oui' : null);
  put('enjeu', stake && stakeParam[stake]);
  put('decision', decision);
  put('charge', assignee);
  put('p', at > 1 ? String(at) : null);
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** Something is asked beyond the role: the findings are shown as one list. */
export const isFiltered = (query: ReportQuery): boolean => writeReportQuery({ ...query, at: 1 }) !== '';
