import type { ReactNode } from 'react';
import type { Evidence } from '#contract/report.ts';
import { viewEvidence } from './evidence-view.ts';
import { PictureOfPlace } from './picture-of-place.tsx';
import type { ScreenshotUrl } from './report-places.ts';
import type { Screenshot } from './screenshot.ts';

interface Props {
  readonly evidence: readonly Evidence[];
  readonly screenshot: Screenshot | undefined;
  readonly screenshotUrl: ScreenshotUrl;
  /** What stands under each proof, by its rank. */
  readonly after?: (order: number) => ReactNode;
}

/** The proofs of a finding on one page: what, where, and the place in the page when it was seen. */
export function EvidenceList({ evidence, screenshot, screenshotUrl, after }: Props) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-3">
      {evidence.map((item, index) => {
        const { label, english, code, note, box } = viewEvidence(item);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored list that never changes
            key={index}
            className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-paper p-3 text-sm break-inside-avoid lg:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {label} {english !== '' && <span lang="en">{english}</span>}
              </p>
              {code !== '' && (
                <code className="mt-1 block font-mono text-xs wrap-anywhere whitespace-pre-wrap text-soft">
                  {code}
                </code>
              )}
              {note !== '' && <p className="mt-1 text-soft">{note}</p>}
            </div>
            {box && screenshot && (
              <PictureOfPlace box={box} screenshot={screenshot} href={screenshotUrl(screenshot.key)} />
            )}
            {after?.(index)}
          </li>
        );
      })}
    </ul>
  );
}
