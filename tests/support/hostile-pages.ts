import { page, type Route } from './static-server.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const script = (text: string) => page(`<p>Une page.</p><script>${text}</script>`);

/** Pages whose scripts mean harm, by path. */
export const hostilePages: Readonly<Record<string, Route>> = {
  '/calcul': script('for(;;);'),
  '/memoire': script('const t=[];for(;;)t.push(new Array(1e6).fill({}))'),
  '/ouvriers': script(
    'const u=URL.createObjectURL(new Blob(["for(;;);"]));for(let i=0;i<16;i++)new Worker(u)',
  ),
  '/ecrit': script('setInterval(()=>{for(let i=0;i<500;i++)document.write("<p>encore "+i)},1)'),
  '/alertes': script('for(;;)alert("encore")'),
  '/retient': script('addEventListener("beforeunload",(e)=>{e.preventDefault();e.returnValue="x"})'),
  '/defile': script(
    'const more=()=>{for(let i=0;i<40;i++)document.body.append(Object.assign(document.createElement("p"),{textContent:"ligne "+i}))};more();addEventListener("scroll",more)',
  ),
  '/meta': page('<p>Une page.</p>', '<meta http-equiv="refresh" content="0">'),
  '/historique': script(
    'let n=0;setInterval(()=>{for(let i=0;i<50;i++)history.pushState({},"","?n="+n++)},10)',
  ),
  '/100000': page(
    Array.from({ length: 100 }, (_, at) => `<ul>${`<li>Ligne ${at}</li>`.repeat(1_000)}</ul>`).join(''),
  ),
  '/mille-cadres': page(
    Array.from({ length: 1_000 }, (_, at) => `<iframe title="c${at}" src="/cadre?n=${at}"></iframe>`).join(
      '',
    ),
  ),
  '/cadre': (_request, response) => void response.writeHead(200, html).end(page('<p>cadre</p>')),
  '/deluge': script('const go=()=>fetch("/cadre?"+Math.random()).then(go,go);for(let i=0;i<200;i++)go()'),
  '/evenements': script('new EventSource("/flux").onmessage=()=>{}'),
  '/flux': (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write('data: encore\n\n'), 50);
    request.once('close', () => clearInterval(timer));
  },
  '/prise': script('const s=new WebSocket("ws://"+location.host+"/prise-ouverte");s.onopen=()=>s.send("x")'),
  '/prives': script(
    'for(const a of ["http://169.254.169.254/","http://10.0.0.1/","http://[::1]/","http://localhost:22/","http://metadata.google.internal/"]){fetch(a).catch(()=>{});new Image().src=a;document.body.append(Object.assign(document.createElement("iframe"),{src:a}))}',
  ),
  '/donnees': script('location.href="data:text/html,<p>ailleurs</p>"'),
  '/blob': script('location.href=URL.createObjectURL(new Blob(["<p>x</p>"],{type:"text/html"}))'),
  '/ouvreur': script('if(opener)opener.location="/cadre";open("/ouvreur","_blank");open("","_self")'),
  '/onglet': script(
    'addEventListener("blur",()=>{location.href="/cadre"});document.addEventListener("visibilitychange",()=>{location.href="/cadre"})',
  ),
  '/ferme': script('close();open("","_self").close();setInterval(close,10)'),
  '/arrete': page(
    '<p>Une page.</p><img alt="" src="/cadre?1"><p>Encore.</p>',
    '<script>window.stop()</script>',
  ),
  '/arrete-souvent': script('setInterval(()=>{new Image().src="/cadre?"+Math.random();window.stop()},20)'),
  '/plein-ecran': script(
    'const go=()=>{document.documentElement.requestFullscreen?.().catch(()=>{});document.body.requestPointerLock?.();navigator.keyboard?.lock?.()};go();addEventListener("click",go);addEventListener("keydown",go)',
  ),
  '/permissions': script(
    'navigator.geolocation.getCurrentPosition(()=>{});Notification.requestPermission();navigator.mediaDevices?.getUserMedia({audio:true,video:true}).catch(()=>{});navigator.clipboard?.readText().catch(()=>{});navigator.requestMIDIAccess?.().catch(()=>{});navigator.storage?.persist?.()',
  ),
};
