import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../shared/money.ts'
import { deliveryBand, deliveryRates } from '../../test/builders.ts'
import { bandFor } from './internal/band-rules.ts'
import { arrival, classOf, costIn, gramsOf } from './rules.ts'
import { type DeliveryBand, DeliveryRates } from './schema.ts'

const rates = DeliveryRates.parse(deliveryRates())

/** Rates as an admin may save them, of one band. */
const anyRates = fc
	.record({
		steps: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 }),
		rises: fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 12, maxLength: 12 }),
		gaps: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
		freeFrom: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
	})
	.map(({ steps, rises, gaps, freeFrom }) => {
		let kg = 0
		let sum = 0
		const classesKg = steps.map((step) => {
			kg += step
			return kg
		})
		const costs = steps.map((_, n) => {
			sum += rises[n] ?? 0
			return gaps[n] ? null : sum / 100
		})
		return DeliveryRates.parse(
			deliveryRates({
				classesKg,
				bands: [deliveryBand({ costs, freeFrom: freeFrom === null ? null : freeFrom / 100 })],
			}),
		)
	})

describe('the cost of delivery', () => {
	it('is whole paise, never below nothing, and never less for heavier goods', () => {
		const weights = fc.tuple(fc.nat(7_000_000), fc.nat(7_000_000))
		fc.assert(
			fc.property(anyRates, weights, fc.nat(2_000_000_000), (any, [a, b], price) => {
				const [band] = any.bands
				if (!band) throw new Error('no band')
				const goods = paise(price)
				const [light, heavy] = [Math.min(a, b), Math.max(a, b)].map((weight) =>
					costIn(band, any, { goods, weight }),
				)
				for (const cost of [light, heavy])
					if (cost != null) expect(Number.isSafeInteger(cost) && cost >= 0).toBe(true)
				if (light != null && heavy != null) expect(heavy).toBeGreaterThanOrEqual(light)
			}),
		)
	})

	it('is that of the lightest class that holds the goods, to the gram', () => {
		expect([25_000, 25_001, 100_000, 100_001].map((each) => classOf(each, rates))).toEqual([
			0,
			1,
			1,
			null,
		])
	})

	it('is nothing from the amount on, and not a paisa before', () => {
		const band = DeliveryRates.parse(deliveryRates()).bands[0]
		if (!band) throw new Error('no band')
		const cost = (goods: number) => costIn(band, rates, { goods: paise(goods), weight: 1000 })
		expect([cost(4_999_999), cost(5_000_000)]).toEqual([10_000, 0])
	})

	it('is not known where the goods are too heavy, however much they cost', () => {
		const band = DeliveryRates.parse(deliveryRates()).bands[0]
		if (!band) throw new Error('no band')
		expect(costIn(band, rates, { goods: paise(9_000_000), weight: 100_001 })).toBeNull()
	})
})

describe('what a product weighs', () => {
	const cable = { sheet: null, category: 'Accessories' as const }
	const mount = {
		sheet: { kind: 'mounting', weightKg: 12.345 },
		category: 'Accessories' as const,
	} as Parameters<typeof gramsOf>[0]
	const kit = {
		sheet: {
			kind: 'kit',
			parts: [
				{ productId: 'mount', quantity: 2 },
				{ productId: 'cable', quantity: 3 },
			],
		},
		category: 'Kits' as const,
	} as Parameters<typeof gramsOf>[0]
	const parts = new Map([
		['mount', mount],
		['cable', cable],
	])

	it('is in its sheet, or assumed for its category, or not known', () => {
		expect(gramsOf(mount, rates, () => undefined)).toBe(12_345)
		expect(gramsOf(cable, rates, () => undefined)).toBe(2500)
		expect(gramsOf({ ...cable, category: 'Panels' }, rates, () => undefined)).toBeNull()
	})

	it('is of a kit what its parts weigh, and else what is assumed for kits', () => {
		expect(gramsOf(kit, rates, (id) => parts.get(id))).toBe(2 * 12_345 + 3 * 2500)
		expect(gramsOf(kit, rates, () => undefined)).toBeNull()
		const assumed = { categoryKg: { ...rates.categoryKg, Kits: 90 } }
		expect(gramsOf(kit, assumed, () => undefined)).toBe(90_000)
	})
})

