import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { organisationNameLength, spaceRoleWords } from '#contract/space-roles.ts';
import { readOffers } from '#service/organisations/join-requests.ts';
import { listSpaces } from '#service/organisations/spaces.ts';
import { asPerson } from '#service/viewer.ts';
import { JoinOffers } from '../features/organisations/join-offers.tsx';
import { chooseByForm } from '../features/organisations/organisation-forms.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TextField } from '../ui/text-field.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const [spaces, { offers }] = await Promise.all([listSpaces(deps, viewer), readOffers(deps, viewer)]);
  return {
    ...spaces,
    offers,
    person: viewer.displayName || viewer.email,
    isOwner: viewer.space.role === 'owner',
  };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const acting = { viewer: asPerson(viewer), clientAddress };
  const refused = await orRefusal(chooseByForm(deps, acting, args.request));
  if (refused === 'asked') return { asked: true } as const;
  if (refused) return { refused } as const;
  throw redirect('/dashboard?tab=overview');
}

export const meta: MetaFunction = () => pageMeta('Mes espaces', { index: false });

/** One’s own space and one’s organisations: which one is open, and making another. Works without a script. */
export default function Spaces() {
  const { current, organisations, offers, person, isOwner } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'refused' in answer ? answer.refused : null;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Mes espaces">
        Chaque espace a ses sites, ses audits, ses réglages et sa formule.
      </PageHeader>
      {answer && 'asked' in answer && (
        <Alert kind="success">
          Votre demande est partie. Un e-mail vous dira la réponse{'\u00a0'}; d’ici là, rien ne change.
        </Alert>
      )}
      <JoinOffers offers={offers} refused={refused?.form === 'demander' ? refused.message : null} />
      <ul className="flex max-w-3xl flex-col gap-4">
        <SpaceRow uid="" name="Espace personnel" says={person} isOpen={current === null} />
        {organisations.map(({ uid, name, role }) => (
          <SpaceRow key={uid} {...{ uid, name }} says={spaceRoleWords[role].label} isOpen={current === uid} />
        ))}
      </ul>
      {isOwner && (
        <p>
          <Link to="/organisation/sites">Transférer un site de l’espace ouvert</Link>
        </p>
      )}
      <Card padding="large" className="flex max-w-3xl flex-col gap-4">
        <h2 className="text-xl">Créer une organisation</h2>
        <p className="text-soft">
          Une organisation réunit plusieurs personnes autour des mêmes sites. Elle commence en formule
          gratuite, qui n’a qu’une place{'\u00a0'}: la vôtre. Les formules payantes permettent d’inviter.
        </p>
        {refused?.form === 'creer' && (
          <Alert kind="error" live>
            {refused.message}
          </Alert>
        )}
        <form method="post" className="flex flex-col items-start gap-4">
          <TextField
            label="Nom de l’organisation"
            name="name"
            required
            minLength={2}
            maxLength={organisationNameLength}
            defaultValue={refused?.values.name ?? ''}
            autoComplete="organization"
            className="w-full"
          />
          <Button type="submit" plainForm name="faire" value="creer">
            Créer l’organisation
          </Button>
        </form>
      </Card>
    </div>
  );
}

function SpaceRow(props: {
  readonly uid: string;
  readonly name: string;
  readonly says: string;
  readonly isOpen: boolean;
}) {
  const { uid, name, says, isOpen } = props;
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-lg">{name}</h2>
          <p className="text-soft">{says}</p>
        </div>
        {isOpen ? (
          <p className="font-semibold text-brand">Espace ouvert</p>
        ) : (
          <form method="post">
            <input type="hidden" name="espace" value={uid} />
            <Button type="submit" plainForm variant="secondary" aria-label={`Ouvrir ${name}`}>
              Ouvrir
            </Button>
          </form>
        )}
      </Card>
    </li>
  );
}
