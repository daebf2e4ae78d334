import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useNotification } from '../../../notification/notification-context.tsx';
import { Link } from '../../../ui/link.tsx';
import { DecisionForm } from './decision-form.tsx';
import { type DecisionTarget, decisionAddress } from './decision-target.ts';

/**
 * A folded form that decides of a finding or of one of its places. It is made when it is first opened: a report has
 * thousands of places. Without a script, a link leads to a page with the same form.
 */
export function Decide({ target, name }: { target: DecisionTarget; name: string }) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const asked = target.kinds.includes('contested') ? 'Décider ou contester' : 'Décider';
  const verb = target.standing ? 'Changer la décision' : asked;
  return (
    <details
      // One at a time: the browser closes the others.
      name="decider"
      className="min-w-0 grow print:hidden"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand hover:text-brand-strong">
        {verb}
        {target.place === null && ' pour tout le site'}…
        {target.label !== '' && <span className="sr-only"> {target.label}</span>}
      </summary>
      {open ? (
        <div className="mt-2 max-w-[72ch] rounded-xl border border-line bg-surface p-4">
          <DecisionForm
            target={target}
            name={name}
            onOvertaken={revalidate}
            onDecided={async () => {
              await revalidate();
              setOpen(false);
              notify('successSimple', 'Décision enregistrée.');
            }}
          />
        </div>
      ) : (
        <Link to={decisionAddress(target)}>Décider sur une page à part</Link>
      )}
    </details>
  );
}
