import { AppError, isAppError } from '#contract/errors.ts';
import { fixMarks } from '#contract/handover-words.ts';
import type { Deps } from '#service/deps.ts';
import { markHandedFix } from '#service/handovers/mark-handed-fix.ts';
import { verifyHandedFix } from '#service/handovers/verify-handed-fix.ts';
import { readForm } from '../../lib/read-form.server.ts';

/** Why something that was asked of a fix was refused, and what was typed. */
export interface RefusedMark {
  readonly key: string;
  readonly message: string;
  readonly note: string | undefined;
  readonly status: number;
}

const refusedHere = [400, 409, 429];

/**
 * Marks a fix of a plan, or has it verified, as its forms ask.
 * @returns what was refused; null when it is done
 * @throws AppError `request/not-found`, `handover/revoked`, `handover/expired`
 */
export async function markByForm(deps: Deps, token: string, request: Request): Promise<RefusedMark | null> {
  let asked: ReturnType<typeof askedIn> | null = null;
  try {
    asked = askedIn(await readForm(request));
    if (asked.verify) await verifyHandedFix(deps, token, asked.key);
    else await markHandedFix(deps, token, asked.key, asked);
    return null;
  } catch (error) {
    if (!isAppError(error) || !refusedHere.includes(error.status)) throw error;
    const typed = asked?.verify === false ? asked.note : undefined;
    return { key: asked?.key ?? '', message: error.message, note: typed, status: error.status };
  }
}

/** @throws AppError `request/invalid` for what no form of the page sends */
function askedIn(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const mark = fixMarks.find((one) => one === text('marque'));
  const verify = text('faire') === 'verifier';
  const revision = Number(text('revision'));
  if ((mark === undefined && !verify) || !Number.isSafeInteger(revision))
    throw new AppError('request/invalid', { data: { detail: 'une marque est attendue' } });
  return { key: text('correctif'), mark: mark ?? 'todo', note: text('note'), revision, verify } as const;
}
