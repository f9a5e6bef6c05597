import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnsBand } from '../../../domain/planner/internal/money/finance'
import { flatConnection } from '../../../domain/tariffs/bill/connection'
import { paise, toRupees } from '../../../shared/money'
import { paybackCaption } from '../drawings/payback-caption'
import { isLoss, type Net, netNote, paybackNote, savedInTheEnd } from './net-saving'

const GAIN = { low: 4_00_000, expected: 5_00_000, high: 6_00_000 }
const GAIN_OR_LOSS = { low: -50_000, expected: 50_000, high: 1_50_000 }
const LOSS_OR_GAIN = { low: -1_50_000, expected: -50_000, high: 50_000 }
const LOSS = { low: -2_50_000, expected: -1_50_000, high: -50_000 }
const EVEN = { low: -0.3, expected: 0, high: 0.2 }

const AFTER = 'It has paid for itself after about 8 years.'
const LATER = 'But what is replaced later costs more than it saves from then on:'

describe('when it is paid back, and what is left', () => {
	const caption = (net: Net, paybackMonths: number | null) => {
		const start = { low: -2_00_000, expected: -2_00_000, high: -2_00_000 }
		return paybackCaption([...Array(25).fill(start), net], paybackMonths)
	}

	it.each([
		[
			GAIN,
			`${AFTER} After 25 years you are about ₹5 lakh better off, between ₹4 lakh and ₹6 lakh depending on the weather.`,
		],
		[
			GAIN_OR_LOSS,
			`${AFTER} After 25 years you are about ₹50,000 better off, between ₹50,000 worse off and ₹1.5 lakh better off depending on the weather.`,
		],
		[
			LOSS_OR_GAIN,
			`${AFTER} ${LATER} after 25 years you are about ₹50,000 worse off, between ₹1.5 lakh worse off and ₹50,000 better off depending on the weather.`,
		],
		[
			LOSS,
			`${AFTER} ${LATER} after 25 years you are about ₹1.5 lakh worse off, between ₹50,000 and ₹2.5 lakh depending on the weather.`,
		],
		[EVEN, `${AFTER} After 25 years you are about ₹0 better off.`],
	])('is said of a system that had paid for itself and ends at %o', (net, said) => {
		expect(caption(net, 96)).toBe(said)
	})

	it.each([
		[
			LOSS_OR_GAIN,
			'In 25 years it does not pay for itself: about ₹50,000 would still be missing, ₹1.5 lakh in poor years. In good years it does, and about ₹50,000 is left.',
		],
		[
			LOSS,
			'In 25 years it does not pay for itself: about ₹1.5 lakh would still be missing, between ₹50,000 and ₹2.5 lakh depending on the weather.',
		],
		[
			{ low: -1_50_000, expected: -1_50_000, high: -1_50_000 },
			'In 25 years it does not pay for itself: about ₹1.5 lakh would still be missing.',
		],
	])('is said of a system that never pays for itself and ends at %o', (net, said) => {
		expect(caption(net, null)).toBe(said)
	})

	it('says why one may be worse off with what costs nothing after its subsidy', () => {
		expect(caption(LOSS, 0)).toBe(
			`The subsidy pays all of it. ${LATER} after 25 years you are about ₹1.5 lakh worse off, between ₹50,000 and ₹2.5 lakh depending on the weather.`,
		)
	})
})

const NEVER = { earliest: null, latest: null }
const PERHAPS = { earliest: 240, latest: null }
const SOON = { earliest: 50, latest: 57 }
const money = (net: Net, paybackRange: typeof SOON | typeof PERHAPS | typeof NEVER) => ({
	net,
	paybackRange,
	paybackMonths: paybackRange === SOON ? 54 : null,
	saving: 45_116,
})

