import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Paise, paise, sum } from '../../shared/money.ts'
import {
	coverage,
	dueNow,
	isEnoughToRelease,
	type Money,
	moneyState,
	openOf,
	overpaid,
	owedToBuyer,
	type PaymentFacts,
	type RefundFacts,
	refundable,
	refundPlan,
	type ScheduleRow,
	sumsOf,
} from './rules.ts'
import type { PaymentDue } from './schema.ts'

const row = (n: number, due: PaymentDue, amount: number): ScheduleRow => ({
	n,
	due,
	amount: paise(amount),
})
const MILESTONES = [
	row(1, 'on-order', 1000),
	row(2, 'before-delivery', 6000),
	row(3, 'on-commissioning', 3000),
]
const captured = (amount: number, refunded = 0, id = 'p'): PaymentFacts => ({
	id,
	state: 'captured',
	amount: paise(amount),
	refunded: paise(refunded),
	capturedAt: 1,
})
const refund = (amount: number, more: Partial<RefundFacts> = {}): RefundFacts => ({
	amount: paise(amount),
	state: 'requested',
	payAgain: false,
	...more,
})
const money = (more: Partial<Money> = {}): Money => ({
	schedule: [row(1, 'on-order', 10_000)],
	payments: [],
	refunds: [],
	reached: new Set<PaymentDue>(['on-order']),
	isReleased: false,
	...more,
})

describe('the state of an order’s money', () => {
	const released = { isReleased: true }
	const milestones = { schedule: MILESTONES, ...released }
	it.each<[string, Partial<Money>, ReturnType<typeof moneyState>]>([
		['nothing is paid', {}, 'unpaid'],
		['a try failed', { payments: [{ ...captured(10_000), state: 'failed' }] }, 'unpaid'],
		[
			'it is authorised',
			{ payments: [{ ...captured(10_000), state: 'authorised' }] },
			'authorised',
		],
		['all is paid', { payments: [captured(10_000)] }, 'paid'],
		['more than the total is paid', { payments: [captured(12_000)] }, 'paid'],
		[
			'what was paid beyond the total went back',
			{ payments: [captured(12_000, 2000)], refunds: [refund(2000)] },
			'paid',
		],
		[
			'more than that went back',
			{ payments: [captured(12_000, 2001)], refunds: [refund(2001)] },
			'part-refunded',
		],
		[
			'all of too much went back',
			{ payments: [captured(12_000, 12_000)], refunds: [refund(12_000)] },
			'refunded',
		],
		['a part is paid', { payments: [captured(4_000)] }, 'part-paid'],
		['nothing is to be paid', { schedule: [] }, 'paid'],
		['it was released and is due', released, 'due'],
		['the first part is paid', { ...milestones, payments: [captured(1000)] }, 'part-paid'],
		[
			'the second is due',
			{
				...milestones,
				payments: [captured(1000)],
				reached: new Set<PaymentDue>(['on-order', 'before-delivery']),
			},
			'due',
		],
		[
			'it is paid on delivery, before that',
			{ ...released, schedule: [row(1, 'on-delivery', 5)] },
			'unpaid',
		],
		['some went back', { payments: [captured(10_000, 1)], refunds: [refund(1)] }, 'part-refunded'],
		[
			'all went back',
			{ payments: [captured(10_000, 10_000)], refunds: [refund(10_000)] },
			'refunded',
		],
		[
			'a refund failed',
			{ payments: [captured(10_000)], refunds: [refund(10_000, { state: 'failed' })] },
			'paid',
		],
		[
			'it was paid twice, and refunded once',
			{
				payments: [captured(10_000, 10_000, 'one'), captured(10_000, 0, 'two')],
				refunds: [refund(10_000, { payAgain: true })],
			},
			'paid',
		],
		[
			'it went back to be paid another way',
			{
				...released,
				payments: [captured(10_000, 10_000)],
				refunds: [refund(10_000, { payAgain: true })],
			},
			'due',
		],
	])('where %s', (_case, facts, state) => {
		expect(moneyState(money(facts))).toBe(state)
	})

	it('asks nobody again for what was refunded as a kindness', () => {
		const facts = money({
			isReleased: true,
			payments: [captured(10_000, 500)],
			refunds: [refund(500)],
		})
		expect(dueNow(facts)).toBe(0)
	})
})

