import type { ReactNode } from 'react';
import type { ReportView } from '../report-view.ts';
import type { Room } from './room.ts';
import { SiteAddress } from './site-address.tsx';

interface Props {
  readonly view: ReportView;
  readonly room: Room;
  /** Whose report it is. */
  readonly brand: ReactNode;
}

/** Whose report it is, of which site, and when it was visited. */
export function DocumentHead({ view, room, brand }: Props) {
  return (
    <header>
      {brand}
      <h1 id="synthese">
        Rapport d’audit de{'\u00a0'}
        <span className="host">{room.text(view.title, 80)}</span>
      </h1>
      <p className="address">
        <SiteAddress url={view.url} words={room.text(view.url, 90)} room={room} />
        <span className="soft">
          {' '}
          – {view.finishedAt}, comme depuis un {view.device}
        </span>
      </p>
    </header>
  );
}
