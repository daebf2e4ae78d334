import { useState } from 'react';
import { upperFirst } from '#contract/french.ts';
import { type ScheduleFrequency, type ScheduleMail, weekdays } from '#contract/schedule-words.ts';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';

type Choice = ScheduleFrequency | 'once';

interface ScheduleFieldsProps {
  /** What is shown first. */
  initial: { frequency: Choice; day?: number; hour?: number; mail?: ScheduleMail };
  /** « Maintenant » is a choice too. */
  withOnce?: boolean;
  /** Schedules the plan lets run. */
  limit: number;
  error?: string | undefined;
  onFrequency?: (frequency: Choice) => void;
}

/** How often, which day, at what time, and which mails; Paris time. */
export function ScheduleFields({
  initial,
  withOnce = false,
  limit,
  error,
  onFrequency,
}: ScheduleFieldsProps) {
  const [frequency, setFrequency] = useState(initial.frequency);
  const none = withOnce && limit === 0;
  return (
    <>
      <div className="flex flex-col gap-2">
        <RadioGroup
          label="Quand"
          name="frequency"
          inline
          value={frequency}
          onChange={(value) => {
            setFrequency(value);
            onFrequency?.(value);
          }}
          error={error}
          options={[
            ...(withOnce ? [{ value: 'once' as const, label: 'Maintenant', hint: 'Une fois' }] : []),
            { value: 'weekly', label: 'Chaque semaine', disabled: none },
            { value: 'monthly', label: 'Chaque mois', disabled: none },
          ]}
        />
        {none && (
          <p className="text-sm text-soft">
            Votre formule ne comprend pas d’audits programmés.{' '}
            <Link to="/dashboard?tab=plan">Voir les formules</Link>
          </p>
        )}
      </div>
      {frequency !== 'once' && <Timing key={frequency} frequency={frequency} initial={initial} />}
    </>
  );
}

const days: Record<ScheduleFrequency, readonly { value: string; label: string }[]> = {
  weekly: weekdays.map((name, index) => ({ value: String(index + 1), label: upperFirst(name) })),
  monthly: Array.from({ length: 31 }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'Le 1er' : `Le ${index + 1}`,
  })),
};
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}\u00a0h` }));
const mailChoices: readonly { value: ScheduleMail; label: string }[] = [
  { value: 'always', label: 'À chaque audit' },
  { value: 'worse', label: 'En cas de dégradation' },
  { value: 'never', label: 'Aucun' },
];

function Timing({
  frequency,
  initial,
}: {
  frequency: ScheduleFrequency;
  initial: ScheduleFieldsProps['initial'];
}) {
  const day = initial.frequency === frequency ? (initial.day ?? 1) : 1;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Select
        label="Jour"
        name="day"
        hintBelow
        hint={
          frequency === 'monthly'
            ? 'Un mois plus court s’arrête à son dernier jour.'
            : 'Le premier audit part à la prochaine date.'
        }
        defaultValue={String(day)}
        options={days[frequency]}
      />
      <Select
        label="Heure de Paris"
        name="hour"
        hintBelow
        hint="Été comme hiver."
        defaultValue={String(initial.hour ?? 6)}
        options={hours}
      />
      <Select
        label="E-mails"
        name="mail"
        className="sm:col-span-2"
        hintBelow
        hint="On parle de dégradation quand un score a baissé au-delà de la marge de mesure, ou quand un défaut certain est apparu."
        defaultValue={initial.mail ?? 'always'}
        options={mailChoices}
      />
    </div>
  );
}
