import { organisationAccessEndpoints } from '#contract/api/organisation-access.ts';
import { organisationEndpoints } from '#contract/api/organisations.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import { rightOfCall } from '#contract/space-rights.ts';
import type { Acting } from '#service/organisations/acting.ts';
import { assertRight } from '#service/organisations/assert-right.ts';
import { changeMember, removeMember } from '#service/organisations/change-member.ts';
import { invite, withdrawInvitation } from '#service/organisations/invite.ts';
import { acceptJoin, askToJoin, changeSiret, refuseJoin } from '#service/organisations/join-requests.ts';
import { changeMailDomain } from '#service/organisations/mail-domains.ts';
import { requireFactor } from '#service/organisations/require-factor.ts';
import { changeName, chooseSpace, createOrganisation } from '#service/organisations/spaces.ts';
import type { WebContext } from '../../lib/context.server.ts';
import { parsed, textOf } from '../../lib/form-values.server.ts';
import { isId } from '../../lib/id-param.server.ts';
import { orRefusal } from '../../lib/or-refusal.server.ts';
import { readForm } from '../../lib/read-form.server.ts';

type Deps = WebContext['deps'];
type Verb = keyof typeof organisationEndpoints | keyof typeof organisationAccessEndpoints;

/** Why a form was refused, and which of the page’s forms it was. */
export interface RefusedForm {
  readonly form: string;
  readonly field: string | null;
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
}

const rightsIn = (form: FormData) => ({
  role: textOf(form, 'role'),
  hosts: form.getAll('site'),
  mayAct: form.get('agir') === 'oui',
});

/** @throws AppError `request/not-found` */
function idIn(form: FormData): string {
  const id = textOf(form, 'id');
  if (!isId(id)) throw new AppError('request/not-found');
  return id;
}

/** What each button of the page does; the name of the call of the API that does the same says who may. */
const verbs: Readonly<
  Record<string, { verb: Verb; run(deps: Deps, acting: Acting, form: FormData): Promise<unknown> }>
> = {
  renommer: {
    verb: 'renameOrganisation',
    run: (deps, acting, form) => changeName(deps, acting, textOf(form, 'name')),
  },
  inviter: {
    verb: 'inviteMember',
    run: (deps, acting, form) =>
      invite(
        deps,
        acting,
        parsed(organisationEndpoints.inviteMember.body, { email: textOf(form, 'email'), ...rightsIn(form) }),
      ),
  },
  'retirer-invitation': {
    verb: 'withdrawInvitation',
    run: (deps, acting, form) => withdrawInvitation(deps, acting, idIn(form)),
  },
  'accepter-demande': {
    verb: 'acceptJoin',
    run: (deps, acting, form) =>
      acceptJoin(
        deps,
        acting,
        idIn(form),
        parsed(organisationAccessEndpoints.acceptJoin.body, rightsIn(form)),
      ),
  },
  'refuser-demande': {
    verb: 'refuseJoin',
    run: (deps, acting, form) => refuseJoin(deps, acting, idIn(form)),
  },
  siret: {
    verb: 'changeSiret',
    run: (deps, acting, form) => changeSiret(deps, acting, textOf(form, 'siret').slice(0, 40)),
  },
  connexion: {
    verb: 'changeMailDomain',
    run: (deps, acting, form) =>
      changeMailDomain(
        deps,
        acting,
        textOf(form, 'domaine').slice(0, 253),
        textOf(form, 'fournisseur').slice(0, 60) || null,
      ),
  },
  'demander-etape': { verb: 'requireFactor', run: (deps, acting) => requireFactor(deps, acting, true) },
  'lever-etape': { verb: 'requireFactor', run: (deps, acting) => requireFactor(deps, acting, false) },
  droits: {
    verb: 'changeMember',
    run: (deps, acting, form) =>
      changeMember(
        deps,
        acting,
        textOf(form, 'uid'),
        parsed(organisationEndpoints.changeMember.body, rightsIn(form)),
      ),
  },
  retirer: {
    verb: 'removeMember',
    run: (deps, acting, form) => removeMember(deps, acting, textOf(form, 'uid')),
  },
  quitter: {
    verb: 'leaveOrganisation',
    run: (deps, acting) => removeMember(deps, acting, acting.viewer.personUid),
  },
};

/** What was done; null for a refusal. */
export type FormAnswer = { readonly done: string } | { readonly refused: RefusedForm };

/** Whether somebody may do what a call of the API does. */
async function allow(deps: Deps, { viewer }: Acting, operationId: Verb): Promise<void> {
  const right = rightOfCall({ access: 'user', operationId });
  if (right) await assertRight(deps, viewer, right, {});
}

/**
 * Does what a form of the organisation’s page asks, with the right of the call of the API that does the same.
 * @throws AppError `request/not-found`
 */
export async function actOnOrganisation(deps: Deps, acting: Acting, request: Request): Promise<FormAnswer> {
  const form = await orRefusal(readForm(request));
  const name = textOf(form, 'faire');
  const asked = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!asked) throw new AppError('request/not-found');
  try {
    await allow(deps, acting, asked.verb);
    await asked.run(deps, acting, form);
    return { done: name };
  } catch (error) {
    return { refused: refusedBy(error, `${name} ${textOf(form, 'uid')}`.trim(), form) };
  }
}

/**
 * Opens a space, makes an organisation or asks to join one, as a form asks.
 * @returns the refusal; `asked` where a request left; null when the session is in the space
 */
export async function chooseByForm(
  deps: Deps,
  acting: Acting,
  request: Request,
): Promise<RefusedForm | 'asked' | null> {
  const form = await orRefusal(readForm(request));
  try {
    if (textOf(form, 'faire') === 'demander') {
      await askToJoin(deps, acting, textOf(form, 'organisation').slice(0, 128));
      return 'asked';
    }
    if (textOf(form, 'faire') === 'creer')
      await createOrganisation(deps, acting, { name: textOf(form, 'name').slice(0, 200) });
    else await chooseSpace(deps, acting.viewer, textOf(form, 'espace') || null);
    return null;
  } catch (error) {
    return refusedBy(error, textOf(form, 'faire') === 'demander' ? 'demander' : 'creer', form);
  }
}

function refusedBy(error: unknown, form: string, sent: FormData): RefusedForm {
  if (!isAppError(error) || error.status === 404) throw error;
  const values = Object.fromEntries(
    [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 300)]] : [])),
  );
  return { form, field: error.field ?? null, message: typeset(error.message), values };
}
