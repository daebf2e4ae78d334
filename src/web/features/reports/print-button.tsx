import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** A picture that is missing is missing on paper too. */
function isSettled(picture: HTMLImageElement): Promise<unknown> | null {
  if (picture.complete) return null;
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
}

/** Opens everything and loads every picture of the report. @returns whether all of it is there */
function useWholePage(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    let isGone = false;
    for (const details of document.querySelectorAll<HTMLDetailsElement>('article details'))
      details.open = true;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')];
    for (const picture of pictures) picture.loading = 'eager';
    void Promise.all(pictures.map(isSettled)).then(() => {
      if (!isGone) setWhole(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isWhole;
}

/** Prints the page, once all of it is there. */
export function PrintButton() {
  const isWhole = useWholePage();
  return (
    <div className="flex items-center gap-3 print:hidden">
      <Button isDisabled={!isWhole} onPress={() => print()}>
        <Printer aria-hidden size={18} />
        Imprimer
      </Button>
      <span role="status" className="text-sm text-soft">
        {isWhole ? 'Tout est chargé.' : 'Chargement des images…'}
      </span>
    </div>
  );
}
