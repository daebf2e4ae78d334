import { maxSoundPlays } from './notification.ts';

/** Local storage key: what the person has heard in this session. */
const heardKey = 'successSound';
/** Session storage key: the name of this tab, reloads included. */
const tabKey = 'tab';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the sound needs from the browser. */
export interface SoundWorld {
  /** False when the browser refused. */
  play(): Promise<boolean>;
  /** What all tabs of the person see. */
  shared(): TabStorage;
  /** What this tab alone sees. */
  own(): TabStorage;
  /** Runs the work while no other tab does. */
  alone(work: () => Promise<void>): Promise<void>;
}

export interface SuccessSound {
  /** Plays for an audit that has ended. */
  play(auditId: string): Promise<void>;
  /** Nobody is signed in: the next session begins anew. */
  forget(): void;
}

interface Heard {
  readonly plays: number;
  /** The last audit it was played for, and by which tab. */
  readonly auditId: string;
  readonly tab: string;
}

const nothing: Heard = { plays: 0, auditId: '', tab: '' };

/**
 * The success sound of the person’s session, whatever the number of tabs: two plays at most, and of all tabs that learn
 * of one audit, one plays. A play the browser refused counts for nothing: another tab may try. Where storage is refused,
 * all this lives as long as the page.
 */
export function successSoundOf(world: SoundWorld): SuccessSound {
  let inMemory = nothing;
  let tab: string | undefined;
  return {
    play: (auditId) =>
      world.alone(async () => {
        tab ??= tabOf(world);
        const heard = readHeard(world) ?? inMemory;
        const elsewhere = heard.auditId === auditId && heard.tab !== tab;
        if (heard.plays >= maxSoundPlays || elsewhere || !(await world.play())) return;
        inMemory = { plays: heard.plays + 1, auditId, tab };
        tolerant(() => world.shared().setItem(heardKey, JSON.stringify(inMemory)));
      }),
    forget() {
      inMemory = nothing;
      tolerant(() => world.shared().removeItem(heardKey));
    },
  };
}

/** Null when storage is refused, or holds nothing of ours. */
function readHeard(world: SoundWorld): Heard | null {
  const text = tolerant(() => world.shared().getItem(heardKey));
  const [, plays, auditId, tab] =
    /^\{"plays":(\d),"auditId":"([\w-]*)","tab":"([\w-]*)"\}$/.exec(text ?? '') ?? [];
  return auditId === undefined || tab === undefined ? null : { plays: Number(plays), auditId, tab };
}

/** The name of this tab: the same after a reload. */
function tabOf(world: SoundWorld): string {
  const known = tolerant(() => world.own().getItem(tabKey));
  if (known) return known;
  const made = crypto.randomUUID();
  tolerant(() => world.own().setItem(tabKey, made));
  return made;
}

function tolerant<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
