import type { OrganisationView } from '#contract/api/organisations.ts';
import { countOf, formatDate } from '#contract/french.ts';
import { factorNoticeDays } from '#contract/space-roles.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';

const profilePath = '/dashboard?tab=settings#deuxieme-etape';

/** Asks members for a second factor, or for none any more. Who is concerned is counted before. */
export function FactorSetting({ people }: { readonly people: OrganisationView }) {
  const { factorFrom, members } = people;
  const without = members.filter(({ hasFactor }) => hasFactor === false);
  const concerned =
    without.length === 0
      ? 'Tous les membres en ont une.'
      : `${countOf(without.length, 'membre n’en a pas', 'membres n’en ont pas')}.`;
  const lacksOwn = without.some(({ isSelf }) => isSelf);
  return (
    <Card padding="large" className="flex max-w-3xl flex-col items-start gap-4">
      <h2 className="text-xl">Deuxième étape de connexion</h2>
      {factorFrom === null ? (
        <p className="text-soft">
          {concerned} Si vous la demandez, les membres sans deuxième étape sont prévenus par e-mail et ont{' '}
          {countOf(factorNoticeDays, 'jour', 'jours')}. Ensuite, l’organisation et ses clés d’API qu’ils ont
          créées leur sont fermées, le reste de leur compte non. Une connexion par un fournisseur qui vérifie
          un second facteur compte aussi.
        </p>
      ) : (
        <p>
          Elle est demandée à tous les membres depuis le {formatDate(factorFrom)}. {concerned}
        </p>
      )}
      {factorFrom === null && lacksOwn && (
        <p>
          <Link to={profilePath}>Ajoutez d’abord la vôtre</Link>, pour pouvoir la demander aux autres.
        </p>
      )}
      <form method="post">
        <Button
          type="submit"
          plainForm
          variant="secondary"
          name="faire"
          value={factorFrom === null ? 'demander-etape' : 'lever-etape'}
        >
          {factorFrom === null ? 'Demander une deuxième étape aux membres' : 'Ne plus la demander'}
        </Button>
      </form>
    </Card>
  );
}

/** Tells a member what is coming, before the organisation is closed to who has no second factor. */
export function FactorNotice({ people }: { readonly people: OrganisationView }) {
  if (people.factorFrom === null) return null;
  const self = people.members.find(({ isSelf }) => isSelf);
  if (self?.hasFactor !== false) return null;
  return (
    <Alert kind="warning" title="Protégez votre compte">
      L’organisation demande une deuxième étape de connexion à partir du {formatDate(people.factorFrom)}, et
      votre compte n’en a pas. <Link to={profilePath}>Ajouter la vôtre</Link>
    </Alert>
  );
}
