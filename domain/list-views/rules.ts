/** Parameters of a list’s address that are about one visit, and no filter. */
const PASSING = ['page', 'done']

/** Parameters that answer one question, and are not what a person begins with the next day. */
const QUESTION = ['q', 'from', 'to']

/** The parameters that a query has, without those names and without blank ones: equal filters are equal texts. */
function without(query: string, names: readonly string[]): string {
	const left = new URLSearchParams(
		[...new URLSearchParams(query)].filter(
			([name, value]) => value !== '' && !names.includes(name),
		),
	)
	left.sort()
	return left.toString()
}

/** The filters of a list’s address, as a view keeps them. */
export const queryOf = (query: string): string => without(query, PASSING)

/** The filters that are remembered of those used: not the words looked for, nor the days. */
export const rememberedOf = (query: string): string => without(query, [...PASSING, ...QUESTION])
