/** Longer than any address of ours; a page reads what comes with it, so its search counts too. */
const maxLength = 8_000;

/**
 * False for an address that nobody types and no link of ours holds: one that cannot be decoded, with a control
 * character (`/%09/javascript:…`), a backslash, two slashes where a host would be read, or much too long. Routers and the
 * database trip over them, each in its own way.
 */
export function isPlainAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  if (pathname.length + search.length > maxLength) return false;
  const path = decoded(pathname);
  if (path === null || path.startsWith('//') || path.includes('\\')) return false;
  if (hasControl(path, 0x20)) return false;
  // Forms send line breaks and tabs; NUL is what no text of the database may hold. A lone % is what people type.
  return !search.includes('%00');
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function hasControl(text: string, below: number): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < below || code === 0x7f) return true;
  }
  return false;
}
