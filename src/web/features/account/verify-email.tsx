import { useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAuth } from './auth-context.tsx';
import { ResendForm } from './resend-form.tsx';

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'verified' }
  | { readonly step: 'refused'; readonly message: string; readonly again: boolean };

/** Uses the link of the verification mail as soon as the page runs; reading the page alone changes nothing. */
export function VerifyEmail({ token }: { token: string }) {
  const { identity } = useAuth();
  const [state, setState] = useState<State>({ step: 'asking' });
  const asked = useRef(false);
  const verify = async () => {
    setState({ step: 'asking' });
    try {
      await identity.verifyEmail(token);
      setState({ step: 'verified' });
    } catch (error) {
      const again = !(error instanceof ApiRefusal && error.code === 'auth/expired-link');
      setState({ step: 'refused', again, message: error instanceof Error ? error.message : String(error) });
    }
  };
  const first = useRef(verify);
  useEffect(() => {
    // A link serves once: a second call would answer that it has expired.
    if (asked.current) return;
    asked.current = true;
    void first.current();
  }, []);
  if (state.step === 'asking') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-6" /> Validation de votre adresse…
      </p>
    );
  }
  if (state.step === 'verified') {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="success" live>
          Votre adresse e-mail est validée. Vous pouvez vous connecter.
        </Alert>
        <ButtonLink to="/connexion" size="large" wide>
          Se connecter
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Alert kind="error" live>
        {state.message}
      </Alert>
      {state.again ? <Button onPress={() => void verify()}>Réessayer</Button> : <ResendForm />}
    </div>
  );
}
