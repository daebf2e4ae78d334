/** Shared looks of labels, inputs, hints and error sentences. */
export const labelLook = 'font-semibold text-ink';
export const hintLook = 'text-sm text-faint';
export const errorLook = 'text-sm font-semibold text-bad';
export const controlLook =
  'min-h-12 w-full rounded-xl border border-edge bg-surface px-4 py-2.5 text-base text-ink placeholder:text-faint hover:border-soft aria-invalid:border-2 aria-invalid:border-bad disabled:opacity-60';
