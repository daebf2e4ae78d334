import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { identityRoutes } from './identity.ts';
import type { Route } from './route.ts';

/** The table of the API: what is not here cannot be called. */
export const apiRoutes: readonly Route[] = [...identityRoutes, ...authRoutes, ...accountRoutes];
