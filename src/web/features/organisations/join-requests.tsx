import type { OrganisationView } from '#contract/api/organisations.ts';
import { formatDate } from '#contract/french.ts';
import type { SpaceRole } from '#contract/space-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RightsFields } from './rights-fields.tsx';

/** Who asks to join: the role is chosen where the request is accepted. Nothing where nobody asks. */
export function JoinRequests(props: {
  readonly people: OrganisationView;
  readonly given: readonly SpaceRole[];
}) {
  const { people, given } = props;
  if (people.requests.length === 0) return null;
  return (
    <section className="flex max-w-3xl flex-col gap-4" aria-labelledby="demandes">
      <h2 id="demandes" className="text-xl">
        Demandes à rejoindre l’organisation
      </h2>
      <p className="text-soft">
        Le fournisseur d’identité de ces personnes leur donne le SIRET de l’organisation. Vérifiez que vous
        les connaissez{'\u00a0'}: elles ne voient rien avant votre accord.
      </p>
      <ul className="flex flex-col gap-4">
        {people.requests.map(({ id, email, displayName, askedAt }) => (
          <li key={id}>
            <Card className="flex flex-col gap-3">
              <div className="min-w-0 wrap-anywhere">
                <h3 className="text-lg">{displayName || email}</h3>
                <p className="text-soft">
                  {email}, demande du {formatDate(askedAt)}
                </p>
              </div>
              <form method="post" className="flex flex-col items-start gap-4">
                <input type="hidden" name="id" value={id} />
                <RightsFields
                  given={given}
                  hosts={people.hosts}
                  current="member"
                  chosen={[]}
                  mayAct={false}
                />
                <div className="flex flex-wrap gap-3">
                  <Button type="submit" plainForm name="faire" value="accepter-demande">
                    Accepter<span className="sr-only"> {email}</span>
                  </Button>
                  <Button type="submit" plainForm variant="danger" name="faire" value="refuser-demande">
                    Refuser<span className="sr-only"> {email}</span>
                  </Button>
                </div>
              </form>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
