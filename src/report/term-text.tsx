import { explainTerms } from './reading/explain-terms.ts';

/** A sentence in which the words of the trade show that they are explained. */
export function TermText({ children }: { readonly children: string }) {
  return explainTerms(children).map(({ text, meaning }) =>
    meaning === undefined ? (
      text
    ) : (
      <abbr
        key={text}
        title={meaning}
        className="underline decoration-edge decoration-dotted underline-offset-4"
      >
        {text}
      </abbr>
    ),
  );
}

/** The same words with their meanings, for those who cannot point at them. */
export function TermMeanings({ of }: { readonly of: string }) {
  const known = explainTerms(of).filter(({ meaning }) => meaning !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="mb-4 max-w-[72ch] rounded-lg bg-sunken px-4 py-2 text-sm">
      {known.map(({ text, meaning }) => (
        <div key={text} className="py-0.5">
          <dt className="inline font-semibold">{text}</dt>
          <dd className="inline text-soft"> – {meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
