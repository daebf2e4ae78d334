import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

/** What a protected link shows before its password is typed: nothing of the report, not even of which site. */
export function SharePassword({ refusal }: { refusal: string | undefined }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-12 sm:px-6 sm:pt-20">
      <Card padding="large" className="flex flex-col gap-5">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          Rapport protégé
        </h1>
        <p>La personne qui vous a envoyé ce lien l’a protégé par un mot de passe.</p>
        {refusal && (
          <Alert kind="error" live>
            {refusal}
          </Alert>
        )}
        <form method="post" className="flex flex-col gap-5">
          <PasswordField
            label="Mot de passe du lien"
            name="password"
            autoComplete="off"
            required
            maxLength={1024}
          />
          <Button type="submit" plainForm>
            Lire le rapport
          </Button>
        </form>
      </Card>
    </div>
  );
}
