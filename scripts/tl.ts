import { createVisitPool } from '#engine/gather/visit-pool.ts';
const [,, home, moves, consent] = process.argv;
const pool = createVisitPool({ executablePath: '/usr/bin/chromium', policy: { allow: ['127.0.0.1:4901'] }, publicUrl: 'http://localhost:3000' });
const s = new AbortController().signal;
const o = await pool.visit({ url: 'http://127.0.0.1:4901/', isHome: home === '1', device: 'mobile', siteDomain: '127.0.0.1', moves: moves === '1', deadlineMs: 90000, keepArtifacts: false }, s);
if (consent==='1') await Promise.all((['refuse','accept'] as const).map(choice => pool.choose({url:'http://127.0.0.1:4901/',choice,nextPages:[],device:'mobile',siteDomain:'127.0.0.1',deadlineMs:40000}, s)));
await pool.close();
