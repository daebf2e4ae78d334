import { Alert } from '../../../ui/alert.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';

/** The secret that signs what is sent, the one time it is shown. */
export function ShownSecret({ title, secret }: { title: string; secret: string }) {
  return (
    <Alert kind="success" live title={title}>
      <div className="flex flex-col gap-3">
        <p>
          Copiez ce secret maintenant{'\u00a0'}: il ne sera plus montré. Il prouve à votre serveur que l’envoi
          vient de Constat.
        </p>
        <CopyField label="Secret de signature" value={secret} what="le secret" />
      </div>
    </Alert>
  );
}
