import type { ReactNode } from 'react';
import type { Evidence, VisitedPage } from '#contract/report.ts';
import { viewEvidence } from './evidence-view.ts';

export type Screenshot = NonNullable<VisitedPage['screenshot']>;
/** Where a stored screenshot can be loaded from. */
export type ScreenshotUrl = (key: string) => string;

interface Props {
  readonly evidence: readonly Evidence[];
  readonly screenshot: Screenshot | undefined;
  readonly screenshotUrl: ScreenshotUrl;
  /** What stands under each proof, by its rank. */
  readonly after?: (order: number) => ReactNode;
}

/** The proofs of a finding on one page: what, where, and the part of the screen when it was seen. */
export function EvidenceList({ evidence, screenshot, screenshotUrl, after }: Props) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-3">
      {evidence.map((item, index) => {
        const { label, english, code, note, box } = viewEvidence(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list that never changes
          <li key={index} className="rounded-lg border border-line bg-paper p-3 text-sm">
            <p className="font-medium wrap-anywhere">
              {label} {english !== '' && <span lang="en">{english}</span>}
            </p>
            {code !== '' && (
              <code className="mt-1 block font-mono text-xs break-all whitespace-pre-wrap text-soft">
                {code}
              </code>
            )}
            {note !== '' && <p className="mt-1 text-soft">{note}</p>}
            {box && screenshot && (
              <Crop box={box} screenshot={screenshot} href={screenshotUrl(screenshot.key)} />
            )}
            {after?.(index)}
          </li>
        );
      })}
    </ul>
  );
}

const margin = 24;
const widest = 360;

function Crop({
  box,
  screenshot,
  href,
}: {
  readonly box: { x: number; y: number; width: number; height: number };
  readonly screenshot: Screenshot;
  readonly href: string;
}) {
  const seen =
    box.width > 0 &&
    box.height > 0 &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x < screenshot.width &&
    box.y + Math.min(box.height, 40) <= screenshot.height;
  if (!seen) return null;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const width = Math.min(screenshot.width - x, box.width + 2 * margin);
  const height = Math.min(screenshot.height - y, box.height + 2 * margin, 320);
  const scale = Math.min(1, widest / width);
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      className="mt-2 max-w-full rounded border border-line"
      role="img"
      aria-label="Extrait de la capture d’écran, élément encadré"
    >
      <image href={href} width={screenshot.width} height={screenshot.height} />
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        fill="none"
        className="stroke-bad"
        strokeWidth={2 / scale}
      />
    </svg>
  );
}
