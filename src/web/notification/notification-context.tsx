import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { browserSound, browserWorld } from './browser-world.ts';
import { type AuditFollower, createAuditFollower } from './follower.ts';
import { type NotificationState, pendingAuditKey } from './notification.ts';
import { Toast } from './toast.tsx';

const NotificationContext = createContext<AuditFollower | null>(null);

/** Holds the follower for the whole page and shows its toast. Audits are followed only while signed in. */
export function NotificationProvider({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);
  const [sound] = useState(browserSound);
  const [follower] = useState(() =>
    createAuditFollower(browserWorld((path) => void go.current(path), sound)),
  );
  useEffect(() => {
    if (!signedIn) return sound.forget();
    follower.resume();
    // Another tab started an audit, or opened the result of this one.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== pendingAuditKey) return;
      if (event.newValue === null) follower.forget();
      else follower.resume();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      follower.pause();
    };
  }, [signedIn, follower, sound]);
  return (
    <NotificationContext value={follower}>
      {children}
      <NotificationToast follower={follower} />
    </NotificationContext>
  );
}

function useFollowerState(follower: AuditFollower): NotificationState {
  return useSyncExternalStore(follower.subscribe, follower.getState, follower.getState);
}

function NotificationToast({ follower }: { follower: AuditFollower }) {
  return <Toast state={useFollowerState(follower)} onOpen={follower.click} onClose={follower.dismiss} />;
}

/** The toast of the page: `start(auditId)` after `POST /api/audits`, `notify(kind, text)` for the rest. */
export function useNotification(): NotificationState &
  Pick<AuditFollower, 'start' | 'notify' | 'forget' | 'dismiss'> {
  const follower = useContext(NotificationContext);
  if (follower === null) throw new Error('useNotification needs a NotificationProvider above it');
  const { start, notify, forget, dismiss } = follower;
  return { ...useFollowerState(follower), start, notify, forget, dismiss };
}
