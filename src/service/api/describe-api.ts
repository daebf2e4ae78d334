import { z } from 'zod';
import type { Answers, Content, Endpoint } from '#contract/api/endpoint.ts';
import { endpoints } from '#contract/api/endpoints.ts';
import { keyScopeWords } from '#contract/key-words.ts';
import { engineVersion } from '#engine/engine-version.ts';
import { cookieName } from '../accounts/token-cookies.ts';
import { describeRefusals, sharedResponses } from './describe-refusals.ts';
import { namedJsonSchemas, toJsonSchema } from './json-schema.ts';
import type { MediaTypes, OpenApiDocument, Operation, Parameter, ResponseObject } from './open-api.ts';

const description = `Tout ce que font les pages de Constat passe par ces appels.

Un programme s’identifie par une clé d’API, créée dans « Mon profil » : \`Authorization: Bearer cst_…\`. Chaque clé a une portée : \`read\` (lecture), \`audit\` (lecture, lancement d’audits et de vérifications) ou \`manage\` (gestion) ; \`x-key-scope\` dit celle que demande chaque appel, et les appels sans \`x-key-scope\` n’acceptent pas de clé. Une clé fait 300 appels par minute au plus, et n’ouvre que ce qui est à son titulaire. La deuxième étape de connexion d’un compte ne concerne pas ses clés.

Les pages s’identifient par le cookie de session : \`signIn\` échange un mot de passe contre un jeton, \`startSession\` l’échange contre le cookie. Si le compte a une deuxième étape, elle répond 202 sans cookie de session : \`passSecondStep\` ou \`signInByPasskey\` la donne.

Sans clé, un appel qui change quelque chose porte l’en-tête \`Origin\` du site ; les navigateurs l’envoient d’eux-mêmes. Un corps est en JSON, de 64 kio au plus, et sans champ inconnu.

Un refus est un document \`application/problem+json\` (RFC 9457) : \`code\` ne change pas, \`detail\` est pour la personne, \`field\` nomme le champ en cause s’il y en a un, \`requestId\` désigne l’appel si vous nous écrivez.

Une liste se lit par pages : \`limit\`, puis \`cursor\` avec le \`nextCursor\` de la page précédente, qui ne répète et ne saute rien si la liste s’allonge. Les listes qu’une formule borne (clés, domaines, liens…) sont entières.

Un appel qui crée quelque chose accepte l’en-tête \`Idempotency-Key\` : la même clé et la même demande sous 24 h donnent la même réponse sans rien refaire. Une autre demande avec cette clé est refusée (422), la même pendant qu’elle s’exécute aussi (409). Une réponse peut recevoir de nouveaux champs.`;

const known = new Map<string, OpenApiDocument>();

/** The API as an OpenAPI 3.1 document, for an installation at that public address. Made once. */
export function describeApi(publicUrl: string): OpenApiDocument {
  const document = known.get(publicUrl) ?? makeDocument(publicUrl);
  known.set(publicUrl, document);
  return document;
}

function makeDocument(publicUrl: string): OpenApiDocument {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const responses = sharedResponses(all);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of all) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, responses) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Constat',
      summary: 'Audits de sites web en français',
      description,
      version: engineVersion,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(all.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedJsonSchemas(),
      responses,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'cst_…' },
        session: { type: 'apiKey', in: 'cookie', name: cookieName('session', { publicUrl }) },
      },
    },
  };
}

const accessNotes = {
  public: 'Ouvert à tous.',
  user: 'Pour une personne connectée.',
  admin: 'Pour les administrateurs.',
} as const;

const keyNote = ({ access, key }: Endpoint): string =>
  key
    ? `Clé d’API : portée « ${keyScopeWords[key].label} ».`
    : access === 'user'
      ? 'Pas par une clé d’API.'
      : '';

function operationOf(endpoint: Endpoint, shared: Readonly<Record<string, ResponseObject>>): Operation {
  const { operationId, tag, summary, access, key, body } = endpoint;
  const parameters = parametersOf(endpoint);
  return {
    operationId,
    tags: [tag],
    summary,
    description: [endpoint.description, accessNotes[access], keyNote(endpoint)].filter(Boolean).join(' '),
    security: access === 'public' ? [] : [...(key ? [{ key: [key] }] : []), { session: [] }],
    ...(key && { 'x-key-scope': key }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(body, 'input') } }),
    responses: { ...describeRefusals(endpoint, shared), ...answeredResponses(endpoint.answer) },
  };
}

function parametersOf({ params = {}, query, headers = {} }: Endpoint): Parameter[] {
  const parameter = (where: Parameter['in'], name: string, schema: z.ZodType): Parameter => {
    const { description: text, ...rest } = toJsonSchema(schema, 'input');
    const required = where === 'path' || !schema.safeParse(undefined).success;
    return {
      name,
      in: where,
      required,
      ...(typeof text === 'string' && { description: text }),
      schema: rest,
    };
  };
  const shape = query instanceof z.ZodObject ? query.shape : {};
  return [
    ...Object.entries(params).map(([name, schema]) => parameter('path', name, schema)),
    ...Object.entries(shape).map(([name, schema]) => parameter('query', name, schema)),
    ...Object.entries(headers).map(([name, schema]) => parameter('header', name, schema)),
  ];
}

const jsonContent = (schema: z.ZodType, io: 'input' | 'output'): MediaTypes => ({
  'application/json': { schema: toJsonSchema(schema, io) },
});

const answerWords: Readonly<Record<string, string>> = {
  200: 'Réponse',
  201: 'Créé',
  202: 'Accepté',
  204: 'Fait, sans contenu',
  400: 'Refusé, dans les mots du protocole',
  304: 'Inchangé depuis l’ETag donné, sans contenu',
  503: 'Pas en état de travailler',
};

function answeredResponses(answer: Answers): Record<string, ResponseObject> {
  const responses = Object.entries(answer).map(([status, content]) => {
    const media = mediaOf(content);
    return [status, { description: answerWords[status] ?? 'Réponse', ...(media && { content: media }) }];
  });
  return Object.fromEntries(responses);
}

function mediaOf(content: Content): MediaTypes | null {
  if (content.kind === 'nothing') return null;
  if (content.kind === 'json') return jsonContent(content.schema, 'output');
  const types = content.media.map((type) => type.split(';')[0] ?? type);
  // Files are not described further: a text is text, the rest is bytes.
  return Object.fromEntries(
    types.map((type) => [type, { schema: type.startsWith('text/') ? { type: 'string' } : {} }]),
  );
}
