import { lineupNameLength, lineupSites } from '#contract/lineup.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RefusedLineup } from './lineup-forms.server.ts';
import { lineupsPath } from './lineup-paths.ts';

interface Props {
  /** Addresses, one a line. */
  readonly sites: string;
  readonly name?: string;
  /** May keep it, and start audits. */
  readonly maySave: boolean;
  readonly refused: RefusedLineup | null;
}

/** Which sites, typed by their addresses: looked at once, or kept under a name. Works without a script. */
export function LineupForm({ sites, name = '', maySave, refused }: Props) {
  const values = refused?.values;
  return (
    <form method="get" action={lineupsPath} className="flex max-w-xl flex-col gap-5">
      {refused?.field === null && (
        <Alert kind="error" live formError>
          {refused.message}
        </Alert>
      )}
      <TextArea
        label="Adresses des sites, une par ligne"
        name="sites"
        rows={lineupSites.most}
        required
        defaultValue={values?.sites ?? sites}
        hint={`De ${lineupSites.least} à ${lineupSites.most} sites, les vôtres ou d’autres\u00a0: chacun est pris dans le dernier audit fait ici.`}
        error={refused?.field === 'sites' ? refused.message : undefined}
      />
      <Button type="submit" plainForm variant="secondary" className="self-start">
        Comparer sans garder
      </Button>
      {maySave && (
        <>
          <TextField
            label="Nom de la comparaison"
            name="name"
            maxLength={lineupNameLength}
            defaultValue={values?.name ?? name}
            hint="Pour la rouvrir, l’actualiser et l’exporter."
            error={refused?.field === 'name' ? refused.message : undefined}
          />
          <Checkbox
            name="audit"
            value="oui"
            defaultChecked={values ? values.audit === 'oui' : true}
            hint="Audits ordinaires, dans les limites de votre formule et de chaque site."
          >
            Auditer les sites qui ne l’ont pas encore été
          </Checkbox>
          <Button type="submit" plainForm formMethod="post" className="self-start">
            Garder cette comparaison
          </Button>
        </>
      )}
    </form>
  );
}
