import type { OrganisationView } from '#contract/api/organisations.ts';
import { formatDate } from '#contract/french.ts';
import { type SpaceRole, spaceRoleWords } from '#contract/space-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RightsFields } from './rights-fields.tsx';

type Member = OrganisationView['members'][number];

/** The people of the organisation; those whose role one may give can be changed and taken out. */
export function MemberList(props: {
  readonly people: OrganisationView;
  readonly given: readonly SpaceRole[];
}) {
  const { people, given } = props;
  return (
    <section className="flex max-w-3xl flex-col gap-4" aria-labelledby="membres">
      <h2 id="membres" className="text-xl">
        Membres
      </h2>
      <ul className="flex flex-col gap-4">
        {people.members.map((member) => (
          <li key={member.uid}>
            <Card className="flex flex-col gap-3">
              <MemberHead member={member} />
              {given.includes(member.role) && (
                <MemberForms member={member} hosts={people.hosts} given={given} />
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberHead({ member }: { readonly member: Member }) {
  const { displayName, email, role, hosts, mayAct, since, isSelf, hasFactor } = member;
  return (
    <div className="min-w-0 wrap-anywhere">
      <h3 className="text-lg">
        {displayName || email}
        {isSelf && ' (vous)'}
      </h3>
      <p className="text-soft">
        {email}, {spaceRoleWords[role].label.toLowerCase()} depuis le {formatDate(since)}
      </p>
      {hasFactor === false && <p className="text-soft">Sans deuxième étape de connexion</p>}
      {role === 'client' && (
        <p className="text-soft">
          Sites{'\u00a0'}: {hosts.length === 0 ? 'aucun' : hosts.join(', ')}
          {mayAct && '. Peut décider et vérifier'}
        </p>
      )}
    </div>
  );
}

function MemberForms(props: {
  readonly member: Member;
  readonly hosts: readonly string[];
  readonly given: readonly SpaceRole[];
}) {
  const { member, hosts, given } = props;
  const { uid, email, role, hosts: chosen, mayAct, isSelf } = member;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        Changer les droits{!isSelf && ' ou retirer'}
        <span className="sr-only"> de {email}</span>
      </summary>
      <form method="post" className="mt-3 flex flex-col items-start gap-4">
        <input type="hidden" name="uid" value={uid} />
        <RightsFields {...{ given, hosts, chosen, mayAct }} current={role} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" plainForm name="faire" value="droits">
            Enregistrer
          </Button>
          {!isSelf && (
            <Button type="submit" plainForm variant="danger" name="faire" value="retirer">
              Retirer de l’organisation
            </Button>
          )}
        </div>
        {!isSelf && (
          <p className="text-soft">
            Ce que cette personne a fait reste. Les clés d’API de l’organisation qu’elle connaît fonctionnent
            encore{'\u00a0'}: révoquez-les dans «{'\u00a0'}Mon profil{'\u00a0'}».
          </p>
        )}
      </form>
    </details>
  );
}
