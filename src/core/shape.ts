// Shape: making an unknown value (a save, an import) one of ours, or refusing it. The one door to the validation library.

import { type BaseIssue, type BaseSchema, safeParse } from 'valibot';
import { type Refusal, refuse } from './game';

export {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  strictTuple,
  string,
  unknown,
  variant,
} from 'valibot';

/** The value as the schema describes it, or the refusal `damaged`. */
export function readAs<Output>(
  schema: BaseSchema<unknown, Output, BaseIssue<unknown>>,
  raw: unknown,
): Output | Refusal<'damaged'> {
  const read = safeParse(schema, raw, { abortEarly: true });
  return read.success ? read.output : refuse('damaged');
}
