import {
  CreditCard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Menu as MenuIcon,
  ScanSearch,
  ShieldCheck,
  UserRound,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Link, useLocation } from 'react-router';
import type { SessionUser } from '#contract/api/account.ts';
import { planName } from '#contract/plan-words.ts';
import { useSignOut } from '../features/account/auth-context.tsx';
import { cx } from '../lib/cx.ts';
import { useNotification } from '../notification/notification-context.tsx';
import { Logo } from './logo.tsx';
import { currentEntry, type DashboardTab, dashboardTabs, menuEntries } from './menu-entries.ts';
import { SpaceLinks } from './space-links.tsx';

const icons: Record<DashboardTab, LucideIcon> = {
  overview: LayoutDashboard,
  admin: ShieldCheck,
  new: ScanSearch,
  plan: CreditCard,
  settings: UserRound,
};

const itemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-2 text-left font-semibold transition-colors';

/** Fixed at the left from medium screens up; below, a top bar with a drawer (docs/specification.txt §2: 230 px). */
export function SideMenu({ user }: { user: SessionUser }) {
  return (
    <>
      <header className="fixed inset-y-0 left-0 z-20 hidden w-[230px] flex-col border-r border-line bg-surface px-3 py-5 md:flex">
        <MenuContent user={user} />
      </header>
      <MobileBar user={user} />
    </>
  );
}

function MobileBar({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="fixed inset-x-0 top-0 z-20 flex h-16 items-center justify-between border-b border-line bg-surface px-4 md:hidden">
      <Link to="/dashboard?tab=overview" aria-label="Constat, tableau de bord" className="rounded-lg">
        <Logo />
      </Link>
      {user.organisation && (
        <p className="min-w-0 truncate px-3 text-sm font-semibold text-soft">{user.organisation.name}</p>
      )}
      <Button
        aria-label="Ouvrir le menu"
        onPress={() => setOpen(true)}
        className="-mr-2 flex size-11 items-center justify-center rounded-xl text-ink hover:bg-sunken"
      >
        <MenuIcon aria-hidden size={24} />
      </Button>
      <ModalOverlay
        isOpen={open}
        onOpenChange={setOpen}
        isDismissable
        className="fixed inset-0 z-40 animate-fade-in bg-[rgb(10_14_22/0.55)] md:hidden"
      >
        <Modal className="h-dvh w-[min(300px,86vw)] animate-drawer-in bg-surface shadow-float">
          <Dialog aria-label="Menu" className="relative flex h-full flex-col overflow-y-auto px-3 py-5">
            <Button
              aria-label="Fermer le menu"
              onPress={close}
              className="absolute top-4 right-3 flex size-11 items-center justify-center rounded-xl text-soft hover:bg-sunken"
            >
              <X aria-hidden size={22} />
            </Button>
            <MenuContent user={user} onChoose={close} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  );
}

function MenuContent({ user, onChoose }: { user: SessionUser; onChoose?: () => void }) {
  const { pathname, search } = useLocation();
  const current = currentEntry(pathname, search, user.admin);
  return (
    <>
      <Link
        to="/dashboard?tab=overview"
        aria-label="Constat, tableau de bord"
        className="mx-3 mb-8 self-start rounded-lg"
        {...(onChoose ? { onClick: onChoose } : {})}
      >
        <Logo />
      </Link>
      <nav aria-label="Menu principal">
        <ul className="flex flex-col gap-1">
          {menuEntries(user.admin).map((tab) => {
            const Icon = icons[tab];
            const active = tab === current;
            return (
              <li key={tab}>
                <Link
                  to={`/dashboard?tab=${tab}`}
                  aria-current={active ? 'page' : undefined}
                  {...(onChoose ? { onClick: onChoose } : {})}
                  className={cx(
                    itemLook,
                    active ? 'bg-brand-soft text-brand-strong' : 'text-soft hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon aria-hidden size={20} className="shrink-0" />
                  {dashboardTabs[tab]}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <MenuFoot user={user} {...(onChoose ? { onChoose } : {})} />
    </>
  );
}

function MenuFoot({ user, onChoose }: { user: SessionUser; onChoose?: () => void }) {
  const signOut = useSignOut();
  const { notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      setBusy(false);
      notify('error', error instanceof Error ? error.message : 'La déconnexion a échoué. Réessayez.');
    }
  };
  return (
    <div className="mt-auto flex flex-col gap-2 border-t border-line pt-4">
      <SpaceLinks organisation={user.organisation} {...(onChoose ? { onChoose } : {})} />
      <div className="px-3 text-sm">
        <p className="truncate font-semibold">{user.displayName || user.email}</p>
        <p className="text-faint first-letter:uppercase">{planName(user.plan)}</p>
      </div>
      <button
        type="button"
        onClick={() => void leave()}
        disabled={busy}
        className={cx(itemLook, 'text-soft hover:bg-sunken hover:text-ink disabled:opacity-60')}
      >
        <LogOut aria-hidden size={20} className="shrink-0" />
        Déconnexion
      </button>
    </div>
  );
}
