import fc from 'fast-check'
import { expect, it } from 'vitest'
import { message } from '../../shared/messages/message.ts'
import { leftToSend, type Pieces, packed } from './rules.ts'

const ordered = fc
	.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 })
	.map((counts) => counts.map((quantity, index): Pieces => ({ line: index + 1, quantity })))
const name = () => 'a panel'

it('parcels of whatever is left add up to what was ordered, and no more can be sent then', () => {
	fc.assert(
		fc.property(ordered, fc.infiniteStream(fc.nat()), (lines, random) => {
			const sent: Pieces[] = []
			let parcels = 0
			for (let left = leftToSend(lines, sent); left.length > 0; left = leftToSend(lines, sent)) {
				const some = left.map(({ line, quantity }) => ({
					line,
					quantity: random.next().value % (quantity + 1),
				}))
				const parcel = packed(
					left,
					some.some(({ quantity }) => quantity > 0) ? some : undefined,
					name,
				)
				expect(parcel.ok).toBe(true)
				if (parcel.ok) sent.push(...parcel.value)
				parcels++
			}
			for (const { line, quantity } of lines)
				expect(
					sent.filter((each) => each.line === line).reduce((all, each) => all + each.quantity, 0),
				).toBe(quantity)
			expect(packed(leftToSend(lines, sent), undefined, name).ok).toBe(false)
			expect(parcels).toBeGreaterThan(0)
		}),
	)
})

it.each([
	['more than is left', [{ line: 1, quantity: 3 }]],
	['a line that there is not', [{ line: 9, quantity: 1 }]],
	['nothing', [{ line: 1, quantity: 0 }]],
	[
		'a line twice',
		[
			{ line: 1, quantity: 1 },
			{ line: 1, quantity: 1 },
		],
	],
])('a parcel cannot hold %s', (_, wanted) => {
	const refused = packed([{ line: 1, quantity: 2 }], wanted, name)
	expect(refused).toMatchObject({ ok: false, problem: { code: 'invalid' } })
})

it('names the line that an order does not have', () => {
	const refused = packed([], [{ line: 9, quantity: 1 }], () => undefined)
	expect(!refused.ok && refused.problem.message).toEqual(message('dispatches.no_line', { line: 9 }))
})
