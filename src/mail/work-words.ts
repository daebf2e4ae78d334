import { countOf, formatDate } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { plainName, unlinked } from './plain-name.ts';

type Told = MailData<'work-digest'>['items'][number];
type Due = MailData<'work-due'>['items'][number];

/** « pour le 4 décembre 2026 »; empty without a day. */
const dueIn = (due: string | null): string =>
  due === null ? '' : `pour le ${formatDate(`${due}T12:00:00Z`)}`;

/** « www.exemple.fr, Agence Lumen » */
export const placeOf = ({ host, spaceName }: Pick<Told, 'host' | 'spaceName'>): string =>
  spaceName === '' ? host : `${host}, ${plainName(spaceName)}`;

/** Why somebody reads of a fix, in one sentence. */
function whyOf({ kind, by, due }: Told): string {
  const who = by === '' ? '' : plainName(by);
  const day = dueIn(due);
  if (kind === 'mentioned')
    return who === '' ? 'Un commentaire vous mentionne.' : `${who} vous mentionne dans un commentaire.`;
  if (kind === 'reopened') return 'Le dernier audit le relève de nouveau : il est à revérifier.';
  const given = who === '' ? 'Il vous est confié' : `${who} vous le confie`;
  return day === '' ? `${given}.` : `${given}, ${day}.`;
}

/** What a comment begins with, as words and nothing more; empty for what is none. */
const wordsOf = ({ words }: Pick<Told, 'words'>): string =>
  words === '' ? '' : `« ${unlinked(words.replaceAll(/\s+/g, ' ').trim())} »`;

/** Why somebody reads of a fix, and how the comment that calls them begins. */
export const saysOf = (item: Told): string => `${whyOf(item)} ${wordsOf(item)}`.trim();

/** « En retard : c’était prévu pour le 2 décembre 2026. » */
export function dueSentence({ due, isLate }: Due): string {
  if (due === null) return '';
  return isLate
    ? `En retard : c’était prévu ${dueIn(due)}.`
    : `À faire pour demain, ${formatDate(`${due}T12:00:00Z`)}.`;
}

/** « Et 3 autres, dans votre liste. »; empty for none. */
export const moreLine = (more: number): string =>
  more === 0 ? '' : `Et ${countOf(more, 'autre', 'autres')}, dans votre liste.`;

/** « 2 correctifs confiés, 1 mention » */
export function countKinds(items: readonly Told[], more: number): string {
  if (more > 0) return countOf(items.length + more, 'nouveauté', 'nouveautés');
  const count = (kind: Told['kind']) => items.filter((item) => item.kind === kind).length;
  const [assigned, mentioned, reopened] = [count('assigned'), count('mentioned'), count('reopened')];
  return [
    assigned > 0 && countOf(assigned, 'correctif confié', 'correctifs confiés'),
    mentioned > 0 && countOf(mentioned, 'mention', 'mentions'),
    reopened > 0 && countOf(reopened, 'correctif rouvert', 'correctifs rouverts'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
