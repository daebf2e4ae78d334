import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '#contract/french.ts';
import { ButtonLink } from './button.tsx';

interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  to: (page: number) => string;
}

/** Previous and next pages of a list; nothing when there is one page. */
export function Pagination({ label, page, pageCount, to }: PaginationProps) {
  if (pageCount < 2) return null;
  const place = `Page ${formatNumber(page)} sur ${formatNumber(pageCount)}`;
  return (
    <>
      {/* On paper, where there is no way to the others. */}
      <p className="hidden pt-4 print:block">{place} de cette liste</p>
      <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 pt-4">
        {page > 1 ? (
          <ButtonLink to={to(page - 1)} variant="secondary" size="small" rel="prev">
            <ChevronLeft aria-hidden size={18} />
            Précédente
          </ButtonLink>
        ) : (
          <span />
        )}
        <span className="text-sm text-soft">{place}</span>
        {page < pageCount ? (
          <ButtonLink to={to(page + 1)} variant="secondary" size="small" rel="next">
            Suivante
            <ChevronRight aria-hidden size={18} />
          </ButtonLink>
        ) : (
          <span />
        )}
      </nav>
    </>
  );
}
