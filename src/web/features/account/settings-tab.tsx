import type {
  AccountBrand,
  AccountEmail,
  AccountSession,
  MailChoices,
  Retention,
} from '#contract/api/account.ts';
import type { Domain } from '#contract/api/domains.ts';
import { TitledCard } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountData } from './account-data.tsx';
import { useAuth } from './auth-context.tsx';
import { BrandForm } from './brand-form.tsx';
import { DomainSection } from './domain-section.tsx';
import { EmailForm } from './email-form.tsx';
import { MailForm } from './mail-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

/** « Mon profil »: name and theme, address, password, mails, open sessions, domains, my data, the API. */
export function SettingsTab({
  sessions,
  domains,
  retention,
  email,
  mails,
  brand,
}: {
  sessions: readonly AccountSession[];
  domains: readonly Domain[];
  retention: Retention;
  email: AccountEmail;
  mails: MailChoices;
  /** Null where the plan has none. */
  brand: AccountBrand | null;
}) {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Mon profil">{user.email}</PageHeader>
      <ProfileForm user={user} />
      <EmailForm key={email.pending?.email ?? email.email} email={email} />
      <PasswordForm email={user.email} />
      <MailForm choices={mails} />
      <SessionList sessions={sessions} />
      {brand && <BrandForm brand={brand} />}
      <DomainSection domains={domains} />
      <AccountData retention={retention} />
      <TitledCard title="API">
        <p className="max-w-prose text-soft">
          Ce que font ces pages, un programme peut le faire aussi{'\u00a0'}:{' '}
          <a href="/api/docs" className="text-brand underline">
            lire la description de l’API
          </a>
          .
        </p>
      </TitledCard>
    </div>
  );
}
