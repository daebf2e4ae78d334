import { type SampleKind, sampleKindLabels, sampleKinds } from '#contract/sample.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditedPage } from './sample-rows.ts';

interface SampleRowProps {
  readonly row: EditedPage;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly nameError: string | undefined;
  readonly urlError: string | undefined;
  onChange(row: EditedPage): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

const kinds = sampleKinds.map((value) => ({ value, label: sampleKindLabels[value] }));

/** One page of a sample: its name, its type, its address; buttons move it and take it out. */
export function SampleRow({
  row,
  index,
  count,
  nameError,
  urlError,
  onChange,
  onMove,
  onRemove,
}: SampleRowProps) {
  const title = row.name.trim() === '' ? `la page ${index + 1}` : `«\u00a0${row.name.trim()}\u00a0»`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line px-4 py-4">
      <legend className="px-1 text-sm font-semibold text-soft">Page {index + 1}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Nom"
          name={`name.${index}`}
          value={row.name}
          onValue={(name) => onChange({ ...row, name })}
          error={nameError}
        />
        <Select
          label="Type"
          name={`kind.${index}`}
          value={row.kind}
          onChange={(event) => onChange({ ...row, kind: event.currentTarget.value as SampleKind })}
          options={kinds}
        />
      </div>
      <TextField
        label="Adresse"
        name={`pages.${index}`}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={row.url}
        onValue={(url) => onChange({ ...row, url })}
        error={urlError}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          id={`monter-${row.key}`}
          isDisabled={index === 0}
          aria-label={`Monter ${title}`}
          onPress={() => onMove(-1)}
        >
          Monter
        </Button>
        <Button
          variant="secondary"
          size="small"
          id={`descendre-${row.key}`}
          isDisabled={index === count - 1}
          aria-label={`Descendre ${title}`}
          onPress={() => onMove(1)}
        >
          Descendre
        </Button>
        <Button
          variant="quiet"
          size="small"
          id={`retirer-${row.key}`}
          aria-label={`Retirer ${title}`}
          onPress={onRemove}
        >
          Retirer
        </Button>
      </div>
    </fieldset>
  );
}
