/** Style of the report in one file: light and dark, phone and desk, screen and paper. Nothing is loaded. */
export const fileStyle = `:root{color-scheme:light dark;--ink:#161d2b;--soft:#454e60;--line:#d5d9e2;--paper:#f6f7fa;--card:#fff;--brand:#2a3fbd;--good:#146c43;--fine:#4a6b0a;--watch:#8f4a00;--bad:#ad2018;--neutral:#454e60}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f7;--soft:#b4bccb;--line:#3a4355;--paper:#10151f;--card:#181f2c;--brand:#a9b6ff;--good:#6fd3a0;--fine:#b7d56a;--watch:#f0b06a;--bad:#ff9a90;--neutral:#b4bccb}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
.page{max-width:62rem;margin:0 auto;padding:2rem 1rem 4rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}
h1,h2,h3,h4{line-height:1.25;margin:0}h1{font-size:clamp(1.6rem,4vw,2.4rem)}h2{font-size:1.45rem}h3{font-size:1.1rem;margin-top:1.25rem}h4{font-size:1rem;margin-top:1rem}
p{margin:.5rem 0}a{color:var(--brand)}section,nav{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.25rem 1.5rem}
section section{border:0;padding:0;background:none}
.brand{color:var(--brand);font-weight:800;margin:0}.soft{color:var(--soft)}.small{font-size:.875rem}
.overall{display:grid;gap:1rem 2.5rem;grid-template-columns:minmax(0,1fr)}@media (min-width:46rem){.overall{grid-template-columns:14rem minmax(0,1fr)}}
.figure{font-size:3.5rem;font-weight:800;line-height:1;margin:0;font-variant-numeric:tabular-nums}.figure.between{font-size:2.2rem}.figure small{font-size:1rem;color:var(--soft);font-weight:600}
.good{color:var(--good)}.fine{color:var(--fine)}.watch{color:var(--watch)}.bad{color:var(--bad)}.neutral{color:var(--neutral)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}caption{text-align:left;color:var(--soft);padding:.25rem 0}
th,td{max-width:24rem;overflow-wrap:break-word;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}thead th{color:var(--soft);font-weight:600}
td.num,th.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
nav ul{columns:14rem;margin:.5rem 0 0;padding-left:1.1rem}
.tag{display:inline-block;border:1px solid;border-radius:99px;padding:0 .6rem;font-size:.8rem;font-weight:600}
.facts{display:flex;flex-wrap:wrap;gap:.25rem .9rem;align-items:baseline;font-size:.875rem;color:var(--soft);margin:.25rem 0 0}
ol.first{padding-left:1.4rem;display:grid;gap:1rem}ol.first>li::marker{font-weight:700}.first-title{margin:0}
details{border-top:1px solid var(--line);padding:.6rem 0}summary{cursor:pointer;min-height:2rem}summary b{font-weight:600}
.proof{display:grid;gap:.6rem;list-style:none;margin:.5rem 0;padding:0}.proof li{border:1px solid var(--line);border-radius:.6rem;padding:.6rem .8rem;font-size:.875rem}
code{display:block;white-space:pre-wrap;font:.8rem/1.5 ui-monospace,Menlo,Consolas,monospace;color:var(--soft);margin-top:.2rem;unicode-bidi:isolate}
svg.crop{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:.4rem;margin-top:.5rem}svg.crop rect{fill:none;stroke:#ad2018}
.store{position:absolute;width:0;height:0;overflow:hidden}dl{margin:.5rem 0}dt{font-weight:600;font-size:.875rem;color:var(--soft)}dd{margin:0 0 .6rem}
@media print{@page{size:A4;margin:15mm}:root{color-scheme:light;--ink:#161d2b;--soft:#454e60;--line:#b9bdc6;--paper:#fff;--card:#fff;--brand:#2a3fbd;--good:#146c43;--fine:#4a6b0a;--watch:#8f4a00;--bad:#ad2018;--neutral:#454e60}
body{font-size:10pt}.page{padding:0;max-width:none}section,nav{border:0;padding:0}nav{display:none}details::details-content{content-visibility:visible;block-size:auto}details summary::marker{content:""}h2,h3,h4,summary{break-after:avoid}.proof li,li,tr{break-inside:avoid}}`;
