/**
 * The source of a handler of moves uses its event for nothing that tells where the pointer is: it stops the event, or notes
 * that one came. False as soon as one cannot tell: native code, an event handed on to other code, parameters taken apart.
 */
export function ignoresPointerPosition(source: string): boolean {
  if (source.length > 4_000 || /\[native code\]/.test(source)) return false;
  if (/\b(?:touches|changedTouches|arguments)\b|\b(?:client|page|screen|movement|offset)[XY]\b/.test(source))
    return false;
  const parameters =
    /^(?:async\s+)?(?:function\b[^(]*\(([^)]*)\)|\(([^)]*)\)\s*=>|([\w$]+)\s*=>|[\w$]+\s*\(([^)]*)\)\s*\{)/.exec(
      source,
    );
  if (!parameters) return false;
  const [, ofFunction, ofArrow, alone, ofMethod] = parameters;
  const [first = ''] = (ofFunction ?? ofArrow ?? alone ?? ofMethod ?? '').split(',');
  const event = first.trim();
  const body = source.slice(parameters[0].length);
  // Without a parameter, the event can only be the one of the window.
  if (event === '') return !/\bevent\b/.test(body);
  if (!/^[\w$]+$/.test(event)) return false;
  const name = event.replace(/\$/g, '\\$');
  const harmless =
    'stopPropagation|stopImmediatePropagation|preventDefault|isDefaultPrevented|defaultPrevented|cancelable|cancelBubble|returnValue|type|timeStamp';
  const used = new RegExp(`(?<![\\w$.])${name}(?![\\w$])`);
  return !used.test(
    body.replace(new RegExp(`(?<![\\w$.])${name}\\s*\\??\\.\\s*(?:${harmless})(?![\\w$])`, 'g'), ''),
  );
}
