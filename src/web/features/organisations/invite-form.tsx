import type { OrganisationView } from '#contract/api/organisations.ts';
import { formatDateTime } from '#contract/french.ts';
import { type SpaceRole, spaceRoleWords } from '#contract/space-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RefusedForm } from './organisation-forms.server.ts';
import { RightsFields } from './rights-fields.tsx';

/** Invites somebody, and shows who has not answered yet. */
export function InviteForm(props: {
  readonly people: OrganisationView;
  readonly given: readonly SpaceRole[];
  readonly refused: RefusedForm | null;
}) {
  const { people, given, refused } = props;
  const typed = refused?.form === 'inviter' ? refused : null;
  return (
    <Card padding="large" className="flex max-w-3xl flex-col gap-4">
      <h2 className="text-xl">Inviter</h2>
      <p className="text-soft">
        Le lien envoyé sert une fois, pendant sept jours, pour cette adresse seulement. Une personne sans
        compte en crée un au passage.
      </p>
      <form method="post" className="flex flex-col items-start gap-5">
        <TextField
          label="Adresse e-mail"
          name="email"
          type="email"
          required
          defaultValue={typed?.values.email ?? ''}
          error={typed?.field === 'email' ? typed.message : undefined}
          className="w-full"
        />
        <RightsFields given={given} hosts={people.hosts} current="member" chosen={[]} mayAct={false} />
        <Button type="submit" plainForm name="faire" value="inviter">
          Envoyer l’invitation
        </Button>
      </form>
      {people.invitations.length > 0 && (
        <>
          <h3 className="text-lg">Invitations en attente</h3>
          <ul className="flex flex-col gap-3">
            {people.invitations.map(({ id, email, role, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 wrap-anywhere">
                  {email}, {spaceRoleWords[role].label.toLowerCase()}, jusqu’au {formatDateTime(expiresAt)}
                </p>
                <form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    plainForm
                    size="small"
                    variant="secondary"
                    name="faire"
                    value="retirer-invitation"
                    aria-label={`Retirer l’invitation de ${email}`}
                  >
                    Retirer
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
