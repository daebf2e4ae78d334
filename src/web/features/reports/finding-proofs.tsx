import { type MouseEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { countOf, formatNumber } from '#contract/french.ts';
import { FindingDecisions } from '#report/decisions/decision-notes.tsx';
import { FindingBack, Proofs } from '#report/finding-card.tsx';
import type { FindingView } from '#report/finding-view.ts';
import { type FindingReading, onAllPages, pagesOfProofs } from '#report/reading/finding-reading.ts';
import type { ReportPlaces } from '#report/report-places.ts';
import { FindingVerification } from '#report/verification-slot.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FindingActions } from './finding-actions.tsx';

interface Props {
  view: FindingView;
  /** The finding’s own page, whose data are the proofs. */
  href: string;
  places: ReportPlaces;
}

/**
 * The proofs of a finding, fetched from the finding’s own page once it is opened. Without a script, a link leads there.
 */
export function FindingProofs({ view, href, places }: Props) {
  const { data, load, state } = useFetcher<{ reading: FindingReading }>();
  const place = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const wanted = useRef(false);
  const turned = useRef(false);
  useEffect(() => {
    const details = place.current?.closest('details');
    if (!details) return;
    const open = () => {
      // Paper takes what is there: a hundred findings opened at once are nobody’s wish to see their proofs.
      const isForPaper = document.documentElement.dataset.printing !== undefined;
      if (!details.open || wanted.current || isForPaper) return;
      wanted.current = true;
      void load(href);
    };
    open();
    details.addEventListener('toggle', open);
    return () => details.removeEventListener('toggle', open);
  }, [load, href]);
  const reading = data?.reading;
  const turn = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[rel=prev], a[rel=next]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    turned.current = true;
    void load(link.getAttribute('href') ?? href);
  };
  const at = reading?.at;
  useEffect(() => {
    // The link that was pressed may be gone, and the reader is at the end of what is no longer there.
    if (!turned.current || at === undefined) return;
    turned.current = false;
    top.current?.focus();
  }, [at]);
  return (
    <div ref={place} onClickCapture={turn} aria-busy={state !== 'idle'}>
      {reading && (
        <FindingBack view={reading.view}>
          {reading.pageCount > 1 && (
            <p ref={top} tabIndex={-1} className="scroll-mt-28 text-sm text-soft">
              {whichPages(reading)}
            </p>
          )}
          <Proofs view={reading.view} screenshots={reading.screenshots} places={places} isWhole={false} />
          <Pagination
            label={`Pages de «\u00a0${view.finding.title}\u00a0»`}
            page={reading.at}
            pageCount={reading.pageCount}
            to={(at) => withPage(href, at)}
          />
        </FindingBack>
      )}
      {state !== 'idle' && (
        <p className="mt-3 flex items-center gap-2 text-sm text-soft">
          <Spinner label="Chargement des preuves" />
        </p>
      )}
      {reading && <FindingVerification view={onAllPages(reading)} />}
      {reading && <FindingDecisions view={reading.view} />}
      {reading && <FindingActions title={view.finding.title} href={href} ticket={reading.ticket} />}
      {!reading && state === 'idle' && (
        <p className="mt-3 text-sm">
          <a href={href} className="text-brand underline print:hidden">
            Ce que nous avons vu{'\u00a0'}: {countOf(view.finding.occurrences, 'endroit', 'endroits')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Which of its pages are shown, of how many. */
function whichPages({ view, at, pageCount, shownOn }: FindingReading): string {
  const before = (at - 1) * pagesOfProofs;
  const last = before + view.finding.pages.length;
  const shown = `Pages ${formatNumber(before + 1)} à ${formatNumber(last)} sur ${formatNumber(shownOn.length)}`;
  return `${shown} (liste ${formatNumber(at)} sur ${formatNumber(pageCount)})`;
}

/** The finding’s page, at a page of its proofs. */
export function withPage(href: string, at: number): string {
  if (at === 1) return href;
  return `${href}${href.includes('?') ? '&' : '?'}p=${at}`;
}
