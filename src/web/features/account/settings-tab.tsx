import type {
  AccountBrand,
  AccountEmail,
  AccountSession,
  MailChoices,
  Retention,
} from '#contract/api/account.ts';
import type { Domain } from '#contract/api/domains.ts';
import type { FactorList } from '#contract/api/factors.ts';
import type { OpenAccess } from '#contract/open-access.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountData } from './account-data.tsx';
import { useAuth } from './auth-context.tsx';
import { BrandForm } from './brand-form.tsx';
import { DomainSection } from './domain-section.tsx';
import { EmailForm } from './email-form.tsx';
import { FactorPanel } from './factors/factor-panel.tsx';
import { KeyPanel } from './keys/key-panel.tsx';
import { LinkedSignIns, type SignIns } from './linked-sign-ins.tsx';
import { MailForm } from './mail-form.tsx';
import { MediansForm } from './medians-form.tsx';
import { OpenAccessList } from './open-access-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { WebhookPanel } from './webhooks/webhook-panel.tsx';

/** « Mon profil »: name and theme, address, password, second step, mails, linked sign-ins, open sessions, domains, keys of the API, medians, my data. */
export function SettingsTab({
  sessions,
  factors,
  signIns,
  access,
  domains,
  retention,
  email,
  mails,
  brand,
  countsInMedians,
  manages,
}: {
  sessions: readonly AccountSession[];
  factors: FactorList;
  signIns: SignIns;
  access: readonly OpenAccess[];
  domains: readonly Domain[];
  retention: Retention;
  email: AccountEmail;
  mails: MailChoices;
  /** Null where the plan has none. */
  brand: AccountBrand | null;
  countsInMedians: boolean;
  /** Whether the person may set what belongs to the space: domains, brand, keys, webhooks. */
  manages: boolean;
}) {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Mon profil">{user.email}</PageHeader>
      <ProfileForm user={user} />
      <EmailForm key={email.pending?.email ?? email.email} email={email} />
      <PasswordForm email={user.email} />
      <FactorPanel list={factors} />
      <MailForm choices={mails} />
      <LinkedSignIns {...signIns} />
      <SessionList sessions={sessions} />
      <OpenAccessList items={access} />
      {user.organisation && (
        <p className="text-lg wrap-anywhere">
          {manages
            ? `Ce qui suit (domaines, clés d’API, webhooks, médianes) est à l’organisation ${user.organisation.name}.`
            : `Les domaines, les clés d’API et les webhooks de l’organisation ${user.organisation.name} sont gérés par ses administrateurs.`}
        </p>
      )}
      {brand && <BrandForm brand={brand} />}
      {manages && (
        <>
          <DomainSection domains={domains} />
          <KeyPanel plan={user.plan} email={user.email} />
          <WebhookPanel plan={user.plan} />
          <MediansForm counts={countsInMedians} />
        </>
      )}
      <AccountData retention={retention} />
    </div>
  );
}
