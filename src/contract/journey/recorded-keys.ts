/** Keys of a recording, as the Recorder writes them: `event.key`. */

/** Keys that act by themselves. */
const acting =
  /^(?:Tab|Enter|Escape|Space| |Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|Backspace|Delete|Insert|Shift|Control|Alt|Meta|F\d{1,2})$/;
/** Keys that write, or are a shortcut where nothing is written. */
const writing = /^[!-~]$/;

/** What becomes of the keys of a recording, one after the other. */
export interface KeyReader {
  /**
   * `pressed`: the step is kept. `nothing`: it is left out, for the value that a field takes says it (a letter let go, a dead
   * key, a lock). `secret`: a letter was struck in a field of secrets.
   */
  read(type: 'keyDown' | 'keyUp', key: string): 'pressed' | 'nothing' | 'secret';
  /** A field or a control was reached by another step. */
  enter(isSecret: boolean): void;
}

/**
 * Of a letter typed into a field the Recorder often keeps the moment it is let go alone, after the value of the field: kept,
 * these would spell a password in part.
 */
export function openKeys(): KeyReader {
  const down = new Set<string>();
  let inSecret = false;
  return {
    read(type, key) {
      if (acting.test(key)) {
        if (key === 'Tab' && type === 'keyDown') inSecret = false;
        return 'pressed';
      }
      if (!writing.test(key)) return 'nothing';
      if (type === 'keyUp') return down.delete(key) ? 'pressed' : 'nothing';
      if (inSecret) return 'secret';
      down.add(key);
      return 'pressed';
    },
    enter(isSecret) {
      inSecret = isSecret;
    },
  };
}
