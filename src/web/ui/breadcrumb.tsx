import { Link } from './link.tsx';

/** Where the page stands; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="text-sm">
      <ol className="flex flex-wrap gap-x-2 gap-y-1.5 text-faint">
        {steps.map((step, index) => (
          <li key={step.label} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {step.to ? <Link to={step.to}>{step.label}</Link> : <span aria-current="page">{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
