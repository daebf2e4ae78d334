import type { KeptLineup } from '#contract/api/lineups.ts';
import { lineupNameLength, lineupSites } from '#contract/lineup.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RefusedLineup } from './lineup-forms.server.ts';

interface Props {
  readonly kept: KeptLineup;
  /** Addresses, in their order. */
  readonly sites: readonly string[];
  readonly refused: RefusedLineup | null;
}

/** The name and the sites of a line-up, and the way to delete it. Works without a script. */
export function LineupSettings({ kept, sites, refused }: Props) {
  return (
    <Card as="section" padding="none" className="print:hidden">
      <details open={refused !== null}>
        <summary className="min-h-12 cursor-pointer px-5 py-3 font-semibold sm:px-6">
          Modifier ou supprimer
        </summary>
        <div className="flex flex-col gap-8 border-t border-line p-5 sm:p-6">
          <form method="post" className="flex max-w-xl flex-col gap-5">
            <TextField
              label="Nom de la comparaison"
              name="name"
              required
              maxLength={lineupNameLength}
              defaultValue={refused?.values.name ?? kept.name}
              error={refused?.field === 'name' ? refused.message : undefined}
            />
            <TextArea
              label="Adresses des sites, une par ligne"
              name="sites"
              required
              rows={lineupSites.most}
              defaultValue={refused?.values.sites ?? sites.join('\n')}
              error={refused?.field === 'sites' ? refused.message : undefined}
            />
            <Button type="submit" plainForm name="faire" value="changer" className="self-start">
              Enregistrer
            </Button>
          </form>
          <form method="post" className="flex flex-col items-start gap-3 border-t border-line pt-6">
            <p className="max-w-prose text-soft">
              Supprimer cette comparaison ne supprime ni les sites ni leurs audits.
            </p>
            <Button type="submit" plainForm variant="danger" name="faire" value="supprimer">
              Supprimer cette comparaison
            </Button>
          </form>
        </div>
      </details>
    </Card>
  );
}
