import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATES } from '../../shared/addresses/states.ts'
import { type Paise, paise, sum, zero } from '../../shared/money.ts'
import { dueNow, type Money, moneyState, refundable } from '../payments/rules.ts'
import { PAYMENT_PROVIDERS, PaymentDue } from '../payments/schema.ts'
import type { TaxClass } from '../reference-data/rates.ts'
import { taxIn } from '../tax/rules.ts'
import { quoteHash } from './internal/quote-hash.ts'
import { scheduleOf } from './internal/schedule-rules.ts'
import { calculateSale, type SaleFacts } from './rules.ts'
import { FULFILMENTS, SCHEDULES } from './schema.ts'

const taxClass: fc.Arbitrary<TaxClass> = fc.record({
	code: fc.constantFrom('panel', 'battery', 'cable'),
	name: fc.constant('Any'),
	hsnSac: fc.constantFrom('8541', '8507', '8544', ''),
	rateBp: fc.constantFrom(0, 500, 1200, 1800, 1250),
	neverComposite: fc.boolean(),
})
const line = fc.record({
	productId: fc.constantFrom('a', 'b', 'c'),
	price: fc.integer({ min: 0, max: 50_000_000 }).map(paise),
	quantity: fc.integer({ min: 1, max: 60 }),
	taxClass,
})
const state = fc.constantFrom(...STATES)
const charge = (kind: 'delivery' | 'installation' | 'cod-fee') =>
	fc
		.integer({ min: 0, max: 40_000_000 })
		.map((gross) => ({ kind, name: kind, gross: paise(gross) }))
const shares = fc
	.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 99 }))
	.map(([onOrderPct, more]) => ({
		onOrderPct,
		beforeDeliveryPct: Math.min(more, 100 - onOrderPct),
	}))

const anySale: fc.Arbitrary<SaleFacts> = fc
	.record({
		lines: fc.array(line, { minLength: 1, maxLength: 8 }),
		charges: fc
			.tuple(
				fc.option(charge('delivery')),
				fc.option(charge('installation')),
				fc.option(charge('cod-fee')),
			)
			.map((all) => all.filter((each) => each !== null)),
		off: fc.option(fc.integer({ min: 0, max: 10_000 })),
		fulfilment: fc.constantFrom(...FULFILMENTS),
		taxed: fc.option(
			fc.record({
				sellerState: state,
				placeOfSupply: state,
				toSez: fc.boolean(),
				installedByShop: fc.boolean(),
				installed: fc.constant({ goodsPct: 5, servicePct: 18, goodsSharePct: 70, hsnSac: '8501' }),
				installation: taxClass,
			}),
		),
		payment: fc.option(fc.constantFrom(...PAYMENT_PROVIDERS)),
		schedule: fc.constantFrom(...SCHEDULES),
		shares,
	})
	.map(({ off, ...sale }) => {
		const goods = sale.lines.reduce((all, { price, quantity }) => all + price * quantity, 0)
		const amount = off === null ? null : paise(Math.floor((goods / 10_000) * off))
		return { ...sale, discount: amount === null ? null : { code: 'SUN', amount } }
	})

/** Sales looked at: some hundreds, and a million where a long run asks for them. */
const SALES = Number(process.env.SOAK_SALES ?? 500)

/** The money of a sale that is paid; a bank takes a share back, and perhaps gives it again. */
function disputed(schedule: Money['schedule'], taken: Paise, isWon: boolean): Money {
	const total = sum(schedule.map(({ amount }) => amount))
	const paid = (id: string, amount: Paise, refunded: Paise) => ({
		...{ id, amount, refunded, state: 'captured' as const, capturedAt: 1 },
	})
	return {
		schedule,
		payments: [
			paid('first', total, isWon ? zero : taken),
			...(isWon ? [paid('restored', taken, taken)] : []),
		],
		refunds: [{ amount: taken, state: 'done', payAgain: true }],
		reached: new Set(PaymentDue.options),
		isReleased: true,
	}
}

