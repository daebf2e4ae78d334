import type { ReactNode } from 'react';
import {
  formerSecretHours,
  webhookEvents,
  webhookEventWords,
  webhookPatienceDays,
} from '#contract/webhook-words.ts';
import { Card } from '../../ui/card.tsx';

const keyExample = `curl https://constat.exemple/api/audits \\
  -H 'Authorization: Bearer cst_…' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: ci-4812' \\
  -d '{"url": "https://www.exemple.fr", "scope": "site"}'`;

const eventExample = `POST /constat HTTP/1.1
Content-Type: application/json
Constat-Event: audit.done
Constat-Delivery: 0190a0a0-…
Constat-Signature: t=1795358052,v1=5257a869…

{"id": "0190…", "type": "audit.done", "createdAt": "2026-11-22T10:00:00.000Z",
 "data": {"audit": {"id": "0190…", "host": "www.exemple.fr", "status": "done", "score": 82, …},
          "reportUrl": "https://…", "apiUrl": "https://…"}}`;

const checkExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: le texte reçu, avant toute lecture du JSON.
function isFromConstat(body, header, secret) {
  const [time, ...signatures] = header.split(',');
  const seconds = time.slice(2);
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', secret).update(seconds + '.' + body).digest();
  return signatures.some((one) => {
    const given = Buffer.from(one.slice(3), 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** How a program identifies itself, and how one’s own server is told of events. */
export function KeysAndWebhooks() {
  return (
    <Card as="section">
      <h2 id="cles" className="text-xl">
        Clés et webhooks
      </h2>
      <p className="mt-2 max-w-prose">
        Une clé se crée dans{' '}
        <a href="/dashboard?tab=settings">
          «{'\u00a0'}Mon profil{'\u00a0'}»
        </a>
        , avec votre mot de passe. Elle n’est montrée qu’une fois, expire au bout d’un an au plus, et se
        révoque à tout moment. Une réinitialisation du mot de passe par e-mail révoque toutes les clés.
      </p>
      <Example label="Démarrer un audit avec une clé">{keyExample}</Example>
      <h3 id="webhooks" className="mt-8 text-lg">
        Recevoir des événements
      </h3>
      <p className="mt-2 max-w-prose">
        Un webhook est une adresse https publique à laquelle Constat envoie un événement en{' '}
        <code className="font-mono text-sm">POST</code>. Répondez par un code 2xx en 10 secondes. Les
        redirections ne sont pas suivies. Ce qui n’est pas accepté est renvoyé, de moins en moins souvent,
        pendant {webhookPatienceDays} jours. Ensuite le webhook est désactivé, et un e-mail vous le dit. Un
        même événement peut arriver deux fois{'\u00a0'}: son <code className="font-mono text-sm">id</code> le
        désigne.
      </p>
      <dl className="mt-4 flex flex-col gap-2">
        {webhookEvents.map((event) => (
          <div key={event}>
            <dt>
              <code className="font-mono text-sm font-semibold">{event}</code>
            </dt>
            <dd className="text-soft">{webhookEventWords[event].hint}</dd>
          </div>
        ))}
      </dl>
      <Example label="Un événement">{eventExample}</Example>
      <p className="mt-4 max-w-prose">
        Avec <code className="font-mono text-sm">kind</code>, un webhook prévient un salon de Slack, Teams,
        Mattermost ou Matrix{'\u00a0'}: un message avec le site, ses notes et un lien, sans signature.
        L’adresse et le jeton d’un salon ne sont plus jamais rendus{'\u00a0'}; un salon qui n’existe plus est
        désactivé aussitôt.
      </p>
      <h3 className="mt-8 text-lg">Vérifier la signature</h3>
      <p className="mt-2 max-w-prose">
        <code className="font-mono text-sm">Constat-Signature</code> contient l’heure de l’envoi, en secondes,
        et une ou deux signatures{'\u00a0'}: le HMAC-SHA-256 de l’heure, d’un point et du corps, en
        hexadécimal. Après un changement de secret, l’ancien signe aussi pendant {formerSecretHours} heures.
      </p>
      <Example label="Vérification, avec Node.js">{checkExample}</Example>
    </Card>
  );
}

function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-soft">{label}</figcaption>
      <pre className="mt-1 rounded-xl bg-sunken p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {children}
      </pre>
    </figure>
  );
}
