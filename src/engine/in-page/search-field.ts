import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';

/**
 * Gives the focus to the first field in sight where words are looked for. The one of the
 * header is the same on every page: it is tried on the home page only.
 */
export function focusSearchField(inHeaderToo: boolean): Described | null {
  // No `\b` after « où »: its last letter is none to it.
  const words = /recherch|search|trouver|\bo[uù](?![\wà-ÿ]).{0,100}\?/i;
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input[type=search],input[type=text],input:not([type])',
  )) {
    const said = [field.name, field.id, field.placeholder, field.getAttribute('aria-label')].join(' ');
    const isSearch =
      field.type === 'search' ||
      /^(?:searchbox|combobox)$/.test(field.getAttribute('role') ?? '') ||
      /^(?:q|s|query|keywords?)$/.test(field.name) ||
      words.test(said) ||
      field.closest('[role=search],search') !== null;
    if (!inHeaderToo && field.closest('header,nav,[role=banner],[role=navigation],[class*=header]')) continue;
    if (!isSearch || field.disabled || field.readOnly || !isSeen(field)) continue;
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    field.focus({ preventScroll: true });
    field.select();
    if (document.activeElement === field) return describe(field);
  }
  return null;
}