const anyPaise = fc.integer({ min: 1, max: 5_000_000 }).map(paise)
const anySchedule = fc
	.array(
		fc.tuple(
			fc.constantFrom<PaymentDue>('on-order', 'before-delivery', 'on-delivery', 'on-commissioning'),
			anyPaise,
		),
		{
			maxLength: 4,
		},
	)
	.map((rows) => rows.map(([due, amount], index) => ({ n: index + 1, due, amount })))
const anyPayments = fc
	.array(
		fc.record({
			id: fc.uuid(),
			state: fc.constantFrom('created', 'authorised', 'captured', 'failed', 'expired'),
			amount: anyPaise,
			share: fc.integer({ min: 0, max: 100 }),
			capturedAt: fc.option(fc.integer({ min: 1, max: 1000 })),
		}),
		{ maxLength: 6 },
	)
	.map((payments) =>
		payments.map(({ share, ...payment }) => ({
			...payment,
			refunded: paise(
				payment.state === 'captured' ? Math.floor((payment.amount * share) / 100) : 0,
			),
		})),
	)
const anyMoney = fc
	.record({
		schedule: anySchedule,
		payments: anyPayments,
		payAgain: fc.boolean(),
		isReleased: fc.boolean(),
		reached: fc.subarray<PaymentDue>([
			'on-order',
			'before-delivery',
			'on-delivery',
			'on-commissioning',
		]),
	})
	.map(
		({ payAgain, reached, ...facts }): Money => ({
			...facts,
			reached: new Set(reached),
			refunds: facts.payments.flatMap(({ refunded }) =>
				refunded > 0 ? [{ amount: refunded, state: 'done' as const, payAgain }] : [],
			),
		}),
	)

describe('for any money', () => {
	it('parts are covered in their order, by no more than is paid and no more than they are', () => {
		fc.assert(
			fc.property(anyMoney, (facts) => {
				const rows = coverage(facts)
				const { covering } = sumsOf(facts)
				const total = sum(facts.schedule.map(({ amount }) => amount))
				expect(sum(rows.map(({ paid }) => paid))).toBe(Math.min(covering, total))
				for (const { paid, open, amount } of rows) expect(paid + open).toBe(amount)
				const firstOpen = rows.findIndex(({ open }) => open > 0)
				if (firstOpen >= 0) for (const { paid } of rows.slice(firstOpen + 1)) expect(paid).toBe(0)
				expect(openOf(facts) - overpaid(facts)).toBe(total - covering)
				expect(dueNow(facts)).toBeLessThanOrEqual(openOf(facts))
			}),
		)
	})

	it('no more can be refunded than is paid, and a plan has just the amount, of payments that have it', () => {
		fc.assert(
			fc.property(anyPayments, anyPaise, (payments, amount) => {
				const plan = refundPlan(payments, amount)
				expect(plan !== null).toBe(amount <= refundable(payments))
				if (!plan) return
				expect(sum(plan.map((part) => part.amount))).toBe(amount)
				for (const part of plan) {
					const payment = payments.find(({ id }) => id === part.paymentId)
					expect(payment?.state).toBe('captured')
					expect(part.amount).toBeGreaterThan(0)
					expect(part.amount + (payment?.refunded ?? 0)).toBeLessThanOrEqual(payment?.amount ?? 0)
				}
			}),
		)
	})

	it('who has paid never owes by paying more, and what is paid in full is released', () => {
		fc.assert(
			fc.property(anyMoney, anyPaise, (facts, amount) => {
				const more: Money = {
					...facts,
					payments: [...facts.payments, { ...captured(amount), id: 'more' }],
				}
				expect(dueNow(more)).toBeLessThanOrEqual(dueNow(facts))
				if (isEnoughToRelease(facts)) expect(isEnoughToRelease(more)).toBe(true)
				if (openOf(facts) === 0) expect(isEnoughToRelease(facts)).toBe(true)
			}),
		)
	})

	it('is paid where nothing is open and nothing went back, and due only where something is', () => {
		fc.assert(
			fc.property(anyMoney, (facts) => {
				const state = moneyState(facts)
				const { paid, refunded } = sumsOf(facts)
				if (refunded === 0) expect(state === 'paid').toBe(openOf(facts) === 0)
				if (state === 'due') expect(dueNow(facts)).toBeGreaterThan(0)
				if (state === 'refunded') expect(refunded).toBe(paid)
				if (owedToBuyer(facts) > 0) expect(openOf(facts)).toBe(0)
				if (state === 'unpaid' || state === 'authorised')
					expect(sumsOf(facts).covering as Paise).toBe(0)
			}),
		)
	})
})
