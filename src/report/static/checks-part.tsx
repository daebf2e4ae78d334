import type { CheckedRule } from '#contract/report.ts';
import { besideTitle } from '../check-words.ts';
import type { ThemeView } from '../report-view.ts';
import type { Room } from './room.ts';

interface CheckGroup {
  readonly title: string;
  readonly checks: readonly CheckedRule[];
}

const isMeasured = ({ score, result }: ThemeView): boolean =>
  score.kind !== 'unrated' || result.pending !== undefined;

/** The checks of these themes that found nothing, by what that means; those that had no object are not among them. */
export function checkGroups(themes: readonly ThemeView[]): readonly CheckGroup[] {
  const of = (pick: 'passed' | 'beside' | 'partly' | 'untested' | 'off', some = themes) =>
    some.flatMap((theme) => theme[pick]);
  // A theme that was not measured enough to have a number passes nothing.
  const [rated, unrated] = [themes.filter(isMeasured), themes.filter((one) => !isMeasured(one))];
  const passed = of('passed', rated);
  return [
    { title: 'Non testés', checks: of('untested') },
    { title: 'Non exécutés', checks: of('off') },
    { title: 'Respectés sur une partie des pages', checks: of('partly') },
    {
      title: 'Sans défaut vu, dans un thème trop peu mesuré pour avoir un score',
      checks: of('passed', unrated),
    },
    { title: 'Respectés', checks: passed.filter((check) => check.automation !== 'semi') },
    {
      title: 'Rien relevé (une machine ne peut pas conclure seule)',
      checks: passed.filter((check) => check.automation === 'semi'),
    },
    { title: besideTitle, checks: of('beside') },
  ].filter(({ checks }) => checks.length > 0);
}

/** Checks by name, each with what there is to say of it. */
export function CheckList({
  checks,
  room,
}: {
  readonly checks: readonly CheckedRule[];
  readonly room: Room;
}) {
  return (
    <ul className="checks">
      {checks.map((check) => (
        <li key={check.ruleId}>
          {room.text(check.title, 160)}
          {check.reason && <span className="soft"> – {room.text(check.reason, 160)}</span>}
        </li>
      ))}
    </ul>
  );
}
