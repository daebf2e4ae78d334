import type { PageWalk } from '#contract/page-walk.ts';
import { type PageLook, pageLayers, windowLabels } from '#report/page-look.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadingBlocks, TabStops } from './page-walk.tsx';

interface LookProps {
  readonly look: PageLook;
  readonly windows: readonly PageWalk['device'][];
  readonly shown: PageWalk['device'];
  readonly to: (look: PageLook) => string;
}

/** What is drawn on the picture, and in which window: links, so that a choice has its address. */
export function PageLooks({ look, windows, shown, to }: LookProps) {
  return (
    <nav aria-label="Ce que montre la capture" className="flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <Choices
        title="Sur la capture"
        choices={(Object.keys(pageLayers) as (keyof typeof pageLayers)[]).map((layer) => ({
          label: pageLayers[layer],
          to: to({ ...look, layer }),
          isNow: layer === look.layer,
        }))}
      />
      {windows.length > 1 && (
        <Choices
          title="Écran"
          choices={windows.map((device) => ({
            label: windowLabels[device],
            to: to({ ...look, device }),
            isNow: device === shown,
          }))}
        />
      )}
    </nav>
  );
}

interface Choice {
  readonly label: string;
  readonly to: string;
  readonly isNow: boolean;
}

function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-soft">{title}</span>
      <ul className="flex flex-wrap gap-1">
        {choices.map(({ label, to, isNow }) => (
          <li key={label}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isNow ? 'true' : undefined}
              className="inline-block rounded-full border border-edge px-3 py-1 text-sm text-ink no-underline aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const whyNone = {
  older:
    'Ce rapport a été fait avant que le parcours au clavier et l’ordre de lecture ne soient gardés. Le prochain audit les montrera.',
  beyond:
    'Dans un grand rapport, le parcours au clavier et l’ordre de lecture sont gardés pour les premières pages seulement. Un audit de cette page seule les montrera.',
} as const;

/** What the layer shows, in words; why there is nothing where the report does not hold it. */
export function WalkWords({
  layer,
  walk,
}: {
  readonly layer: PageLook['layer'];
  readonly walk: PageWalk | keyof typeof whyNone;
}) {
  if (typeof walk === 'string') return <Card padding="large">{whyNone[walk]}</Card>;
  return layer === 'clavier' ? <TabStops walk={walk} /> : <ReadingBlocks walk={walk} />;
}
