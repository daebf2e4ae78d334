import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { countOf } from '#contract/french.ts';
import { planName } from '#contract/plan-words.ts';
import { rolesGivenBy, spaceRoleWords } from '#contract/space-roles.ts';
import { readOrganisation } from '#service/organisations/read-organisation.ts';
import { providerButtons } from '#service/sign-ins/provider-buttons.ts';
import { FactorNotice, FactorSetting } from '../features/organisations/factor-setting.tsx';
import { InviteForm } from '../features/organisations/invite-form.tsx';
import { JoinRequests } from '../features/organisations/join-requests.tsx';
import { MailDomains } from '../features/organisations/mail-domains.tsx';
import { MemberList } from '../features/organisations/member-list.tsx';
import { actOnOrganisation } from '../features/organisations/organisation-forms.server.ts';
import { OrganisationSettings } from '../features/organisations/organisation-settings.tsx';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  if (viewer.space.kind === 'person') throw redirect('/espaces');
  const isClient = viewer.space.role === 'client';
  return {
    ...{ name: viewer.space.name, role: viewer.space.role, hosts: viewer.space.hosts },
    providers: providerButtons(deps).map(({ id, label }) => ({ id, label })),
    // A client is told nothing of the others.
    people: isClient ? null : await orRefusal(readOrganisation(deps, viewer)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const answer = await orRefusal(actOnOrganisation(deps, { viewer, clientAddress }, args.request));
  if ('refused' in answer) return data(answer, { status: 400 });
  if (answer.done === 'quitter') throw redirect('/espaces');
  return answer;
}

export const meta: MetaFunction = () => pageMeta('Organisation', { index: false });

const doneWords: Readonly<Record<string, string>> = {
  renommer: 'Le nom est changé.',
  inviter: 'L’invitation est partie.',
  'retirer-invitation': 'L’invitation est retirée\u00a0: son lien n’ouvre plus rien.',
  droits: 'Les droits sont changés.',
  'accepter-demande': 'Cette personne fait maintenant partie de l’organisation. Un e-mail le lui dit.',
  'refuser-demande': 'La demande est refusée. Un e-mail le dit à la personne.',
  siret: 'Le SIRET est enregistré.',
  connexion: 'La connexion des membres est changée.',
  'demander-etape': 'La deuxième étape est demandée. Les membres qui n’en ont pas sont prévenus par e-mail.',
  'lever-etape': 'La deuxième étape n’est plus demandée.',
  retirer: 'Cette personne ne fait plus partie de l’organisation. Ce qu’elle a fait reste.',
};

/** Who works in the organisation, and as what. Its forms work without a script. */
export default function Organisation() {
  const { name, role, hosts, people, providers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'refused' in answer ? answer.refused : null;
  const given = rolesGivenBy(role);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={`Organisation ${name}`}>
        Vous y êtes {spaceRoleWords[role].label.toLowerCase()}.{' '}
        {people &&
          `La ${planName(people.plan)} comprend ${countOf(people.seats, 'place', 'places')}\u00a0: ${countOf(people.taken, 'prise', 'prises')}, invitations comprises.`}
      </PageHeader>
      {answer && 'done' in answer && <Alert kind="success">{doneWords[answer.done]}</Alert>}
      {refused && (
        <Alert kind="error" live>
          {refused.message}
        </Alert>
      )}
      {people && people.taken > people.seats && (
        <Alert kind="warning">
          Il y a plus de membres que de places dans la {planName(people.plan)}. Chacun garde son accès et rien
          n’est supprimé{'\u00a0'}; personne d’autre ne peut être invité.
        </Alert>
      )}
      {hosts && (
        <p className="wrap-anywhere">
          Sites qui vous sont confiés{'\u00a0'}: {hosts.join(', ')}.
        </p>
      )}
      {people && <FactorNotice people={people} />}
      {people && given.length > 0 && <JoinRequests people={people} given={given} />}
      {people && <MemberList people={people} given={given} />}
      {people && given.length > 0 && <InviteForm people={people} given={given} refused={refused} />}
      {people && given.length > 0 && <FactorSetting people={people} />}
      {people && given.length > 0 && <MailDomains domains={people.mailDomains} providers={providers} />}
      {people && given.length > 0 && <OrganisationSettings people={people} refused={refused} />}
      <Card padding="large" className="flex max-w-3xl flex-col items-start gap-4">
        <h2 className="text-xl">Quitter l’organisation</h2>
        <p className="text-soft">
          Vous ne verrez plus ses sites. Ce que vous y avez fait reste{'\u00a0'}: rien n’est supprimé.
        </p>
        <form method="post">
          <Button type="submit" plainForm variant="danger" name="faire" value="quitter">
            Quitter {name}
          </Button>
        </form>
      </Card>
    </div>
  );
}
