import type { z } from '@hono/zod-openapi'
import { mistakesIn } from '../shared/messages/issues.ts'
import { DEFAULT_LANGUAGE, type Rendered, rendered } from '../shared/messages/render.ts'

/** A value with its messages as people read them. */
export const inEnglish = <T>(value: T): Rendered<T> => rendered(value, DEFAULT_LANGUAGE)

/** A schema's message for each wrong field. */
export const mistakesInEnglish = (error: z.ZodError | undefined) =>
	inEnglish(error ? mistakesIn(error) : {})
