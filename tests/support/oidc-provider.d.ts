/** What the double uses of the package, which brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface ProviderContext {
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly params: { readonly scope: string };
    };
    body: unknown;
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    addOIDCClaims(names: readonly string[]): void;
    save(): Promise<string>;
  }
  interface Details {
    readonly prompt: {
      readonly details: { readonly acr?: { readonly value?: string; readonly values?: readonly string[] } };
    };
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: {
      readonly clientId: string;
      readonly accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Details>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      outcome: object,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
