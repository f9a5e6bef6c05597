import { z } from '@hono/zod-openapi'
import { issue } from './messages/message.ts'

/** An object that calls take or answer, under its name in the description of the API. */
export const model = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
	z.object(fields).openapi(name)

/** One of these names; the refusal of another lists them. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
	z.enum(names, { error: issue('input.one_of', { options: names }) })

/** A public field as it was called before, beside its new name: programs that read it go on. @param name the new one */
export const oldName = <T extends z.ZodType>(schema: T, name: string): T =>
	schema.openapi({ deprecated: true, description: `The same as \`${name}\`` })
