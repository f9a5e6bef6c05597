import { COMPANIES_BY_PIN } from '../internal/bill/companies-by-pin.ts'

function prefixesOf(ranges: string): string[] {
	return ranges.split(' ').flatMap((range) => {
		const [first = 0, last = first] = range.split('-').map(Number)
		return Array.from({ length: last - first + 1 }, (_, n) => String(first + n))
	})
}

const BY_PREFIX = new Map(
	COMPANIES_BY_PIN.flatMap(([ranges, ...companies]) =>
		prefixesOf(ranges).map((prefix) => [prefix, companies] as const),
	),
)

/** The electricity companies that may serve an Indian PIN code, the likeliest first; none for one nobody knows. */
export const companiesOfPin = (pin: string): readonly string[] =>
	BY_PREFIX.get(pin.replace(/\s/g, '').slice(0, 3)) ?? []
