import { inLetters } from '#contract/in-letters.ts';
import { Link } from './link.tsx';

/** Where the page stands; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="text-sm">
      <ol className="flex flex-wrap gap-x-2 gap-y-1.5 text-faint">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {to ? (
              <Link to={to}>{inLetters(label)}</Link>
            ) : (
              <span aria-current="page">{inLetters(label)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
