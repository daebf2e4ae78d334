import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** An instant, whatever the time zone of the session. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
