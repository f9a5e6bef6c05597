import { expect, it } from 'vitest'
import { paise } from '../../../../shared/money.ts'
import { waysToPay } from './ways-to-pay.ts'

const LOANS = {
	scheme: {
		bands: [
			{ uptoKw: 3, mostRupees: 200_000, ratePct: 6 },
			{ uptoKw: 10, mostRupees: 600_000, ratePct: 9 },
		],
		years: 10,
		sharePct: 90,
		until: '2027-03-31' as never,
	},
	bank: { ratePct: 12, years: 1, sharePct: 50 },
}
const SYSTEM = {
	kwp: 3,
	isSubsidised: true,
	whole: paise(200_000_00),
	saving: paise(24_000_00),
	net: paise(300_000_00),
}

it('puts all at once, a loan of a bank and that of the scheme side by side', () => {
	const [cash, bank, scheme] = waysToPay(LOANS, SYSTEM, null)
	expect(cash).toMatchObject({ now: 200_000, emi: 0, monthly: 2000, net: 300_000 })
	// ₹1,00,000 at 12 % over twelve months is ₹8,884.88 a month, ₹6,618.5 of interest in all.
	expect(bank).toMatchObject({ now: 100_000, emi: 8884.88, months: 12, monthly: -6884.88 })
	expect(bank?.net).toBeCloseTo(300_000 - 6618.5, 0)
	// 90 % of it: ₹1,80,000 at 6 % over 120 months is ₹1,998.37 a month.
	expect(scheme).toMatchObject({ now: 20_000, emi: 1998.37, months: 120, monthly: 1.63 })
	// The last instalment is less than the others.
	expect(scheme?.net).toBeCloseTo(300_000 - (120 * 1998.37 - 180_000), -1)
})

it('lends no more than the limit of a size, at its rate', () => {
	const [, , scheme] = waysToPay(LOANS, { ...SYSTEM, kwp: 5, whole: paise(900_000_00) }, null)
	expect(scheme?.now).toBe(300_000)
	expect(scheme?.what.params).toMatchObject({ ratePct: 9, amount: 600_000_00 })
})

it('has none of the scheme without its subsidy, or above its sizes', () => {
	expect(waysToPay(LOANS, { ...SYSTEM, isSubsidised: false }, null)).toHaveLength(2)
	expect(waysToPay(LOANS, { ...SYSTEM, kwp: 10.5 }, null)).toHaveLength(2)
	expect(waysToPay({ scheme: null, bank: null }, SYSTEM, null)).toHaveLength(1)
})

it('has the loan that is asked for in place of the usual one', () => {
	const [, bank] = waysToPay(LOANS, SYSTEM, { amount: paise(50_000_00), ratePct: 0, years: 1 })
	expect(bank).toMatchObject({ now: 150_000, months: 12, net: 300_000 })
})
