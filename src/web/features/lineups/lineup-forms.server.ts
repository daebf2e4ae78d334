import { isAppError } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import { rightOfCall } from '#contract/space-rights.ts';
import {
  changeLineup,
  createLineup,
  deleteLineup,
  refreshLineup,
  type StartedLineup,
} from '#service/lineups/save-lineup.ts';
import { assertRight, refusalOfRight } from '#service/organisations/assert-right.ts';
import type { Viewer } from '#service/viewer.ts';
import type { WebContext } from '../../lib/context.server.ts';
import { orRefusal } from '../../lib/or-refusal.server.ts';
import { readForm } from '../../lib/read-form.server.ts';

type Deps = WebContext['deps'];

/** Why a form was refused, with all that was typed. */
export interface RefusedLineup {
  readonly field: 'name' | 'sites' | null;
  readonly message: string;
  readonly values: { readonly name: string; readonly sites: string; readonly audit: string };
}

type LineupAnswer = { readonly refused: RefusedLineup } | { readonly made: StartedLineup };
type KeptAnswer = LineupAnswer | { readonly done: 'changed' | 'deleted' };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
const linesOf = (text: string): string[] => text.split(/\r?\n/).slice(0, 100);

/** May keep line-ups, change them and start their audits. */
export async function maySaveLineups(deps: Deps, viewer: Viewer): Promise<boolean> {
  const right = rightOfCall({ access: 'user', operationId: 'createLineup' });
  return right !== undefined && (await refusalOfRight(deps, viewer, right, {})) === null;
}

async function allow(deps: Deps, viewer: Viewer, operationId: string): Promise<void> {
  const right = rightOfCall({ access: 'user', operationId });
  if (right) await assertRight(deps, viewer, right, {});
}

/** Keeps the sites that a form names. @throws AppError what nobody can mend in the form. */
export async function keepByForm(deps: Deps, viewer: Viewer, request: Request): Promise<LineupAnswer> {
  const form = await orRefusal(readForm(request));
  const sites = linesOf(textOf(form, 'sites'));
  return answered(form, async () => {
    await allow(deps, viewer, 'createLineup');
    const audit = form.get('audit') === 'oui';
    return { made: await createLineup(deps, viewer, { name: textOf(form, 'name'), sites, audit }) };
  });
}

/** Does what a form of a line-up that is kept asks: audit its sites again, change or delete it. */
export async function actOnLineup(
  deps: Deps,
  viewer: Viewer,
  id: string,
  request: Request,
): Promise<KeptAnswer> {
  const form = await orRefusal(readForm(request));
  return answered<KeptAnswer>(form, async () => {
    switch (textOf(form, 'faire')) {
      case 'auditer':
        await allow(deps, viewer, 'refreshLineup');
        return { made: await refreshLineup(deps, viewer, id) };
      case 'supprimer':
        await allow(deps, viewer, 'deleteLineup');
        await deleteLineup(deps, viewer, id);
        return { done: 'deleted' };
      default:
        await allow(deps, viewer, 'changeLineup');
        await changeLineup(deps, viewer, id, {
          name: textOf(form, 'name'),
          sites: linesOf(textOf(form, 'sites')),
        });
        return { done: 'changed' };
    }
  });
}

async function answered<Answer>(
  form: FormData,
  run: () => Promise<Answer>,
): Promise<Answer | { refused: RefusedLineup }> {
  try {
    return await run();
  } catch (error) {
    if (!isAppError(error) || error.status === 404) return orRefusal(Promise.reject(error));
    const field = (['name', 'sites'] as const).find((name) => name === error.field) ?? null;
    const values = {
      ...{ name: textOf(form, 'name').slice(0, 300), sites: textOf(form, 'sites').slice(0, 10_000) },
      audit: textOf(form, 'audit'),
    };
    return { refused: { field, message: typeset(error.message), values } };
  }
}
