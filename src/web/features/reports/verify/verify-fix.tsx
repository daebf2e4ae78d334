import { useId, useState } from 'react';
import { countOf, formatDateTime } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import type { Verification } from '#contract/verification.ts';
import { SiteLink } from '#report/site-link.tsx';
import { ApiRefusal } from '../../../lib/api.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Verifications } from './use-verifications.ts';
import { VerificationAnswer } from './verification-answer.tsx';

interface Props {
  readonly auditId: string;
  readonly finding: Finding;
  /** On which it can be verified; none: only an audit tells. */
  readonly pages: readonly string[];
  /** Of its rule, newest first. */
  readonly verifications: readonly Verification[];
  /** Null for who may only read. */
  readonly start: Verifications['start'] | null;
  /** Chosen at first. Default: the first. */
  readonly page?: string;
}

const longestHistory = 20;

/** One finding: the button for one of its pages, the answer, and what was verified before. */
export function VerifyFix({ auditId, finding, pages, verifications, start, page: wanted }: Props) {
  const first = pages.find((one) => one === wanted) ?? pages[0] ?? '';
  const [page, setPage] = useState(first);
  const here = verifications.filter((one) => one.page === page);
  const [last, ...before] = here;
  if (pages.length === 0) return start && <OnlyByAudit auditId={auditId} />;
  return (
    <div className="mt-5 grid max-w-[72ch] grid-cols-1 gap-3 print:hidden">
      {start && (
        <AskBar
          {...{ finding, pages, page, setPage, start }}
          isOpen={last !== undefined && last.status !== 'done'}
        />
      )}
      <div aria-live="polite" className="grid grid-cols-1 gap-3">
        {last && <VerificationAnswer auditId={auditId} verification={last} />}
      </div>
      {before.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            {countOf(before.length, 'vérification précédente', 'vérifications précédentes')}
          </summary>
          <ul className="grid gap-1 text-sm">
            {before.slice(0, longestHistory).map(({ id, createdAt, sentence }) => (
              <li key={id}>
                <span className="text-soft">{formatDateTime(createdAt)}</span> – {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function OnlyByAudit({ auditId }: { readonly auditId: string }) {
  return (
    <p className="mt-5 max-w-[72ch] text-sm text-soft print:hidden">
      Ce contrôle juge plusieurs pages ou fichiers du site ensemble : son correctif se vérifie par un{' '}
      <Link to={`/dashboard?tab=new&from=${auditId}`}>nouvel audit</Link>.
    </p>
  );
}

interface AskBarProps extends Pick<Props, 'finding' | 'pages'> {
  readonly page: string;
  readonly setPage: (page: string) => void;
  readonly start: Verifications['start'];
  readonly isOpen: boolean;
}

function AskBar({ finding, pages, page, setPage, start, isOpen }: AskBarProps) {
  const hydrated = useHydrated();
  const [refusal, setRefusal] = useState('');
  const [asking, setAsking] = useState(false);
  const hint = useId();
  const ask = async () => {
    setAsking(true);
    setRefusal('');
    await start(finding.ruleId, page).catch((error: unknown) => {
      setRefusal(
        error instanceof ApiRefusal ? error.message : 'La vérification n’a pas pu partir. Réessayez.',
      );
    });
    setAsking(false);
  };
  return (
    <>
      <PageChoice {...{ pages, page, setPage }} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="small"
          busy={asking || isOpen}
          isDisabled={!hydrated}
          aria-describedby={hint}
          onPress={ask}
        >
          Vérifier ce correctif
        </Button>
        <span id={hint} className="text-sm text-soft">
          Le même contrôle, sur cette page seulement, en une quinzaine de secondes. Sans coût pour votre
          quota.
        </span>
      </div>
      {refusal !== '' && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
    </>
  );
}

/** The list comes when it is asked for: a report may have two hundred findings of two hundred pages. */
function PageChoice({ pages, page, setPage }: Pick<AskBarProps, 'pages' | 'page' | 'setPage'>) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Select
        label="Page à vérifier"
        value={page}
        onChange={({ target }) => setPage(target.value)}
        options={pages.map((url) => ({ value: url, label: shortOf(url) }))}
      />
    );
  return (
    <p className="text-sm">
      Page{'\u00a0'}: <SiteLink url={page} />{' '}
      {pages.length > 1 && (
        <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
          Choisir une autre page
        </Button>
      )}
    </p>
  );
}

/** Path and query: the host is that of the report. */
function shortOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
}
