import { Button } from '../../../ui/button.tsx';

const fileOf = (codes: readonly string[]) =>
  `Codes de secours de votre compte Constat\n\nChaque code sert une fois. Gardez-les en lieu sûr.\n\n${codes.join('\n')}\n`;

/** Recovery codes, the one time that they can be read. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p>
        Ces codes remplacent votre application ou votre clé d’accès si vous les perdez. Chacun sert une fois.{' '}
        <strong>Ils ne seront plus affichés</strong>
        {'\u00a0'}: notez-les ou téléchargez-les maintenant.
      </p>
      <ul className="grid grid-cols-1 gap-2 rounded-xl bg-sunken p-4 min-[22rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
          download="constat-codes-de-secours.txt"
          className="inline-flex min-h-11 items-center rounded-xl border border-edge bg-surface px-5 py-2.5 font-semibold text-ink no-underline hover:bg-sunken"
        >
          Télécharger les codes
        </a>
        <Button onPress={onKept}>Je les ai gardés</Button>
      </div>
    </div>
  );
}
