import type { TrialPicture, TrialResult } from '#contract/api/trials.ts';
import { typeset } from '#contract/french.ts';
import { Alert } from './alert.tsx';

interface Props {
  readonly busy: boolean;
  readonly result: TrialResult | null;
  readonly failure: string | null;
}

/** What a try came to: its sentence, where it led, and what was seen there. */
export function TrialView({ busy, result, failure }: Props) {
  return (
    <div>
      <div role="status">
        {busy && <p className="text-sm text-soft">Essai en cours : une minute au plus.</p>}
        {result && (
          <Alert kind={result.outcome === 'opened' || result.outcome === 'played' ? 'success' : 'warning'}>
            <p className="wrap-anywhere">{typeset(result.message)}</p>
          </Alert>
        )}
        {failure && <Alert kind="error">{failure}</Alert>}
      </div>
      {result && result.reached !== '' && (
        <p className="mt-2 text-sm text-soft wrap-anywhere">
          {typeset('Page atteinte :')} {result.reached}
          {result.title !== '' && ` (${result.title})`}
        </p>
      )}
      {result && <Shown picture={result.picture} what="La page atteinte" />}
      {result && result.steps.length > 0 && <Steps steps={result.steps} />}
    </div>
  );
}

const outcomes = { made: 'Faite', failed: 'Échouée', left: 'Non faite' } as const;

function Steps({ steps }: Pick<TrialResult, 'steps'>) {
  return (
    <ol className="mt-3 flex list-decimal flex-col gap-3 pl-6">
      {steps.map(({ words, outcome, failure, state, picture }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
        <li key={at}>
          <p className="wrap-anywhere">
            <strong>{outcomes[outcome]}</strong>
            {typeset(' : ')}
            {words}
          </p>
          {failure && <p className="text-sm wrap-anywhere">{typeset(`Pourquoi : ${failure}.`)}</p>}
          <Shown
            picture={picture}
            what={state === null ? `L’étape ${at + 1}` : `L’état «\u00a0${state}\u00a0»`}
          />
        </li>
      ))}
    </ol>
  );
}

/** A picture that is nowhere else: its page is forgotten after some minutes. */
function Shown({ picture, what }: { readonly picture: TrialPicture | null; readonly what: string }) {
  if (picture === null) return null;
  const { src, width, height } = picture;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={typeset(`${what}, telle que notre navigateur la voit. Les champs de mot de passe y sont masqués.`)}
      className="mt-2 h-auto w-full max-w-xl rounded border border-line"
    />
  );
}
