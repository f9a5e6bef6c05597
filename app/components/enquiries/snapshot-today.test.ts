import { describe, expect, it } from 'vitest'
import type { PlanSnapshot } from '../../../domain/enquiries/schema'
import { systemSnapshot } from '../../../domain/enquiries/snapshot-rules'
import { sinceSent, todayOf } from './snapshot-today'

const part = (productId: string, quantity: number, price: number, stock = 100) => ({
	productId,
	name: `The ${productId}`,
	category: 'Panels',
	quantity,
	price,
	today: { price, stock },
})

const SENT: PlanSnapshot = {
	role: 'best',
	sentAt: '2026-11-22T06:00:00.000Z',
	kwp: 4.32,
	parts: [part('panel', 8, 14_200), part('inverter', 1, 38_900)],
	price: 1_52_500,
	installation: 85_320,
	subsidy: 78_000,
	cost: 1_59_820,
	saving: 45_115.87,
	monthlyKwh: 571,
	yearlyKwh: 6633,
	paybackMonths: 52,
	paybackRange: { earliest: 50, latest: 57 },
	verdict: 'yes',
}

describe('what is said of a plan that was sent', () => {
	it('is nothing where nothing has changed, nor where no word of it has', () => {
		expect(sinceSent(SENT, SENT)).toEqual([])
		expect(sinceSent(SENT, { ...SENT, saving: SENT.saving + 1, price: SENT.price + 0.2 })).toEqual(
			[],
		)
	})

	it('is each amount, then and today', () => {
		const today = { ...SENT, price: 1_60_000, subsidy: 0, cost: 2_45_320, saving: 52_000 }
		expect(sinceSent(SENT, today)).toEqual([
			'The price of the parts was ₹1,52,500; today it is ₹1,60,000.',
			'The subsidy was ₹78,000; today there is none.',
			'The cost after subsidy was ₹1,59,820; today it is ₹2,45,320.',
			'The saving of the first year was about ₹45,000; today it is about ₹52,000.',
		])
		expect(sinceSent({ ...SENT, subsidy: 0 }, SENT)).toEqual([
			'There was no subsidy; today it is ₹78,000.',
		])
		const never = { ...SENT, paybackRange: { earliest: null, latest: null } }
		expect(sinceSent(SENT, never)).toEqual([
			'It was to be paid back in about 4 to 5 years; today not in 25 years.',
		])
	})

	it('is what took the place of which parts, what costs more and what cannot be had', () => {
		const [panel, inverter] = [part('panel', 7, 15_000), part('micro', 4, 9000)]
		expect(sinceSent(SENT, { ...SENT, parts: [panel, inverter] })).toEqual([
			'Today it has 7 × The panel and 4 × The micro in place of 8 × The panel and 1 × The inverter.',
			'Dearer today: The panel.',
		])
		const missing = {
			...SENT,
			parts: [part('panel', 8, 14_200, 3), part('inverter', 1, 38_900, 0), part('rail', 2, 1)],
		}
		const [first, second, third] = missing.parts
		if (!first || !second || !third) throw new Error('three parts')
		const gone = { ...missing, parts: [first, second, { ...third, today: null }] }
		expect(sinceSent(gone, gone)).toEqual([
			'1 part is out of stock: The inverter.',
			'1 part is no longer sold: The rail.',
			'1 part has too few left: The panel (3 of 8).',
		])
		expect(todayOf(gone)).toBe(
			'1 part is out of stock. 1 part is no longer sold. 1 part has too few left.',
		)
	})

	it('is short on a card', () => {
		expect(todayOf(SENT)).toBe('The same parts cost as much today.')
		const [panel, inverter] = SENT.parts
		if (!panel || !inverter) throw new Error('two parts')
		const dearer = { ...panel, today: { price: 15_200, stock: 0 } }
		expect(todayOf({ ...SENT, parts: [dearer, inverter] })).toBe(
			'The same parts cost ₹1,60,500 today, ₹8,000 more. 1 part is out of stock.',
		)
		const cheaper = { ...panel, today: { price: 14_100, stock: 8 } }
		expect(todayOf({ ...SENT, parts: [cheaper, inverter] })).toBe(
			'The same parts cost ₹1,51,700 today, ₹800 less.',
		)
	})

	it('compares what the planner tells', () => {
		const { parts, subsidy, installation, cost, saving, ...rest } = SENT
		const money = { ...rest, subsidy: { amount: subsidy, reasons: [] }, installation, cost, saving }
		const verdict = { answer: SENT.verdict }
		const option = { ...rest, items: parts, money, verdict } as unknown as Parameters<
			typeof systemSnapshot
		>[1]
		expect(sinceSent(SENT, systemSnapshot(SENT, option))).toEqual([])
	})
})
