/** Stands in for the engine’s process: what it does is in the path of the address it is asked to audit. */
import type { FromEngine, ToEngine } from '#main/audit-messages.ts';
import { sampleReport } from './sample-report.ts';

const tell = (message: FromEngine) => process.send?.(message);
setInterval(() => tell({ kind: 'beat' }), 50).unref();

/** Computes for ever: no message is read any more. */
function spin(): never {
  for (;;);
}

/** Keeps all it makes. */
function fill(): never {
  const kept: object[] = [];
  for (;;) kept.push({ kept: kept.length });
}
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToEngine) => {
  if (message.kind === 'abort') process.exit(0);
  else if (message.kind === 'closed') tell({ kind: 'crash', detail: `closed ${message.name}` });
  else if (message.kind === 'share')
    tell({ kind: 'progress', progress: { stage: 'visit', done: message.sharedBy, total: 0 } });
  else if (message.kind === 'measure')
    tell({
      kind: 'measured',
      outcome: { loads: [], failed: [...message.order.pages], report: null, journal: [] },
    });
  else if (message.kind === 'check')
    tell({ kind: 'checked', check: { kind: 'failed', why: 'late', detail: '', journal: [] } });
  else if (message.kind === 'trial')
    tell({ kind: 'tried', answer: { kind: 'failed', detail: message.order.url } });
  else if (message.kind === 'answer') {
    tell({ kind: 'progress', progress: { stage: 'visit', done: message.ask, total: 1 } });
    tell({ kind: 'crash', detail: JSON.stringify(message.done) });
  } else if (message.order.url.endsWith('/share')) {
    const order = { url: message.order.url, times: 1, warm: false, deadlineMs: 1 };
    const asked = { kind: 'measure', order: { ...order, device: 'mobile', siteDomain: '' } } as const;
    tell({ kind: 'left' });
    tell({ kind: 'ask', ask: 7, asked });
  } else if (/\/(?:held|full)$/.test(message.order.url)) {
    tell({ kind: 'progress', progress: { stage: 'preflight', done: process.pid, total: 0 } });
    tell({ kind: 'reading', url: 'https://exemple.fr/robots.txt' });
    message.order.url.endsWith('/held') ? spin() : fill();
  } else if (/\/(?:stuck|asleep)$/.test(message.order.url)) {
    tell({ kind: 'progress', progress: { stage: 'preflight', done: process.pid, total: 0 } });
    tell({ kind: 'reading', url: 'https://exemple.fr/robots.txt' });
    if (message.order.url.endsWith('/stuck')) tell({ kind: 'reading', url: null });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    spin();
  } else if (message.order.url.endsWith('/much'))
    tell({ kind: 'sent', name: 'victime.fr', more: { requests: 500, bytes: 1 } });
  else if (message.order.url.endsWith('/crash')) tell({ kind: 'crash', detail: 'renderer gone' });
  else if (message.order.url.endsWith('/die')) process.kill(process.pid, 'SIGKILL');
  else if (message.order.url.endsWith('/hang')) {
    tell({ kind: 'progress', progress: { stage: 'visit', done: process.pid, total: 0 } });
  } else {
    const screenshots = [{ key: 'page-1', contentType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }];
    const report = sampleReport(message.order);
    tell({ kind: 'log', level: 'warn', data: { reason: 'memory' }, message: 'browser ended' });
    tell({ kind: 'outcome', outcome: { kind: 'report', report, screenshots, journal: [] } });
  }
});
