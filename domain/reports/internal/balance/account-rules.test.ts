import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../../../shared/money.ts'
import { type AccountEvent, accountOf } from './account-rules.ts'

const received = (at: number, amount: number): AccountEvent => ({
	...{ kind: 'received', at, amount: paise(amount), shopOffer: paise(0), enteredAt: at },
})
const supplied = (
	at: number,
	amount: number,
	of: number,
	isLast = amount === of,
): AccountEvent => ({
	...{ kind: 'supplied', at, amount: paise(amount), of: paise(of), isLast },
})
const takenBack = (at: number, amount: number): AccountEvent => ({
	...{ kind: 'refunded', at, amount: paise(amount), isOfReturn: false, payAgain: true },
})
const refunded = (at: number, amount: number): AccountEvent => ({
	...{ kind: 'refunded', at, amount: paise(amount), isOfReturn: true, payAgain: false },
})
const credited = (at: number, amount: number): AccountEvent => ({
	...{ kind: 'credited', at, amount: paise(amount) },
})

const amount = fc.integer({ min: 1, max: 500 })

/** An order of 1,000 paise: money in and out, two supplies, what comes back, and sometimes an end. */
const life = fc
	.array(
		fc.record({
			what: fc.constantFrom('received', 'taken', 'supplied', 'credited', 'refunded', 'closed'),
			amount,
		}),
		{ maxLength: 12 },
	)
	.map((drawn) => {
		let left = 1000
		let isClosed = false
		return drawn.flatMap(({ what, amount }, at): AccountEvent[] => {
			if (what === 'received') return [received(at, amount)]
			if (what === 'taken') return [takenBack(at, amount)]
			if (what === 'refunded') return [refunded(at, amount)]
			if (what === 'credited') return [credited(at, amount)]
			if (what === 'closed') {
				if (isClosed || left < 1000) return []
				isClosed = true
				return [{ kind: 'closed', at }]
			}
			if (isClosed || left === 0) return []
			const now = Math.min(left, amount * 2)
			left -= now
			return [supplied(at, now, 1000, left === 0)]
		})
	})

describe('the account of an order', () => {
	it('has all of its money and goods in it, whatever a bank takes back', () => {
		fc.assert(
			fc.property(life, (events) => {
				const sumOf = (kind: AccountEvent['kind']) =>
					events.reduce(
						(all, each) => all + (each.kind === kind && 'amount' in each ? each.amount : 0),
						0,
					)
				const { advance, owedToBuyer, owedByBuyer } = accountOf(events)
				const sides = sumOf('received') - sumOf('refunded') - sumOf('supplied') + sumOf('credited')
				expect(advance + owedToBuyer - owedByBuyer).toBe(sides)
				for (const each of [advance, owedToBuyer, owedByBuyer])
					expect(each).toBeGreaterThanOrEqual(0)
			}),
		)
	})

	it.each([
		['before the goods', [received(1, 100), takenBack(2, 100)], { advance: 0, owedByBuyer: 0 }],
		[
			'before the goods, which are supplied',
			[received(1, 100), takenBack(2, 100), supplied(3, 100, 100)],
			{ advance: 0, owedByBuyer: 100 },
		],
		[
			'after the goods',
			[received(1, 100), supplied(2, 100, 100), takenBack(3, 40)],
			{ advance: 0, owedByBuyer: 40, owedToBuyer: 0 },
		],
		[
			'after the goods, and they come back',
			[received(1, 100), supplied(2, 100, 100), takenBack(3, 100), credited(4, 100)],
			{ owedByBuyer: 0, owedToBuyer: 0 },
		],
		[
			'of a cancelled order that was refunded already',
			[received(1, 100), { kind: 'closed', at: 2 }, refunded(3, 100), takenBack(4, 100)],
			{ owedByBuyer: 100, owedToBuyer: 0 },
		],
		[
			'and comes back once the dispute is won',
			[received(1, 100), supplied(2, 100, 100), takenBack(3, 100), received(4, 100)],
			{ owedByBuyer: 0, owedToBuyer: 0 },
		],
	] as const)('says who owes what is taken back %s', (_, events, account) => {
		expect(accountOf(events as readonly AccountEvent[])).toMatchObject(account)
	})

	it('has a refund of no payment that is entered after it', () => {
		const late: AccountEvent = { ...received(1, 100), at: 1, enteredAt: 9 } as AccountEvent
		expect(accountOf([late, takenBack(5, 60)])).toMatchObject({ advance: 100, owedByBuyer: 60 })
	})
})
