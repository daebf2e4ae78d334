import { ApiRefusal, callApi, type Fetch } from '../lib/api.ts';
import type { FollowerDeps, ReportAnswer } from './notification.ts';
import { successSound } from './notification.ts';
import { openReport } from './open-report.ts';
import { type SuccessSound, successSoundOf } from './success-sound.ts';

/** A poll that hangs must not stop the following ones. */
const pollTimeoutMs = 15_000;

/** The sound of this browser; one tab at a time decides, where the browser knows locks. */
export function browserSound(): SuccessSound {
  return successSoundOf({
    play: playFile,
    shared: () => localStorage,
    own: () => sessionStorage,
    // Absent on pages that are not served safely, whatever the types say.
    alone: (work) => ('locks' in navigator ? navigator.locks.request('constat-success-sound', work) : work()),
  });
}

/** The follower’s world in a browser. Touches `window` only when called, so it can be made on the server. */
export function browserWorld(navigate: (path: string) => void, sound: SuccessSound): FollowerDeps {
  return {
    storage: {
      get: (key) => tolerant(() => localStorage.getItem(key), null),
      set: (key, value) => tolerant(() => localStorage.setItem(key, value), undefined),
      remove: (key) => tolerant(() => localStorage.removeItem(key), undefined),
    },
    readReport: (auditId) => readReport(auditId, (path, init) => fetch(path, init)),
    playSuccessSound: (auditId) => void sound.play(auditId),
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    openReport: (auditId) =>
      openReport(auditId, {
        currentPath: window.location.pathname,
        navigate,
        reload: () => window.location.reload(),
      }),
    log,
  };
}

/**
 * Reads the state of an audit.
 * @throws on network failures, server errors and answers that are not JSON.
 */
export async function readReport(auditId: string, call: Fetch): Promise<ReportAnswer> {
  const fresh: Fetch = (path, init) =>
    call(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(pollTimeoutMs) });
  try {
    const { status, errorMessage } = await callApi(
      'GET',
      '/api/reports/:id',
      { params: { id: auditId } },
      fresh,
    );
    return { kind: 'status', status, errorMessage: errorMessage ?? null };
  } catch (error) {
    const status = error instanceof ApiRefusal ? error.status : 0;
    if (status === 401) return { kind: 'signed-out' };
    if (status === 404 || status === 403 || status === 410) return { kind: 'gone' };
    throw new Error(`Lecture de l’audit impossible (${status})`, { cause: error });
  }
}

/** False when the browser refuses, as it does before the person has touched the page. */
function playFile(): Promise<boolean> {
  return new Audio(successSound).play().then(
    () => true,
    (error: unknown) => {
      log('Le son n’a pas pu être joué', error);
      return false;
    },
  );
}

function log(message: string, error: unknown) {
  console.info(message, error);
}

/** Storage may be refused by the browser’s settings: following then lasts as long as the page. */
function tolerant<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
