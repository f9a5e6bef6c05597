import { z } from '@hono/zod-openapi'

/** An object that calls take or answer, under its name in the description of the API. */
export const model = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
	z.object(fields).openapi(name)