/** Whether exactly what a bank took is to be paid again, and nothing once it came back. */
function isOwedAgain(schedule: Money['schedule'], share: number): boolean {
	const total = sum(schedule.map(({ amount }) => amount))
	const taken = paise(Math.ceil((total * share) / 100))
	const [lost, won] = [disputed(schedule, taken, false), disputed(schedule, taken, true)]
	const states = taken === 0 ? ['paid', 'paid'] : ['due', 'paid']
	return (
		dueNow(lost) === taken &&
		dueNow(won) === 0 &&
		refundable(lost.payments) === total - taken &&
		refundable(won.payments) === total &&
		[lost, won].every((money, index) => moneyState(money) === states[index])
	)
}

describe('a sale', () => {
	it(`sums to its total in parts, lines and schedule, in ${SALES} sales`, () => {
		const isRight = (facts: SaleFacts, share: number): boolean => {
			const sale = calculateSale(facts)
			const off = sum(sale.lines.map(({ discount }) => discount))
			const charged = sum(sale.charges.map(({ gross }) => gross))
			const parts = sale.taxes ?? []
			const paid = sum(parts.map((part) => paise(part.taxable + taxIn(part))))
			const ofLine = (n: number): Paise =>
				sum(
					parts
						.filter((part) => part.of === 'line' && part.n === n)
						.map((part) => paise(part.taxable + taxIn(part))),
				)
			return (
				off === (sale.discount?.amount ?? 0) &&
				sale.lines.every(({ gross, discount }) => discount >= 0 && discount <= gross) &&
				sale.total === sale.goods - off + charged &&
				sum(sale.schedule.map(({ amount }) => amount)) === sale.total &&
				sale.schedule.every(({ amount }) => amount >= 0) &&
				isOwedAgain(
					sale.schedule.map((row, index) => ({ ...row, n: index + 1 })),
					share,
				) &&
				sale.tax >= 0 &&
				sale.tax <= sale.total &&
				(sale.taxes === null ||
					(paid === sale.total &&
						parts.every(({ cgst, sgst, igst }) => cgst === sgst && (cgst === 0 || igst === 0)) &&
						sale.lines.every((each, index) => ofLine(index + 1) === each.gross - each.discount)))
			)
		}
		const share = fc.integer({ min: 0, max: 100 })
		fc.assert(fc.property(anySale, share, isRight), { numRuns: SALES })
	}, 3_600_000)

	it('has the same quote for the same input, and another for another sum, line, charge or schedule', () => {
		fc.assert(
			fc.property(anySale, (facts) => {
				const hash = quoteHash(calculateSale(facts))
				expect(quoteHash(calculateSale(structuredClone(facts)))).toBe(hash)
				const [first] = facts.lines
				if (!first) throw new Error('no line')
				const others: Partial<SaleFacts>[] = [
					{ lines: [{ ...first, quantity: first.quantity + 1 }, ...facts.lines.slice(1)] },
					{ lines: [{ ...first, price: paise(first.price + 1) }, ...facts.lines.slice(1)] },
					{ lines: [...facts.lines, { ...first, productId: 'another' }] },
					{ charges: [...facts.charges, { kind: 'delivery', name: 'More', gross: paise(1) }] },
					{ fulfilment: facts.fulfilment === 'delivery' ? 'installation' : 'delivery' },
				]
				for (const more of others)
					expect(quoteHash(calculateSale({ ...facts, ...more }))).not.toBe(hash)
			}),
		)
	})
})

describe('when a sale is to be paid', () => {
	const shared = { onOrderPct: 10, beforeDeliveryPct: 60 }
	const rows = (
		...[payment, choice, total]: ['cod' | 'transfer' | null, 'full' | 'milestones', number]
	) =>
		scheduleOf(paise(total), payment, choice, shared).map(({ due, amount }) => `${due} ${amount}`)

	it('is at once, on delivery, or in the parts of the shop', () => {
		expect(rows(null, 'full', 1001)).toEqual(['on-order 1001'])
		expect(rows('cod', 'full', 1001)).toEqual(['on-delivery 1001'])
		expect(rows('transfer', 'milestones', 1001)).toEqual([
			'on-order 100',
			'before-delivery 601',
			'on-commissioning 300',
		])
	})

	it('leaves out a part of nothing', () => {
		const halves = { onOrderPct: 50, beforeDeliveryPct: 0 }
		expect(scheduleOf(paise(3), 'transfer', 'milestones', halves)).toEqual([
			{ due: 'on-order', amount: 2 },
			{ due: 'on-commissioning', amount: 1 },
		])
	})
})
