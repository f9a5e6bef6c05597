import type { Context } from 'hono'
import { type Rendered, rendered } from '../shared/messages/render.ts'
import type { Result } from '../shared/result.ts'
import { languageOf } from './language.ts'
import { unwrap } from './problem.ts'

/** The value of a result with its messages in the language of whoever asked. @throws Refused otherwise */
export const worded = <T>(c: Context, result: Result<T>): Rendered<T> =>
	rendered(unwrap(result), languageOf(c.req.raw))
