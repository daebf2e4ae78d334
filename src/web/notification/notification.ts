/** Local storage key of the audit in progress (docs/specification.txt §3). */
export const pendingAuditKey = 'pendingAuditId';
export const pollIntervalMs = 5000;
/** Errors and simple successes close by themselves after this long. */
export const autoClearMs = 7000;
/** How long a toast comes and goes; the 0.35 s of styles/tokens.css. */
export const animationMs = 350;
export const maxSoundPlays = 2;
export const successSound = '/sound/success.mp3';

export const successText = 'Audit terminé 🎉';
export const auditErrorFallback = 'Erreur lors de l’audit';
export const pendingText =
  'Audit en cours. Il prendra quelques minutes\u00a0; vous recevrez les résultats par e-mail à la fin.';

export type NotificationKind = 'pending' | 'success' | 'successSimple' | 'error';

export interface NotificationState {
  /** null: nothing is shown. */
  readonly kind: NotificationKind | null;
  readonly text: string;
  readonly pendingAuditId: string | null;
}

export const nothing: NotificationState = { kind: null, text: '', pendingAuditId: null };

/** Answer of `GET /api/reports/{id}` as the follower needs it. */
export type ReportAnswer =
  | { readonly kind: 'status'; readonly status: string; readonly errorMessage: string | null }
  /** The id does not exist for this person (any more): nothing to follow. */
  | { readonly kind: 'gone' }
  /** The session has ended: following waits for the next login. */
  | { readonly kind: 'signed-out' };

/** What the follower needs from the browser; tests pass their own clock, storage, answers and sound. */
export interface FollowerDeps {
  readonly storage: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
  };
  /** @throws when the answer could not be read: polling goes on. */
  readReport(auditId: string): Promise<ReportAnswer>;
  /** Plays the success sound for an audit, within the limits of the session. */
  playSuccessSound(auditId: string): void;
  every(ms: number, run: () => void): () => void;
  after(ms: number, run: () => void): () => void;
  /** Opens `/reports/{id}`; reloads the page when it is already that one. */
  openReport(auditId: string): void;
  log(message: string, error: unknown): void;
}
