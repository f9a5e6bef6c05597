import type { z } from '@hono/zod-openapi'

/** A public field as it was called before, beside its new name: programs that read it go on. @param name the new one */
export const oldName = <T extends z.ZodType>(schema: T, name: string): T =>
	schema.openapi({ deprecated: true, description: `The same as \`${name}\`` })
