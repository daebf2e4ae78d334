/** A chapter of a document: the id of its heading, and its name. */
export interface ChapterName {
  readonly anchor: string;
  readonly label: string;
}

interface Props {
  readonly chapters: readonly ChapterName[];
  /** The page of each chapter, null while it is not known; absent where there are no pages. */
  readonly pageOf?: ReadonlyMap<string, number> | null;
  /** How a chapter stands in the list. */
  readonly lookOf?: (anchor: string) => string | undefined;
}

/** The table of contents. */
export function Contents({ chapters, pageOf, lookOf }: Props) {
  return (
    <nav className="contents" aria-labelledby="sommaire">
      <h2 id="sommaire">Sommaire</h2>
      <ol>
        {chapters.map(({ anchor, label }) => (
          <li key={anchor} className={lookOf?.(anchor)}>
            <a href={`#${anchor}`}>
              <span className="label">{label}</span>
              {pageOf !== undefined && <span className="page-number">{pageOf?.get(anchor) ?? '00'}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
