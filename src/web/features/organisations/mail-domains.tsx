import type { OrganisationView } from '#contract/api/organisations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';

/** How members sign in whose address is of a domain that the organisation has proved. Nothing where no provider is configured. */
export function MailDomains(props: {
  readonly domains: OrganisationView['mailDomains'];
  readonly providers: readonly { readonly id: string; readonly label: string }[];
}) {
  const { domains, providers } = props;
  if (providers.length === 0) return null;
  return (
    <Card padding="large" className="flex max-w-3xl flex-col gap-4">
      <h2 className="text-xl">Connexion des membres</h2>
      <p className="text-soft">
        Les membres dont l’adresse est d’un de vos domaines prouvés peuvent devoir se connecter par votre
        fournisseur d’identité{'\u00a0'}: leur mot de passe n’ouvre alors plus leur compte. Les propriétaires
        gardent le leur.
      </p>
      {domains.length === 0 && (
        <p>
          Aucun domaine n’est prouvé par le DNS.{' '}
          <Link to="/dashboard?tab=settings">
            Prouver un domaine dans «{'\u00a0'}Mon profil{'\u00a0'}»
          </Link>
        </p>
      )}
      {domains.map(({ host, provider }) => (
        <form key={host} method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="domaine" value={host} />
          <Select
            label={`Adresses en @${host}`}
            name="fournisseur"
            defaultValue={provider ?? ''}
            options={[
              { value: '', label: 'Mot de passe ou fournisseur' },
              ...providers.map(({ id, label }) => ({ value: id, label: `${label} seulement` })),
            ]}
          />
          <Button type="submit" plainForm variant="secondary" name="faire" value="connexion">
            Enregistrer<span className="sr-only"> pour {host}</span>
          </Button>
        </form>
      ))}
    </Card>
  );
}
