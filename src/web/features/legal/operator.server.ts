import type { LoaderFunctionArgs } from 'react-router';
import { readWebContext } from '../../lib/context.server.ts';

/** Loader of the legal pages: who runs this installation, and where. */
export function loadOperator({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { config, billing } = readWebContext(context).deps;
  const { operator, publicUrl, securityContact, visitAddresses } = config;
  const isPaidOnline = billing.kind !== 'manual';
  const asksFieldData = config.crux !== null;
  return { operator, publicUrl, securityContact, visitAddresses, isPaidOnline, asksFieldData };
}
