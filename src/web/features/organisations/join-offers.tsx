import type { OrganisationOffers } from '#contract/api/organisation-access.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Organisations of the SIRET that the person’s provider told: by name alone, to be asked. Nothing where there is none. */
export function JoinOffers(props: {
  readonly offers: OrganisationOffers['offers'];
  readonly refused: string | null;
}) {
  const { offers, refused } = props;
  if (offers.length === 0 && refused === null) return null;
  return (
    <Card as="section" padding="large" className="flex max-w-3xl flex-col gap-4">
      <h2 className="text-xl">
        {offers.length > 1
          ? 'Votre organisation est peut-être l’une de celles-ci'
          : 'Votre organisation est peut-être déjà ici'}
      </h2>
      <p className="text-soft">
        {offers.length > 1 ? 'Elles ont indiqué' : 'Elle a indiqué'} le SIRET que votre fournisseur d’identité
        nous transmet. Rien d’autre que son nom n’est montré avant l’accord d’un de ses administrateurs, qui
        verra votre nom et votre adresse.
      </p>
      {refused !== null && (
        <Alert kind="error" live>
          {refused}
        </Alert>
      )}
      <ul className="flex flex-col gap-3">
        {offers.map(({ organisation, name, asked }) => (
          <li key={organisation} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
            {asked ? (
              <p className="text-soft">Demande envoyée</p>
            ) : (
              <form method="post" action="/espaces">
                <input type="hidden" name="organisation" value={organisation} />
                <Button
                  type="submit"
                  plainForm
                  size="small"
                  name="faire"
                  value="demander"
                  aria-label={`Demander à rejoindre ${name}`}
                >
                  Demander à rejoindre
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
