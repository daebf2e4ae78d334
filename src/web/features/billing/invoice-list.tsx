import { useEffect, useState } from 'react';
import { type Invoice, invoiceStatusLabels } from '#contract/billing.ts';
import { formatDate } from '#contract/french.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { OutLink } from '../../ui/link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { amountOf } from './billing-words.ts';

/** The person’s invoices, asked for beside the page: a provider that is slow does not hold it. */
export function InvoiceList() {
  const [invoices, setInvoices] = useState<readonly Invoice[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the person asks
  useEffect(() => {
    let gone = false;
    const show = (items: readonly Invoice[] | null, error: string | null) => {
      if (gone) return;
      setInvoices(items);
      setRefusal(error);
    };
    callApi('GET', '/api/billing/invoices').then(
      ({ items }) => show(items, null),
      (error: unknown) =>
        show(null, error instanceof ApiRefusal ? error.message : 'Vos factures n’ont pas pu être lues.'),
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return (
    <TitledCard title="Vos factures">
      {refusal !== null && (
        <div role="alert">
          <p className="mb-3 text-soft">{refusal}</p>
          <Button size="small" variant="secondary" onPress={() => setAsked(asked + 1)}>
            Réessayer
          </Button>
        </div>
      )}
      {refusal === null && invoices === null && <p className="text-soft">Lecture…</p>}
      {invoices?.length === 0 && <p className="text-soft">Aucune facture pour le moment.</p>}
      {invoices !== null && invoices.length > 0 && (
        <Table caption="Vos factures" rows={invoices} rowKey={({ id }) => id} columns={columns} />
      )}
    </TitledCard>
  );
}

const columns: readonly Column<Invoice>[] = [
  { id: 'date', header: 'Date', rowHeader: true, cell: ({ issuedAt }) => formatDate(issuedAt) },
  { id: 'number', header: 'Numéro', cell: ({ number }) => number ?? '–' },
  {
    id: 'net',
    header: 'Montant HT',
    align: 'right',
    cell: ({ totalExcludingTax, currency }) => amountOf(totalExcludingTax, currency),
  },
  {
    id: 'total',
    header: 'Montant TTC',
    align: 'right',
    cell: ({ total, currency }) => amountOf(total, currency),
  },
  { id: 'status', header: 'État', cell: ({ status }) => invoiceStatusLabels[status] },
  {
    id: 'links',
    header: 'Document',
    cell: ({ number, url, pdfUrl, status }) => (
      <span className="flex flex-wrap gap-x-4">
        {url !== null && <OutLink href={url}>{status === 'open' ? 'Payer' : 'Voir'}</OutLink>}
        {pdfUrl !== null && <OutLink href={pdfUrl}>PDF</OutLink>}
        <span className="sr-only">{number}</span>
      </span>
    ),
  },
];
