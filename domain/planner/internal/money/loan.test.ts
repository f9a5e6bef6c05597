import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise, sum } from '../../../../shared/money.ts'
import { instalmentsOf, loanOf } from './loan.ts'

it('has the instalment of the annuity, rounded up to the paisa', () => {
	// ₹1,00,000 at 12 % over 12 months: 1,00,000 × 0.01 / (1 − 1.01⁻¹²) = 8,884.8788…
	const loan = loanOf(paise(100_000_00), 12, 12)
	expect(loan).toMatchObject({ emi: 8_884_88, months: 12 })
	expect(loan.total).toBe(11 * loan.emi + loan.last)
	expect(loan.emi - loan.last).toBeLessThan(100)
})

it('without interest is the principal in equal parts', () => {
	expect(instalmentsOf(paise(1_000), 0, 3)).toEqual([334, 334, 332])
	expect(loanOf(paise(1_000), 0, 3)).toMatchObject({ interest: 0, total: 1_000 })
})

const principals = fc.integer({ min: 1, max: 1_000_000_000 }).map(paise)
const rates = fc.integer({ min: 0, max: 3600 }).map((hundredths) => hundredths / 100)
const months = fc.integer({ min: 1, max: 360 })

it('is repaid exactly: principal and interest are the sum of the instalments', () => {
	fc.assert(
		fc.property(principals, rates, months, (principal, rate, count) => {
			const loan = loanOf(principal, rate, count)
			const instalments = instalmentsOf(principal, rate, count)
			expect(sum(instalments)).toBe(principal + loan.interest)
			expect(loan.total).toBe(principal + loan.interest)
			expect(loan.interest).toBeGreaterThanOrEqual(0)
			expect(instalments.slice(0, -1).every((each) => each === loan.emi)).toBe(true)
			expect(loan.last).toBeLessThanOrEqual(loan.emi)
			let owed: number = principal
			for (const each of instalments) owed += Math.floor(owed * (rate / 1200)) - each
			expect(owed).toBe(0)
		}),
	)
})
