import type { z } from '@hono/zod-openapi'
import { mistakesIn } from '../shared/messages/issues.ts'
import { DEFAULT_LANGUAGE, type Rendered, rendered } from '../shared/messages/render.ts'

/** A value with its messages as people read them. */
export const said = <T>(value: T): Rendered<T> => rendered(value, DEFAULT_LANGUAGE)

/** What a schema says of each field that is wrong. */
export const saidOf = (error: z.ZodError | undefined) => said(error ? mistakesIn(error) : {})
