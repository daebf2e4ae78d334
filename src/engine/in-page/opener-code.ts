const longestCode = 300;

/** It shows what was hidden, or turns that about. */
const unfolding =
  /\bhidden ?= ?(?:!|false\b)|(?:toggle|remove)Attribute\( ?["']hidden|\.(?:toggle|slideToggle|fadeToggle|showPopover|togglePopover)\(|\bopen ?= ?(?:!|true\b)|\bdisplay ?=(?!=)[^;]{0,80}["'](?:block|flex|grid)\b/;

/** It goes, keeps or fetches something; or its calls cannot be told: comments, templates, escapes, calls of what may be none. */
const doesMore =
  /location|href|cookie|storage|history|\bsrc|value|checked|html|\bnew\b|import|submit|\/\*|\/\/|[`\\]|\?\./i;

/** Methods of elements that ask, or change how one is shown. */
const harmless = new Set([
  ...['$', 'jQuery', 'if', 'String', 'Boolean'],
  ...['.getElementById', '.querySelector', '.querySelectorAll', '.closest', '.matches', '.contains'],
  ...['.getAttribute', '.hasAttribute', '.setAttribute', '.removeAttribute', '.toggleAttribute'],
  ...['.toggle', '.slideToggle', '.fadeToggle', '.add', '.remove', '.showPopover', '.togglePopover'],
  ...['.focus', '.preventDefault', '.stopPropagation'],
]);

/**
 * Tells of the code of an `onclick` that all it does is to show a part of the page: written in full, since nobody knows what a
 * function of the page would do.
 */
export function unfoldsInPlace(onclick: string): boolean {
  if (onclick.length > longestCode) return false;
  const code = onclick.replaceAll(/\s+/g, ' ');
  if (!unfolding.test(code) || doesMore.test(code)) return false;
  const calls = code.matchAll(/(\.?[\p{L}\w$]{1,30}|[\])]) ?\(/gu);
  return [...calls].every(([, called = '']) => harmless.has(called));
}
