import type { Sample } from '#contract/api/samples.ts';
import { countOf, formatDateTime, formatNumber } from '#contract/french.ts';
import { Link } from '../../../ui/link.tsx';

/** The versions that are kept, each a link to its pages. */
export function SampleVersions({ sample: { versions, shownVersion, version: newest } }: { sample: Sample }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {versions.map(({ version, name, savedAt, pageCount }) => {
        const title = `Version ${formatNumber(version)}`;
        return (
          <li key={version} className="[overflow-wrap:anywhere]">
            {version === shownVersion ? (
              <span aria-current="true" className="font-semibold">
                {title}
              </span>
            ) : (
              <Link to={version === newest ? '?' : `?version=${version}`}>{title}</Link>
            )}
            , {name}, {countOf(pageCount, 'page', 'pages')}, le {formatDateTime(savedAt)}
          </li>
        );
      })}
    </ul>
  );
}
