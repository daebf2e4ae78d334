import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FactorList } from '#contract/api/factors.ts';
import { mostFactors } from '#contract/factor-words.ts';
import { countOf } from '#contract/french.ts';
import { callApi } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FactorItems } from './factor-items.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmed } from './use-confirmed.ts';

type Opened = 'app' | 'passkey' | { readonly codes: readonly string[] } | null;

const titleOf = (opened: Opened) =>
  opened === 'app'
    ? 'Ajouter une application'
    : opened === 'passkey'
      ? 'Ajouter une clé d’accès'
      : 'Vos codes de secours';

/**
 * « Deuxième étape » of the profile: what protects the account besides its password, and how to change it.
 * @param onProtected once the first factor is there and its recovery codes were seen
 */
export function FactorPanel({ list, onProtected }: { list: FactorList; onProtected?: () => void }) {
  const { revalidate } = useRevalidator();
  const asking = useConfirmed();
  const [opened, setOpened] = useState<Opened>(null);
  const { factors, recoveryCodes, required, passkeys } = list;
  const close = () => {
    const hadCodes = opened !== null && typeof opened === 'object';
    setOpened(null);
    if (hadCodes && onProtected) onProtected();
    else void revalidate();
  };
  const added = (codes: readonly string[] | null) => {
    if (codes) setOpened({ codes });
    else close();
  };
  const renew = () =>
    asking.run(async () => {
      const { recoveryCodes: codes } = await callApi('POST', '/api/account/factors/recovery-codes');
      setOpened({ codes });
    });
  return (
    <TitledCard title="Deuxième étape de connexion">
      <div id="deuxieme-etape" className="flex max-w-2xl scroll-mt-24 flex-col gap-5">
        <p className="text-soft">
          {factors.length === 0
            ? 'Une deuxième étape protège votre compte, même si quelqu’un apprend votre mot de passe.'
            : 'Après votre mot de passe, la connexion demande l’un de ces moyens. Une clé d’accès connecte aussi sans mot de passe.'}
        </p>
        {factors.length === 0 && required.length > 0 && (
          <Alert kind="warning" title="Une deuxième étape est demandée pour votre compte">
            {required.join(' ')}
          </Alert>
        )}
        {asking.refusal && opened === null && (
          <Alert kind="error" live>
            {asking.refusal}
          </Alert>
        )}
        {factors.length > 0 && (
          <FactorItems factors={factors} run={asking.run} onChanged={() => void revalidate()} />
        )}
        {factors.length > 0 && (
          <p className="flex flex-wrap items-center gap-3">
            {recoveryCodes === 0
              ? 'Vous n’avez plus de code de secours.'
              : `Il vous reste ${countOf(recoveryCodes, 'code de secours', 'codes de secours')}.`}
            <Button variant="quiet" size="small" onPress={renew}>
              Remplacer mes codes de secours
            </Button>
          </p>
        )}
        <Additions passkeys={passkeys} hasRoom={factors.length < mostFactors} open={setOpened} />
      </div>
      <Dialog title={titleOf(opened)} isOpen={opened !== null && !asking.isAsking} onClose={close}>
        {asking.refusal && (
          <Alert kind="error" live>
            {asking.refusal}
          </Alert>
        )}
        {opened === 'app' && <AddApp start={asking.run} onAdded={added} />}
        {opened === 'passkey' && <AddPasskey busy={asking.busy} start={asking.run} onAdded={added} />}
        {opened !== null && typeof opened === 'object' && (
          <RecoveryCodes codes={opened.codes} onKept={close} />
        )}
      </Dialog>
      <ConfirmDialog
        asking={asking}
        hasCode={factors.some(({ kind, readable }) => kind === 'totp' && readable) || recoveryCodes > 0}
        hasPasskey={passkeys && factors.some(({ kind }) => kind === 'passkey')}
      />
    </TitledCard>
  );
}

function Additions({
  passkeys,
  hasRoom,
  open,
}: {
  passkeys: boolean;
  hasRoom: boolean;
  open: (what: 'app' | 'passkey') => void;
}) {
  return (
    <>
      {hasRoom && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" onPress={() => open('app')}>
            Ajouter une application
          </Button>
          {passkeys && (
            <Button variant="secondary" onPress={() => open('passkey')}>
              Ajouter une clé d’accès
            </Button>
          )}
        </div>
      )}
      {!passkeys && (
        <p className="text-sm text-soft">
          Les clés d’accès demandent un nom de domaine. Ce service est ouvert par une adresse IP{'\u00a0'}:
          sur votre machine, ouvrez-le par localhost.
        </p>
      )}
    </>
  );
}
