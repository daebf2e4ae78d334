import { createVisitPool } from '#engine/gather/visit-pool.ts';
const pool = createVisitPool({ executablePath: '/usr/bin/chromium', policy: { allow: ['127.0.0.1:4901'] }, publicUrl: 'http://localhost:3000', log: {info(){},warn(d: object,m: string){console.error(m,d)}} as never });
const t = Date.now();
const o = await pool.visit({ url: 'http://127.0.0.1:4901/', isHome: true, device: 'mobile', siteDomain: '127.0.0.1', moves: true, deadlineMs: 90000, keepArtifacts: false }, new AbortController().signal, () => console.log('seen', Date.now() - t));
console.log('end', Date.now() - t, o.kind === 'page' ? o.timings : o);
await pool.close();
