import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { hasPasskeys, sayFailure, signInByPasskey } from './passkey-client.ts';

/** Signs in with a passkey and opens `destination` as a fresh document; absent where the browser has none. */
export function PasskeyButton({ destination }: { destination: string }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!hydrated || !hasPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await signInByPasskey();
      window.location.assign(destination);
    } catch (error) {
      setRefusal(sayFailure(error));
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      <Button variant="secondary" size="large" wide busy={busy} onPress={() => void press()}>
        <KeyRound aria-hidden size={20} />
        Utiliser une clé d’accès
      </Button>
    </div>
  );
}
