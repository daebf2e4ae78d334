import type { SenderBrand } from '#contract/brand.ts';

/** Whoever hands a document over, with their logo and colour; nothing where they have no name of their own. */
export function SenderBand({ sender }: { readonly sender: SenderBrand | null }) {
  if (sender === null) return null;
  const { name, logo, color } = sender;
  return (
    <div className="flex flex-col gap-3">
      {/* An attribute and no style: the policy of the pages lets none through. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-1.5 w-full rounded-full"
      >
        <rect width="100" height="1" fill={color ?? 'currentColor'} />
      </svg>
      <p className="flex flex-wrap items-center gap-4 text-lg font-semibold wrap-anywhere">
        {/* White as paper is, whatever the theme. */}
        {logo !== null && <img src={logo} alt="" className="max-h-14 max-w-40 rounded-lg bg-white p-1.5" />}
        {name}
      </p>
    </div>
  );
}
