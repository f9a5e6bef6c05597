import { z } from '@hono/zod-openapi'
import { issue } from '../messages/message.ts'
import { inText, wholeNumber } from '../numbers/number-schema.ts'
import { sought } from '../text/text.ts'

/** A whole number in a query. */
export const whole = (least: number, most: number) =>
	wholeNumber(issue('input.number'), issue('input.whole_number'))
		.min(least, issue('input.at_least', { least }))
		.max(most, issue('input.at_most', { most }))

/** A parameter that a query may have several times, up to `most`; its values, undefined where it has none. */
export const repeatable = <T extends z.ZodType>(most: number, one: T) =>
	z
		.union([one, z.array(one).max(most)])
		.transform((given) => (Array.isArray(given) ? given : [given]) as z.output<T>[])
		.optional()

/** The part of a list to return: 100 unless asked, 500 at most. */
export const PageQuery = z.object({
	limit: inText(whole(1, 500).default(100), 'whole'),
	offset: inText(whole(0, 10_000_000).default(0), 'whole'),
})

/** As `PageQuery`, of a list that is searched; the description names the fields that are searched. */
export const searchQuery = (described: { description: string }) =>
	PageQuery.extend({ q: sought(100).openapi(described) })
