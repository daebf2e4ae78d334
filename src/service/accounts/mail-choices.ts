import type { MailChoices } from '#contract/api/account.ts';
import { AppError } from '#contract/errors.ts';
import { type MailGroup, mailGroupIds } from '#contract/mail-groups.ts';
import type { WorkPace } from '#contract/work-words.ts';
import {
  findByUnsubscribeToken,
  findProfile,
  setUnwantedMails,
  setWorkPace,
  type UserRow,
} from '#store/users.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

function choicesOf({ unwantedMails, workPace }: Pick<UserRow, 'unwantedMails' | 'workPace'>): MailChoices {
  const wanted = Object.fromEntries(mailGroupIds.map((id) => [id, !unwantedMails.includes(id)]));
  return { ...(wanted as Record<MailGroup, boolean>), workPace };
}

/** Which optional mails the person receives. @throws AppError `auth/required`. */
export async function readMailChoices(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<MailChoices> {
  const profile = await findProfile(deps.db, viewer.uid);
  if (profile === null) throw new AppError('auth/required');
  return choicesOf(profile);
}

/** Changes some of them; absent ones stay. @returns them all. @throws AppError `auth/required`. */
export async function changeMailChoices(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  change: { readonly [Group in MailGroup]?: boolean | undefined } & {
    readonly workPace?: WorkPace | undefined;
  },
): Promise<MailChoices> {
  if (change.workPace) await setWorkPace(deps.db, viewer.uid, change.workPace);
  const withChoice = (wanted: boolean) => mailGroupIds.filter((id) => change[id] === wanted);
  const profile = await setUnwantedMails(deps.db, viewer, {
    stopped: withChoice(false),
    resumed: withChoice(true),
  });
  if (profile === null) throw new AppError('auth/required');
  return choicesOf(profile);
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the link at the foot of an optional mail is for. */
export interface StopLink {
  readonly token: string;
  readonly group: string;
}

/** The group and whether it is stopped already; null when the link is none of ours. */
export async function readStopLink(
  deps: Pick<Deps, 'db'>,
  link: StopLink,
): Promise<{ readonly group: MailGroup; readonly stopped: boolean } | null> {
  const group = mailGroupIds.find((id) => id === link.group);
  if (group === undefined || !uuid.test(link.token)) return null;
  const profile = await findByUnsubscribeToken(deps.db, link.token);
  return profile && { group, stopped: profile.unwantedMails.includes(group) };
}

/** Stops the mails of that link, without signing in; once more changes nothing. A link that is none does nothing. */
export async function stopMails(deps: Pick<Deps, 'db'>, link: StopLink): Promise<void> {
  const found = await readStopLink(deps, link);
  if (found === null) return;
  await setUnwantedMails(deps.db, { unsubscribeToken: link.token }, { stopped: [found.group], resumed: [] });
}
