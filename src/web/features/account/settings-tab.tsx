import type { AccountSession } from '#contract/api/account.ts';
import type { Domain } from '#contract/api/domains.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountData } from './account-data.tsx';
import { useAuth } from './auth-context.tsx';
import { DomainSection } from './domain-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

/** « Mon profil »: name and theme, password, open sessions, domains, my data. */
export function SettingsTab({
  sessions,
  domains,
}: {
  sessions: readonly AccountSession[];
  domains: readonly Domain[];
}) {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Mon profil">{user.email}</PageHeader>
      <ProfileForm user={user} />
      <PasswordForm email={user.email} />
      <SessionList sessions={sessions} />
      <DomainSection domains={domains} />
      <AccountData />
    </div>
  );
}
