import { z } from '@hono/zod-openapi'
import { json, type ProblemStatus, problems } from './router.ts'

/** The response of a call, and its problems beside those common to all calls. */
export const ok = <T extends z.ZodType, S extends ProblemStatus = never>(
	schema: T,
	description: string,
	...others: S[]
) => ({ 200: json(schema, description), ...problems(...others) })

/** As `ok`, where something is made. */
export const created = <T extends z.ZodType, S extends ProblemStatus = never>(
	schema: T,
	description: string,
	...others: S[]
) => ({ 201: json(schema, description), ...problems(...others) })

/** A page of a list. @param order in which its items come */
export const list = <T extends z.ZodType>(item: T, order: string) =>
	ok(z.array(item), `${order}; X-Total-Count has how many`)

/** Nothing but that it is done. */
export const noContent = <S extends ProblemStatus = never>(
	description: string,
	...others: S[]
) => ({
	204: { description },
	...problems(...others),
})

/** A file of comma-separated values. */
export const CSV = { 'text/csv': { schema: z.string() } }

export const csv = <S extends ProblemStatus = never>(description: string, ...others: S[]) => ({
	200: { description, content: CSV },
	...problems(...others),
})
