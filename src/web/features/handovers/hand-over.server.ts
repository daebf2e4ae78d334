import { AppError, isAppError } from '#contract/errors.ts';
import { type FixRole, roleNamed } from '#contract/fix-words.ts';
import { handoverDays, usualHandoverDays } from '#contract/handover-words.ts';
import type { MailData } from '#contract/mails.ts';
import type { Deps } from '#service/deps.ts';
import { createHandover, prepareHandover } from '#service/handovers/create-handover.ts';
import type { Acting } from '#service/organisations/acting.ts';
import { toldAs } from '#service/organisations/called-on.ts';
import { isId } from '../../lib/id-param.server.ts';
import { readForm } from '../../lib/read-form.server.ts';

/** What was typed and ticked. */
export interface HandOverValues {
  readonly email: string;
  readonly message: string;
  readonly days: number;
  readonly fixes: readonly string[];
  readonly showProtected: boolean;
}

/** What the mail will say, but for its link. */
export type PreviewedMail = Pick<
  MailData<'fixes-handed-over'>,
  'host' | 'ownerEmail' | 'message' | 'fixCount' | 'tickets' | 'others'
>;

/** What the page shows after a form was posted that did not send. */
export interface HandOverAnswer {
  readonly step: 'choose' | 'preview';
  /** Whose fixes are shown; null for all. */
  readonly role: FixRole | null;
  readonly values: HandOverValues;
  /** By field; the empty name is the form as a whole. */
  readonly errors: Readonly<Record<string, string>>;
  readonly mail: PreviewedMail | null;
}

/**
 * What a form of the page asks for: look at what will be sent, change it, or send it.
 * @returns what to show, or where the plan that was sent stands
 * @throws AppError `request/not-found`, `report/removed`, and what nobody can mend in the form
 */
export async function handOverByForm(
  deps: Deps,
  acting: Acting,
  auditId: string,
  request: Request,
): Promise<HandOverAnswer | { readonly sent: string }> {
  const { viewer } = acting;
  const form = await readHandOver(request);
  if (isAppError(form)) return refused(nothing, form, null);
  const values = valuesOf(form);
  // The button of a role shows its fixes; what was ticked of the others travels with the form.
  const role = roleNamed(form.get('metier') ?? form.get('pour'));
  if (form.get('faire') === 'modifier' || form.has('metier'))
    return { step: 'choose', role, values, errors: {}, mail: null };
  try {
    const prepared = await prepareHandover(deps, viewer, auditId, { ...values, fixes: [...values.fixes] });
    if (form.get('faire') === 'envoyer') {
      const key = form.get('cle');
      const id = typeof key === 'string' && isId(key) ? key : undefined;
      const asked = { params: { id: auditId }, body: null };
      const { id: sent } = await toldAs(deps, acting, 'createHandover', asked, () =>
        createHandover(deps, viewer, auditId, prepared, id),
      );
      return { sent };
    }
    const { host } = prepared.report;
    // Their links would open nothing: the plan has none before it is sent.
    const tickets = prepared.mail.tickets.map((ticket) => ({ ...ticket, url: '' }));
    const mail = { ...prepared.mail, tickets, host, ownerEmail: viewer.email, message: prepared.message };
    return { step: 'preview', role, values: { ...values, message: prepared.message }, errors: {}, mail };
  } catch (error) {
    if (!isAppError(error) || error.status === 404 || error.status === 410) throw error;
    return refused(values, error, role);
  }
}

const nothing: HandOverValues = {
  email: '',
  message: '',
  days: usualHandoverDays,
  fixes: [],
  showProtected: false,
};

function refused(values: HandOverValues, error: AppError, role: FixRole | null): HandOverAnswer {
  return { step: 'choose', role, values, errors: { [error.field ?? '']: error.message }, mail: null };
}

/** More fields than any form may have are more fixes than one plan holds. */
async function readHandOver(request: Request): Promise<FormData | AppError> {
  try {
    return await readForm(request);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return new AppError('handover/too-much', { cause: error });
  }
}

function valuesOf(form: FormData): HandOverValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const days = Number(text('days'));
  return {
    ...{ email: text('email').trim(), message: text('message') },
    days: handoverDays.find((one) => one === days) ?? usualHandoverDays,
    fixes: form.getAll('fixes').filter((one) => typeof one === 'string'),
    showProtected: form.get('showProtected') !== null,
  };
}
