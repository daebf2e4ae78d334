import { useState } from 'react';
import { countOf, formatNumber } from '#contract/french.ts';
import type { SamplePage } from '#contract/sample.ts';
import { callApi } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DrawnPages } from './sample-rows.ts';

interface DrawPagesProps {
  readonly drawn: DrawnPages;
  onDrawn(pages: readonly SamplePage[]): void;
}

/** Draws other pages at random in the place of those drawn before; says from how many, and which draw it is. */
export function DrawPages({ drawn, onDrawn }: DrawPagesProps) {
  const [{ draw, from }, setDraw] = useState({ draw: drawn.draw, from: drawn.from });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      const next = (draw % 1000) + 1;
      const proposal = await callApi('GET', '/api/audits/:id/sample-proposal', {
        params: { id: drawn.auditId },
        query: { draw: next },
      });
      onDrawn(proposal.pages);
      setDraw({ draw: next, from: proposal.drawnFrom });
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm text-soft">
        {from === null
          ? 'Des pages peuvent être tirées au hasard parmi celles du dernier audit.'
          : `Pages tirées au hasard parmi ${countOf(from, 'autre page du site', 'autres pages du site')}, tirage n°\u00a0${formatNumber(draw)}\u00a0: le même tirage donne toujours les mêmes.`}
      </p>
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        busy={busy}
        onPress={() => void press()}
      >
        Tirer d’autres pages au hasard
      </Button>
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
    </div>
  );
}
