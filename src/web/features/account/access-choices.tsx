import { type AccessKind, accessKinds, accessLabels, closedByDefault } from '#contract/open-access.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** The kinds ticked in such a form. */
export const closingOf = (values: FormData): AccessKind[] =>
  accessKinds.filter((kind) => values.has(`close-${kind}`));

/** What a new password closes besides the sessions. */
export function AccessChoices() {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">Fermer aussi</legend>
      <p className="text-sm text-soft">
        Qui connaissait l’ancien mot de passe a pu en créer. Cochez tout si vous soupçonnez une intrusion.
      </p>
      {accessKinds.map((kind) => (
        <Checkbox
          key={kind}
          name={`close-${kind}`}
          value="oui"
          defaultChecked={closedByDefault.includes(kind)}
        >
          {accessLabels[kind].choice}
        </Checkbox>
      ))}
    </fieldset>
  );
}
