import { z } from '@hono/zod-openapi'
import { issue } from '../messages/message.ts'
import { optionalLine } from '../text.ts'

/** A whole number in a query. */
export const whole = (least: number, most: number) =>
	z.coerce
		.number(issue('input.number'))
		.int(issue('input.whole_number'))
		.min(least, issue('input.at_least', { least }))
		.max(most, issue('input.at_most', { most }))

/** A parameter that a query may have several times, up to `most`; its values, undefined where it has none. */
export const repeatable = <T extends z.ZodType>(most: number, one: T) =>
	z
		.union([one, z.array(one).max(most)])
		.transform((given) => (Array.isArray(given) ? given : [given]) as z.output<T>[])
		.optional()

/** Which part of a list: 100 unless asked, 500 at most. */
export const PageQuery = z.object({
	limit: whole(1, 500).default(100),
	offset: whole(0, 10_000_000).default(0),
})

/** As `PageQuery`, of a list that is searched; the description says what of each the text is sought in. */
export const searchQuery = (sought: { description: string }) =>
	PageQuery.extend({ q: optionalLine(100).openapi(sought) })
