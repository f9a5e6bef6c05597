import { expect, test } from 'vitest'
import { strayLimits } from './limits.ts'
import { rootWith } from './root-with.ts'

const judge = (files: Record<string, string>) => strayLimits(rootWith(files))

test.each([
	'const MAX_LINES = 100',
	'export const UNDO_MS = 2 * DAY_MS',
	'const MAX_CASH = paise(2_00_000_00)',
	'const USUAL_MINUTES = { survey: 60, installation: 240 } as const',
	'const DUE_DAYS: Record<string, number> = { asked: 2 }',
	'const MOST = { width: 1200, height: 900 }',
	'const BATCH_SIZE = 500',
	'const WAITS_MS = [1000, 2000]',
])('%s stands in the limits of its module', (line) => {
	const [name] = /[A-Z_]{3,}/.exec(line) ?? []
	expect(judge({ 'domain/cart/internal/lines.ts': line })).toEqual([
		`domain/cart/internal/lines.ts: ${name} stands in domain/cart/limits.ts.`,
	])
	expect(judge({ 'domain/cart/limits.ts': line, 'domain/cart/lines.test.ts': line })).toEqual([])
})

test('limits of a folder stand with those of its module', () => {
	expect(judge({ 'domain/cart/lines/limits.ts': 'export const MAX_LINES = 1' })).toHaveLength(1)
})

test('the bounds of a calculation, factors, conversions and other values stand beside their use', () => {
	const beside = `const KMH_PER_MS = 3.6
		const NAME_WEIGHT = 2
		const MAX_LINES = await load()
		const MIN_SIZE = size()
		const LAST_DAYS = ['Saturday', 'Sunday']
		const MIN_LENGTH = \`\${1}\``
	expect(judge({ 'domain/cart/rules.ts': beside })).toEqual([])
	const bounds = 'const MAX_INVERTERS = 10'
	expect(
		judge({
			'domain/planner/internal/sizing/search.ts': bounds,
			'domain/tariffs/bill/units.ts': bounds,
			'domain/catalogue/internal/search/spelling.ts': bounds,
		}),
	).toEqual([])
	expect(judge({ 'domain/planner/routes.ts': bounds })).toHaveLength(1)
})
