import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly onAction: () => void;
  readonly danger?: boolean;
}

/** Actions behind one button (`trigger`, a Button of ours). */
export function Menu({
  label,
  trigger,
  entries,
}: {
  label: string;
  trigger: ReactNode;
  entries: readonly MenuEntry[];
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover
        placement="bottom end"
        className="min-w-52 animate-fade-in rounded-xl border border-line bg-surface p-1.5 shadow-float"
      >
        <AriaMenu aria-label={label} className="outline-none">
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              onAction={entry.onAction}
              className={`cursor-pointer rounded-lg px-3 py-2.5 focused:bg-brand-soft ${entry.danger ? 'text-bad' : 'text-ink'}`}
            >
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
