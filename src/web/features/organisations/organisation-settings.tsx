import type { OrganisationView } from '#contract/api/organisations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RefusedForm } from './organisation-forms.server.ts';

/** The name and the SIRET of the organisation, and what leads on from it. */
export function OrganisationSettings(props: {
  readonly people: OrganisationView;
  readonly refused: RefusedForm | null;
}) {
  const { people, refused } = props;
  const { uid, name, siret, role } = people;
  const typed = refused?.form === 'siret' ? refused : null;
  return (
    <Card padding="large" className="flex max-w-3xl flex-col gap-6">
      <h2 className="text-xl">Réglages</h2>
      <form method="post" className="flex flex-col items-start gap-4">
        <TextField
          label="Nom de l’organisation"
          name="name"
          required
          defaultValue={name}
          className="w-full"
        />
        <Button type="submit" plainForm variant="secondary" name="faire" value="renommer">
          Renommer
        </Button>
      </form>
      <form method="post" className="flex flex-col items-start gap-4">
        <TextField
          label="SIRET (facultatif)"
          name="siret"
          inputMode="numeric"
          hint="Les personnes qui se connectent par un fournisseur d’identité qui transmet ce SIRET, comme ProConnect, verront le nom de l’organisation et pourront demander à la rejoindre."
          defaultValue={typed?.values.siret ?? siret ?? ''}
          error={typed?.message}
          className="w-full"
        />
        <Button type="submit" plainForm variant="secondary" name="faire" value="siret">
          Enregistrer le SIRET
        </Button>
      </form>
      <p className="wrap-anywhere text-soft">
        Identifiant, pour recevoir un site{'\u00a0'}: <code>{uid}</code>
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/organisation/journal">Journal de l’organisation</Link>
        <Link to="/mes-corrections?qui=tous">Correctifs confiés</Link>
        {role === 'owner' && <Link to="/organisation/sites">Transférer un site</Link>}
        {role === 'owner' && <Link to="/organisation/suppression">Supprimer l’organisation</Link>}
      </p>
    </Card>
  );
}
