import fc from 'fast-check'
import { expect, it } from 'vitest'
import { queryOf, rememberedOf } from './rules.ts'

const queries = fc
	.dictionary(fc.constantFrom('status', 'sort', 'q', 'from', 'to', 'page', 'done'), fc.string())
	.map((given) => new URLSearchParams(given).toString())

it('leaves of a query what it is asked to, and the same again', () => {
	fc.assert(
		fc.property(queries, (query) => {
			for (const part of [queryOf, rememberedOf]) {
				expect(part(part(query))).toBe(part(query))
				const left = new URLSearchParams(part(query))
				for (const [name, value] of left) {
					expect(new URLSearchParams(query).get(name)).toBe(value)
					expect(value).not.toBe('')
				}
			}
			expect(rememberedOf(queryOf(query))).toBe(rememberedOf(query))
		}),
	)
})

it('forgets the page, and the words and days of a question', () => {
	const query = '?q=asha&status=pending&from=2026-11-01&sort=oldest&page=3'
	expect(queryOf(query)).toBe('from=2026-11-01&q=asha&sort=oldest&status=pending')
	expect(rememberedOf(query)).toBe('sort=oldest&status=pending')
})
