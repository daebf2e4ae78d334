interface Props {
  /** The words looked for, or nothing. */
  search: string;
  /** What else was asked of the list, in words; false for what was not. */
  asked?: readonly (string | false)[];
}

/** On paper, where no field shows it: that a list was filtered, and by what. Nothing for a whole list. */
export function PrintedFilter({ search, asked = [] }: Props) {
  const words = [...asked, search !== '' && `mots «\u00a0${search}\u00a0»`].filter((part) => part !== false);
  if (words.length === 0) return null;
  return (
    <p className="hidden print:block">
      Liste filtrée, tout n’y est pas{'\u00a0'}: {words.join(', ')}.
    </p>
  );
}
