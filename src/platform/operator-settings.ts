import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

/** The settings that tell who runs this installation, as part of all of them. */
export const operatorShape = {
  CONSTAT_OPERATOR_NAME: optionalText,
  CONSTAT_OPERATOR_ADDRESS: optionalText,
  CONSTAT_OPERATOR_PHONE: optionalText,
  CONSTAT_OPERATOR_EMAIL: optionalText,
  CONSTAT_OPERATOR_REGISTRATION: optionalText,
  CONSTAT_OPERATOR_PUBLISHER: optionalText,
  CONSTAT_OPERATOR_HOSTING: optionalText,
  CONSTAT_OPERATOR_ENERGY: optionalText,
  CONSTAT_OPERATOR_MEDIATOR: optionalText,
  CONSTAT_OPERATOR_OFFICER: optionalText,
} as const;

type Fact =
  | ('name' | 'address' | 'phone' | 'email' | 'registration' | 'publisher' | 'hosting' | 'energy')
  /** Of consumers: name, address and site. */
  | 'mediator'
  /** Data protection officer: how to reach them. */
  | 'officer';

/** Who runs this installation, for the legal pages; null where not configured. */
export type Operator = Readonly<Record<Fact, string | null>>;

export const readOperator = (values: z.output<z.ZodObject<typeof operatorShape>>): Operator => ({
  name: values.CONSTAT_OPERATOR_NAME,
  address: values.CONSTAT_OPERATOR_ADDRESS,
  phone: values.CONSTAT_OPERATOR_PHONE,
  email: values.CONSTAT_OPERATOR_EMAIL,
  registration: values.CONSTAT_OPERATOR_REGISTRATION,
  publisher: values.CONSTAT_OPERATOR_PUBLISHER,
  hosting: values.CONSTAT_OPERATOR_HOSTING,
  energy: values.CONSTAT_OPERATOR_ENERGY,
  mediator: values.CONSTAT_OPERATOR_MEDIATOR,
  officer: values.CONSTAT_OPERATOR_OFFICER,
});
