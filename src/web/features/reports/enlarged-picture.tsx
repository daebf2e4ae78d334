import { useEffect, useState } from 'react';
import { OutlinedPicture } from '#report/picture-of-place.tsx';
import type { Box } from '#report/place-in-page.ts';
import type { Screenshot } from '#report/screenshot.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';

interface Pictured {
  readonly box: Box;
  readonly screenshot: Screenshot;
  readonly href: string;
}

/** Shows the pictures of the page larger, in a dialog; without it their links open the whole picture. */
export function EnlargedPicture() {
  const [picture, setPicture] = useState<Pictured | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-place]') : null;
      const place = link?.getAttribute('data-place');
      if (!place || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setPicture(JSON.parse(place) as Pictured);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return (
    <Dialog title="L’élément dans sa page" isOpen={picture !== null} onClose={() => setPicture(null)} wide>
      {picture && (
        <>
          <OutlinedPicture {...picture} />
          <p className="text-sm">
            <Link to={picture.href} reloadDocument>
              Toute la capture de la page
            </Link>
          </p>
        </>
      )}
    </Dialog>
  );
}
