import type { Context } from 'hono'
import { type Rendered, rendered } from '../shared/messages/render.ts'
import type { Result } from '../shared/result.ts'
import { languageOf } from './language.ts'
import { unwrap } from './problem.ts'

/** A value with its messages in the caller's language. */
export const localize = <T>(c: Context, value: T): Rendered<T> =>
	rendered(value, languageOf(c.req.raw))

/** The value of a result in words. @throws Refused where it is a refusal */
export const localized = <T>(c: Context, result: Result<T>): Rendered<T> =>
	localize(c, unwrap(result))
