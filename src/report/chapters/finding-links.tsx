interface Props {
  readonly links: readonly { readonly anchor: string; readonly title: string }[];
  readonly className: string;
}

/** Links to where findings are told whole; nothing where there are none. */
export function FindingLinks({ links, className }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="text-brand underline">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
