import type { AccountSession } from '#contract/api/account.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountData } from './account-data.tsx';
import { useAuth } from './auth-context.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

/** « Mon profil »: name and theme, password, open sessions, my data. */
export function SettingsTab({ sessions }: { sessions: readonly AccountSession[] }) {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Mon profil">{user.email}</PageHeader>
      <ProfileForm user={user} />
      <PasswordForm email={user.email} />
      <SessionList sessions={sessions} />
      <AccountData />
    </div>
  );
}
