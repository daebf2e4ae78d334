import { type CommentRequest, workEndpoints } from '#contract/api/work.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import { rightOfCall } from '#contract/space-rights.ts';
import type { Deps } from '#service/deps.ts';
import { type Acting, recordEvent } from '#service/organisations/acting.ts';
import { assertRight } from '#service/organisations/assert-right.ts';
import { assignFix, prepareAssignment } from '#service/work/assign-fix.ts';
import { addComment, changeComment, removeComment } from '#service/work/comments.ts';
import { markAssignment } from '#service/work/mark-assignment.ts';
import { parsed, textOf } from '../../lib/form-values.server.ts';
import { isId } from '../../lib/id-param.server.ts';
import { orRefusal } from '../../lib/or-refusal.server.ts';
import { readForm } from '../../lib/read-form.server.ts';

/** The fix that a form is about. */
interface FormPlace {
  readonly auditId: string;
  readonly host: string;
  readonly key: string;
}

/** Why a form was refused, which one it was, and what it held. */
export interface RefusedWork {
  readonly form: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
  readonly status: number;
}

const commentOf = (form: FormData): string => {
  const id = textOf(form, 'commentaire');
  if (!isId(id)) throw new AppError('request/not-found');
  return id;
};

type Verb = 'assignFix' | 'addComment' | 'changeComment' | 'removeComment';
interface Doing {
  readonly verb: Verb;
  run(deps: Deps, acting: Acting, place: FormPlace, form: FormData): Promise<unknown>;
}

/** What each button does; the call of the API that does the same says who may, and its name stands in the journal. */
const verbs: Readonly<Record<string, Doing>> = {
  confier: {
    verb: 'assignFix',
    async run(deps, { viewer }, { auditId, key }, form) {
      const asked = parsed(workEndpoints.assignFix.body, {
        key,
        assignee: textOf(form, 'assignee') || null,
        due: textOf(form, 'due') || null,
        mark: textOf(form, 'mark') || undefined,
        revision: Number(textOf(form, 'revision')),
      });
      await assignFix(deps, viewer, await prepareAssignment(deps, viewer, auditId, key), asked);
    },
  },
  commenter: {
    verb: 'addComment',
    async run(deps, { viewer }, { auditId, key }, form) {
      const mentions = form.getAll('mention').filter((one) => typeof one === 'string' && one !== '');
      const asked: CommentRequest = parsed(workEndpoints.addComment.body, {
        ...{ key, text: textOf(form, 'text'), mentions },
      });
      await addComment(deps, viewer, await prepareAssignment(deps, viewer, auditId, key), asked);
    },
  },
  'modifier-commentaire': {
    verb: 'changeComment',
    run: (deps, { viewer }, { auditId }, form) =>
      changeComment(deps, viewer, { auditId, commentId: commentOf(form) }, textOf(form, 'text')),
  },
  'supprimer-commentaire': {
    verb: 'removeComment',
    run: (deps, { viewer }, { auditId }, form) =>
      removeComment(deps, viewer, { auditId, commentId: commentOf(form) }),
  },
};

/** A line of the journal, as the call of the API leaves one; a space of one’s own has none. */
async function tellJournal(deps: Deps, acting: Acting, act: string, target: string): Promise<void> {
  if (acting.viewer.space.kind !== 'organisation') return;
  await recordEvent(deps, deps.db, acting, { organisation: acting.viewer.uid, act, target });
}

/**
 * Does what a form under a fix asks.
 * @returns the refusal to show; null when it is done
 * @throws AppError `request/not-found`
 */
export async function workByForm(
  deps: Deps,
  acting: Acting,
  place: FormPlace,
  request: Request,
): Promise<RefusedWork | null> {
  const form = await orRefusal(readForm(request));
  const name = textOf(form, 'faire');
  const asked = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!asked) throw new AppError('request/not-found');
  try {
    const right = rightOfCall({ access: 'user', operationId: asked.verb });
    if (right) await assertRight(deps, acting.viewer, right, { id: place.auditId });
    await asked.run(deps, acting, place, form);
    await tellJournal(deps, acting, asked.verb, place.host);
    return null;
  } catch (error) {
    return refusedBy(error, `${name} ${textOf(form, 'commentaire')}`.trim(), form);
  }
}

/**
 * Says how far a fix of the list is, as its buttons ask.
 * @returns the refusal to show; null when it is done
 * @throws AppError `request/not-found`
 */
export async function markInList(deps: Deps, acting: Acting, request: Request): Promise<RefusedWork | null> {
  const form = await orRefusal(readForm(request));
  const id = textOf(form, 'correctif');
  if (!isId(id)) throw new AppError('request/not-found');
  try {
    const { mark, revision } = parsed(workEndpoints.assignFix.body.pick({ mark: true, revision: true }), {
      ...{ mark: textOf(form, 'marque'), revision: Number(textOf(form, 'revision')) },
    });
    if (mark === undefined) throw new AppError('request/not-found');
    const host = await markAssignment(deps, acting.viewer, id, { mark, revision });
    await tellJournal(deps, acting, 'assignFix', host);
    return null;
  } catch (error) {
    return refusedBy(error, id, form);
  }
}

const longestKept = 20_000;

function refusedBy(error: unknown, form: string, sent: FormData): RefusedWork {
  if (!isAppError(error) || error.status === 404) throw error;
  const values = Object.fromEntries(
    [...sent].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longestKept)]] : [],
    ),
  );
  return { form, message: typeset(error.message), values, status: error.status };
}
