import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../../test/in-english.ts'
import type { SystemWithMessages } from '../../../sizing/answer/option-schema.ts'
import { overBudgetAnswer } from './over-budget.ts'

/** A system of so many rupees; the other figures are those of a home that it pays for. */
function systemOf({
	whole,
	subsidy = 0,
	yearlyKwh = 3000,
	saving = 20_000,
	net = 100_000,
}: {
	whole: number
	subsidy?: number
	yearlyKwh?: number
	saving?: number
	net?: number
}) {
	const money = {
		...{ whole, saving, cost: whole - subsidy },
		subsidy: { amount: subsidy, reasons: [], ofState: 0 },
		net: { low: net, expected: net, high: net },
	}
	return { kwp: 2.16, yearlyKwh, money } as unknown as SystemWithMessages
}

const answer = (...systems: Parameters<typeof overBudgetAnswer>) =>
	inEnglish(overBudgetAnswer(...systems))

const WITHIN = systemOf({ whole: 98_500 })

describe('a system a little above the budget', () => {
	it('that the subsidy makes cheaper in the end says what it saves', () => {
		const above = systemOf({ whole: 112_000, subsidy: 62_880, saving: 21_500 })
		expect(answer(above, WITHIN, 100_000)).toEqual({
			system: above,
			more: 12_000,
			saves: 49_380,
			title: '₹12,000 more saves you ₹49,380',
			sentence:
				'₹1,12,000 in all is ₹12,000 above your budget. After a subsidy of ₹62,880 you pay ₹49,120 instead of ₹98,500, and save about ₹1,500 more a year.',
		})
	})

	it('that only makes more says how much power it has', () => {
		const above = systemOf({ whole: 112_000, yearlyKwh: 3300 })
		expect(answer(above, WITHIN, 100_000)).toMatchObject({
			title: 'For ₹12,000 more: 2.16 kW',
			sentence:
				'₹1,12,000 in all is ₹12,000 above your budget. You pay ₹1,12,000 instead of ₹98,500.',
		})
	})

	it('is not offered where it is neither cheaper in the end nor makes more, or loses money', () => {
		expect(answer(systemOf({ whole: 112_000 }), WITHIN, 100_000)).toBeNull()
		const losing = systemOf({ whole: 112_000, subsidy: 62_880, net: -1 })
		expect(answer(losing, WITHIN, 100_000)).toBeNull()
	})
})
