import fc from 'fast-check'
import { expect, it } from 'vitest'
import { message } from '../../../../../shared/messages/message.ts'
import { inEnglish } from '../../../../../test/in-english.ts'
import { DEGRADATION_PCT, TARIFF_GROWTH_PCT } from '../../money/assumptions.ts'
import { inOrderOfGain, verdictOn } from './verdict.ts'

type Option = Parameters<typeof inOrderOfGain>[0][number]

const judged = {
	request: { degradationPct: DEGRADATION_PCT, tariffGrowthPct: TARIFF_GROWTH_PCT },
	reservations: [],
	backupCost: null,
}

/** As far as a verdict looks at an option; rupees. */
const optionWith = (
	role: Option['role'],
	{
		expected,
		spread,
		yearlyKwh,
		isWhole = true,
	}: { expected: number; spread: number; yearlyKwh: number; isWhole?: boolean },
) =>
	({
		role,
		yearlyKwh,
		notIncluded: isWhole ? [] : [message('planner.no_part.box', { price: 500_000 })],
		items: [],
		battery: null,
		money: {
			cost: 100_000,
			saving: 4_000,
			replacements: null,
			net: { low: expected - spread, expected, high: expected + spread },
		},
	}) as unknown as Option

const figures = fc.record({
	expected: fc.integer({ min: -200_000, max: 200_000 }),
	spread: fc.integer({ min: 0, max: 50_000 }),
	yearlyKwh: fc.integer({ min: 100, max: 10_000 }),
	isWhole: fc.boolean(),
})
const options = fc
	.tuple(figures, fc.option(figures), fc.option(figures))
	.map(([best, cheaper, bigger]) => [
		optionWith('best', best),
		...(cheaper ? [optionWith('cheaper', cheaper)] : []),
		...(bigger ? [optionWith('bigger', bigger)] : []),
	])

const EXPECTED = {
	yes: ({ low }: { low: number }) => low >= 0.5,
	unsure: ({ low, high }: { low: number; high: number }) => low < 0.5 && high >= 0.5,
	no: ({ high }: { high: number }) => high < 0.5,
}

it('the first option gains where any does, and none is the best where all lose', () => {
	fc.assert(
		fc.property(options, (options) => {
			const [first, ...others] = inOrderOfGain(options)
			if (!first) throw new Error('No option.')
			const nets = options.map(({ money }) => money.net)
			const isGainPossible = nets.some(({ high }) => high >= 0.5)
			expect(first.role).toBe(isGainPossible ? 'best' : 'fits')
			expect(first.money.net.high >= 0.5).toBe(isGainPossible)
			if (nets.some(({ expected }) => expected >= 0.5))
				expect(first.money.net.expected).toBeGreaterThanOrEqual(0.5)
			const roles = [first, ...others].map(({ role }) => role)
			expect(new Set(roles).size).toBe(roles.length)
			const lacks = ({ notIncluded }: Option) => notIncluded.length > 0
			const gaining = options.filter(({ money }) => money.net.expected >= 0.5)
			if (gaining.some((option) => !lacks(option))) expect(lacks(first)).toBe(false)
		}),
	)
})

it('a best system without one of its parts stays beside a whole one only where it has more to offer', () => {
	const lacking = { expected: 90_000, spread: 0, yearlyKwh: 3_000, isWhole: false }
	const order = (yearlyKwh: number) =>
		inOrderOfGain([
			optionWith('best', lacking),
			optionWith('bigger', { expected: 80_000, spread: 0, yearlyKwh }),
		]).map(({ role, notIncluded }) => [role, notIncluded.length])
	expect(order(2_900)).toEqual([
		['best', 0],
		['bigger', 1],
	])
	expect(order(3_100)).toEqual([['best', 0]])
})

it('the verdict follows from the ends of poor and good years, and says why it is no clear yes', () => {
	fc.assert(
		fc.property(options, (options) => {
			for (const option of options) {
				const { net } = option.money
				const verdict = verdictOn(option, { ...judged, yearlyBill: 12_000 })
				expect(EXPECTED[verdict.answer](net)).toBe(true)
				expect(verdict.why.length > 0).toBe(verdict.answer !== 'yes')
				expect(verdict.wouldChange.length > 0).toBe(net.expected < 0.5)
			}
		}),
	)
})

it.each([
	[12_000, /^Of the ₹12,000 that you pay .* it saves ₹4,000, and it costs ₹1 lakh\.$/],
	[3_000, /^You pay ₹3,000 .* ₹4,000 a year better off.* It costs ₹1 lakh\.$/],
])('a bill of %i rupees a year is not said to shrink by more than it is', (yearlyBill, said) => {
	const option = optionWith('best', { expected: -10_000, spread: 0, yearlyKwh: 1_000 })
	const [why] = verdictOn(option, { ...judged, yearlyBill }).why
	expect(why && inEnglish(why)).toMatch(said)
})

it('says one sum where poor and good years save the same', () => {
	const about = (spread: number) => {
		const option = optionWith('best', { expected: 950_000, spread, yearlyKwh: 1_000 })
		return inEnglish(verdictOn(option, { ...judged, yearlyBill: 12_000 }).sentence)
	}
	expect(about(0)).toBe('Worth it: over 25 years it saves about ₹9.5 lakh more than it costs.')
	expect(about(50_000)).toMatch(/costs, ₹9 lakh in poor years and ₹10 lakh in good ones\.$/)
})
