import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Domain } from '#contract/api/domains.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DomainMethods } from './domain-methods.tsx';
import { checkedSentence, lastCheckSentence, stateSentence, statusWords } from './domain-status.ts';
import { RemoveDomain } from './remove-domain.tsx';
import { SiteAccessPanel } from './site-access/access-panel.tsx';

interface Said {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
}

/** One domain: where it stands, how to prove it, and the ways to check and to forget it. */
export function DomainItem({ domain, onRemoved }: { domain: Domain; onRemoved: (host: string) => void }) {
  // Whoever has just added a domain, or seen a check fail, has something to do there.
  const [open, setOpen] = useState(domain.status === 'waiting');
  const { busy, said, check } = useCheck(domain, (isProved) => setOpen(!isProved));
  const { tone, label } = statusWords[domain.status];
  const lastCheck = lastCheckSentence(domain);
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex min-w-0 flex-wrap items-center gap-2 text-base font-semibold">
          <span className="min-w-0 [overflow-wrap:anywhere]">{domain.host}</span>
          <Badge tone={tone}>{label}</Badge>
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" busy={busy} onPress={() => void check()}>
            Vérifier<span className="sr-only"> {domain.host}</span>
          </Button>
          <RemoveDomain domain={domain} onRemoved={onRemoved} />
        </div>
      </div>
      <p className="text-sm text-soft">
        {stateSentence(domain)} {lastCheck}
      </p>
      <div role="status">
        {busy && (
          <p className="text-sm text-soft">
            Vérification en cours{'\u00a0'}: DNS, fichier et balise, 15 secondes au plus.
          </p>
        )}
        {!busy && said && <Alert kind={said.kind}>{said.text}</Alert>}
      </div>
      <details
        className="rounded-xl border border-line px-4 py-3"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-8 font-semibold">
          Prouver ce domaine<span className="sr-only">, {domain.host}</span>
        </summary>
        <DomainMethods domain={domain} />
      </details>
      {domain.status === 'proved' && <SiteAccessPanel host={domain.host} />}
    </li>
  );
}

function useCheck({ id }: Domain, onChecked: (isProved: boolean) => void) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const { revalidate } = useRevalidator();
  const check = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      const { domain } = await callApi('POST', '/api/domains/:id/check', { params: { id } });
      await revalidate();
      onChecked(domain.status === 'proved');
      setSaid({ kind: domain.status === 'proved' ? 'success' : 'warning', text: checkedSentence(domain) });
    } catch (error) {
      const text = error instanceof ApiRefusal ? error.message : 'La vérification n’a pas abouti. Réessayez.';
      setSaid({ kind: 'error', text });
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, check };
}