describe('the key figures', () => {
	it.each([
		[GAIN, SOON, 'depending on the weather; then it saves for you'],
		[
			GAIN_OR_LOSS,
			SOON,
			'depending on the weather; in poor years what is replaced later costs more than it saves from then on',
		],
		[
			LOSS,
			SOON,
			'depending on the weather; but what is replaced later costs more than it saves from then on',
		],
		[LOSS_OR_GAIN, PERHAPS, 'depending on the weather; in poor years not in 25'],
		[LOSS, NEVER, 'not even in good years'],
	])('tell of %o, paid back in %o', (net, range, said) => {
		expect(paybackNote(money(net, range), 25)).toBe(said)
	})

	it.each([
		[GAIN, 'more than it costs; ₹4 lakh to ₹6 lakh, depending on the weather'],
		[GAIN_OR_LOSS, 'more than it costs; ₹50,000 less to ₹1.5 lakh more, depending on the weather'],
		[
			LOSS_OR_GAIN,
			'less is saved than it costs; ₹1.5 lakh less to ₹50,000 more, depending on the weather',
		],
		[LOSS, 'less is saved than it costs; ₹50,000 to ₹2.5 lakh less, depending on the weather'],
	])('tell how far the net of %o may be off', (net, said) => expect(netNote(net)).toBe(said))
})

describe('a proposal', () => {
	const FIRST = 'It saves about ₹45,000 in its first year and has'
	const PAID = `${FIRST} paid for itself in about 4 to 5 years.`
	it.each([
		[
			GAIN,
			SOON,
			`${PAID} Over 25 years it saves ₹5 lakh more than it costs: ₹4 lakh in poor years, ₹6 lakh in good ones.`,
		],
		[
			GAIN_OR_LOSS,
			SOON,
			`${PAID} Over 25 years it saves ₹50,000 more than it costs: ₹50,000 less in poor years, ₹1.5 lakh in good ones.`,
		],
		[
			LOSS_OR_GAIN,
			SOON,
			`${PAID} ${LATER} over 25 years it saves ₹50,000 less than it costs: ₹1.5 lakh in poor years, ₹50,000 more in good ones.`,
		],
		[
			LOSS_OR_GAIN,
			PERHAPS,
			`${FIRST} paid for itself in 20 years or more, in poor years not in 25. Over 25 years it saves ₹50,000 less than it costs: ₹1.5 lakh in poor years, ₹50,000 more in good ones.`,
		],
		[
			LOSS,
			NEVER,
			`${FIRST} not paid for itself in 25 years, not even in good ones. Over 25 years it saves ₹1.5 lakh less than it costs: ₹2.5 lakh in poor years, ₹50,000 in good ones.`,
		],
	])('says of %o, paid back in %o', (net, range, said) => {
		expect(savedInTheEnd(money(net, range), 25)).toBe(said)
	})
})

describe('whatever comes of a system', () => {
	const lakhs = fc.integer({ min: 0, max: 60_000_000 })
	const outlooks = fc.record({
		cost: lakhs,
		price: fc.integer({ min: 0, max: 1500 }),
		growth: fc.integer({ min: -5, max: 10 }),
		replaced: fc.array(fc.tuple(fc.integer({ min: 0, max: 24 }), lakhs), { maxLength: 3 }),
	})

	it('the words are true of its figures', () => {
		fc.assert(
			fc.property(outlooks, ({ cost, price, growth, replaced }) => {
				const replacements = Array.from({ length: 25 }, (_, year) =>
					paise(replaced.reduce((all, [when, what]) => all + (when === year ? what : 0), 0)),
				)
				const { low, expected, high } = returnsBand({
					supply: {
						connection: flatConnection(price, 3),
						metering: { way: 'net', settles: 'year', settlementFrom: 4 },
						exportPaisePerKwh: 0,
						rebatePaise: 0,
						hours: null,
					},
					use: Array(12).fill(300),
					production: Array(12).fill(250),
					cost: paise(cost),
					replacements,
					tariffGrowthPct: growth,
				})
				const net = {
					low: toRupees(low.net),
					expected: toRupees(expected.net),
					high: toRupees(high.net),
				}
				const said = paybackCaption([net, net], expected.paybackMonths)
				expect(said).not.toMatch(/−|NaN/)
				// A system that is not paid back has a negative net, and only replacements make it negative again.
				if (expected.paybackMonths === null) expect(expected.net).toBeLessThan(0)
				else if (isLoss(net.expected)) expect(Math.max(...replacements)).toBeGreaterThan(0)
				if (net.high >= 0) expect(high.paybackMonths).not.toBeNull()
				expect(said.includes('does not pay for itself')).toBe(expected.paybackMonths === null)
				if (expected.paybackMonths !== null) {
					expect(/you are about \S+( lakh| crore)? worse off/.test(said)).toBe(isLoss(net.expected))
					expect(said.includes('replaced later')).toBe(isLoss(net.expected))
				}
			}),
		)
	})
})
