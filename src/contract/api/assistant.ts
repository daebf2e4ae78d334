import { z } from 'zod';
import { defineEndpoints, file, nothing } from './endpoint.ts';

/** Beyond, the protocol’s own schemas speak: the library that serves it parses them. */
const message = z.looseObject({ jsonrpc: z.literal('2.0') });
export type AssistantMessage = z.infer<typeof message>;

/** The tools of an assistant, by the Model Context Protocol. */
export const assistantEndpoints = defineEndpoints('Assistants', {
  callAssistantTools: {
    method: 'POST',
    path: '/api/mcp',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Parler au serveur MCP : démarrer, suivre, lire et vérifier par un assistant',
    description:
      'Model Context Protocol, « Streamable HTTP » sans session. Démarrer un audit et vérifier un correctif demandent une clé de portée « Audits ».',
    body: message,
    answer: {
      200: file('application/json', 'text/event-stream'),
      202: nothing,
      // A message the protocol refuses, in its own words.
      400: file('application/json'),
    },
    errors: [],
  },
});
