import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The keys that print lead to the report with its proofs: those of closed findings are not in this page. */
export function usePrintKey(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isPrint || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      void navigate(path);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate, path]);
}
