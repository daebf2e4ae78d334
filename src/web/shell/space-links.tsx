import { ArrowLeftRight, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { SessionUser } from '#contract/api/account.ts';
import { spaceRoleWords } from '#contract/space-roles.ts';

const look =
  'flex min-h-11 items-center gap-3 rounded-xl px-3 py-2 text-sm font-semibold text-soft hover:bg-sunken hover:text-ink';

/** Beside the entries of the menu: whose space every page is of, and the way to another. */
export function SpaceLinks(props: {
  readonly organisation: SessionUser['organisation'];
  readonly onChoose?: () => void;
}) {
  const { organisation, onChoose } = props;
  const close = onChoose ? { onClick: onChoose } : {};
  return (
    <nav aria-label="Espaces" className="flex flex-col">
      {organisation && (
        <Link to="/organisation" className={look} {...close}>
          <Users aria-hidden size={20} className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {organisation.name}
            <span className="block font-normal text-faint">{spaceRoleWords[organisation.role].label}</span>
          </span>
        </Link>
      )}
      <Link to="/espaces" className={look} {...close}>
        <ArrowLeftRight aria-hidden size={20} className="shrink-0" />
        {organisation ? 'Changer d’espace' : 'Espace personnel'}
      </Link>
    </nav>
  );
}
