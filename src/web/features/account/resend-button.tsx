import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAuth } from './auth-context.tsx';

/** Sends the verification mail again and says so on the spot. */
export function ResendButton({ email }: { email: string }) {
  const { identity } = useAuth();
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setState('busy');
    setError(null);
    try {
      await identity.resendVerification(email);
      setState('sent');
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setState('ready');
    }
  };
  return (
    <div className="mt-2" aria-live="polite">
      {state === 'sent' ? (
        <p className="font-semibold">E-mail envoyé. Regardez aussi dans les indésirables.</p>
      ) : (
        <Button variant="secondary" size="small" busy={state === 'busy'} onPress={() => void send()}>
          Renvoyer l’e-mail de validation
        </Button>
      )}
      {error && <p className="mt-2 font-semibold">{error}</p>}
    </div>
  );
}
