/** The look of a menu that is a `<details>`: above the strip of chapters (10), under the menu of the product (20). */
export const menuSummary =
  'inline-flex min-h-11 cursor-pointer items-center rounded-xl border border-edge bg-surface px-5 py-2.5 font-semibold text-ink hover:bg-sunken';
export const menuItem =
  'flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold text-ink no-underline hover:bg-sunken';
export const menuPanel =
  'z-[15] mt-2 flex w-72 max-w-full flex-col gap-2 rounded-xl border border-line bg-surface p-2 shadow-float sm:absolute sm:max-h-[70dvh] sm:max-w-none sm:overflow-y-auto';