describe('when goods arrive', () => {
	const at = (text: string) => Date.parse(`${text}:00+05:30`)
	const within = (text: string, daysFrom: number, daysTo: number, daysOff = [0]) => {
		const { fromDay, toDay } = arrival({ daysFrom, daysTo }, { daysOff, cutOffHour: 12 }, at(text))
		return [fromDay, toDay]
	}

	it('counts from the day on which they leave, by the cut-off in the store’s zone', () => {
		// A Monday.
		expect(within('2026-11-23T11:59', 1, 2)).toEqual(['2026-11-24', '2026-11-25'])
		expect(within('2026-11-23T12:00', 1, 2)).toEqual(['2026-11-25', '2026-11-26'])
		expect(within('2026-11-23T00:10', 0, 0)).toEqual(['2026-11-23', '2026-11-23'])
	})

	it('leaves out the days off', () => {
		// A Saturday, a Sunday.
		expect(within('2026-11-28T10:00', 1, 3)).toEqual(['2026-11-30', '2026-12-02'])
		expect(within('2026-11-29T10:00', 0, 1)).toEqual(['2026-11-30', '2026-12-01'])
		expect(within('2026-11-27T13:00', 1, 1, [0, 6])).toEqual(['2026-12-01', '2026-12-01'])
	})

	it('is on a working day, the first never after the last, and none before the order', () => {
		const off = fc.uniqueArray(fc.nat(6), { maxLength: 6 })
		const when = fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-12-31T00:00') })
		fc.assert(
			fc.property(off, when, fc.nat(30), fc.nat(30), fc.nat(24), (daysOff, now, a, more, hour) => {
				const { fromDay, toDay } = arrival(
					{ daysFrom: a, daysTo: a + more },
					{ daysOff, cutOffHour: hour },
					now,
				)
				expect(fromDay <= toDay).toBe(true)
				expect(Date.parse(`${toDay}T23:59:59+05:30`)).toBeGreaterThan(now)
				for (const day of [fromDay, toDay])
					expect(daysOff).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
			}),
		)
	})
})

describe('the band of a PIN code', () => {
	const PUNE = '411030'
	type Near = Pick<DeliveryBand, 'reach' | 'km' | 'pinPrefixes'> & { name: string }
	const band = (name: string, more: Partial<Near> & Pick<Near, 'reach'>): Near => ({
		name,
		km: null,
		pinPrefixes: [],
		...more,
	})
	const bands = [
		band('islands', { reach: 'pins', pinPrefixes: ['744', '682555'] }),
		band('city', { reach: 'district' }),
		band('ring', { reach: 'km', km: 170 }),
		band('state', { reach: 'state' }),
		band('India', { reach: 'india' }),
	]
	const nameOf = (pin: string, from = PUNE) => bandFor(bands, from, pin)?.name

	it.each([
		['411038', 'city'],
		['400001', 'ring'],
		['440001', 'state'],
		['560001', 'India'],
		['744101', 'islands'],
		['682555', 'islands'],
		['682001', 'India'],
	])('of %s is %s', (pin, name) => expect(nameOf(pin)).toBe(name))

	it('is of the army’s post that of all India, wherever its prefix seems to lie', () => {
		expect(nameOf('900001')).toBe('India')
	})

	it('needs the shop’s own PIN code, but for PIN codes and all India', () => {
		expect([nameOf('411038', ''), nameOf('744101', '')]).toEqual(['India', 'islands'])
	})

	it('is none where none reaches it', () => {
		expect(bandFor(bands.slice(0, 2), PUNE, '560001')).toBeUndefined()
	})
})
