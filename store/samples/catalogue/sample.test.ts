import { describe, expect, it } from 'vitest'
import { type SheetOf, TechnicalSheet } from '../../../domain/catalogue/sheet.ts'
import { drawings } from '../../../tools/pictures/drawings.ts'
import { sampleCatalogue } from './index.ts'

const byId = new Map(sampleCatalogue.map((product) => [product.id, product]))

function sheet<K extends TechnicalSheet['kind']>(id: string, kind: K): SheetOf<K> {
	const found = byId.get(id)?.sheet
	if (found?.kind !== kind) throw new Error(`${id} is no ${kind}`)
	return found as SheetOf<K>
}

const ofKind = <K extends TechnicalSheet['kind']>(kind: K) =>
	sampleCatalogue.flatMap(({ id, sheet: { kind: own } }) => (own === kind ? [id] : []))

describe('the built-in catalogue', () => {
	it('begins with the five products of the specification', () => {
		expect(sampleCatalogue.slice(0, 5).map(({ name }) => name)).toEqual([
			'Solar Panel 250W',
			'Solar Battery 5kWh',
			'Solar Inverter 3kW',
			'Solar Panel 500W',
			'Portable Solar Generator',
		])
	})

	it('shows new arrivals of different categories', () => {
		const arrivals = sampleCatalogue.slice(4, 8).map(({ category }) => category)
		expect(new Set(arrivals).size).toBe(4)
	})

	it('has unique ids that can stand in an address', () => {
		expect(byId.size).toBe(sampleCatalogue.length)
		for (const id of byId.keys()) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
	})

	it.each(sampleCatalogue)('$id has a sheet, a price and a drawing', (product) => {
		expect(TechnicalSheet.safeParse(product.sheet).error).toBeUndefined()
		expect(product.priceRupees).toBeGreaterThan(0)
		expect(Number.isInteger(product.priceRupees) && Number.isInteger(product.stock)).toBe(true)
		expect(product.description.split(/[.?] /).length).toBeGreaterThan(1)
		expect(product.description).not.toContain('!')
		expect(drawings[product.id]?.()).toMatch(/^<svg .*<\/svg>$/s)
	})

	it('has panels whose figures agree with each other', () => {
		for (const id of ofKind('panel')) {
			const { powerW, vmpV, impA, vocV, iscA, efficiencyPct, lengthMm, widthMm } = sheet(
				id,
				'panel',
			)
			expect(Math.abs((vmpV * impA) / powerW - 1), id).toBeLessThan(0.03)
			expect(vocV > vmpV && iscA > impA, id).toBe(true)
			const perArea = powerW / ((lengthMm * widthMm) / 1e6) / 10
			expect(Math.abs(perArea - efficiencyPct), id).toBeLessThan(0.3)
		}
	})

	it('has batteries whose figures agree with each other', () => {
		for (const id of ofKind('battery')) {
			const { capacityKwh, usableKwh, nominalV, ratedAh, minV, maxV } = sheet(id, 'battery')
			expect(Math.abs((nominalV * ratedAh) / 1000 / capacityKwh - 1), id).toBeLessThan(0.02)
			expect(usableKwh < capacityKwh && minV < nominalV && nominalV < maxV, id).toBe(true)
		}
	})

	it('has lead batteries that make a bank for the off-grid inverter', () => {
		const side = sheet('off-grid-inverter-5kw', 'inverter').battery
		for (const id of ['tubular-battery-150ah', 'solar-tubular-battery-200ah']) {
			const { nominalV, minV, maxV, maxSeries } = sheet(id, 'battery')
			expect([nominalV, maxSeries], id).toEqual([12, 4])
			expect(4 * minV, id).toBeGreaterThanOrEqual(side?.minV ?? Infinity)
			expect(4 * maxV, id).toBeLessThanOrEqual(side?.maxV ?? 0)
		}
	})

	it('gives every drawing another picture', () => {
		const pictures = Object.values(drawings).map((draw) => draw())
		expect(new Set(pictures).size).toBe(pictures.length)
	})
})

/** Modules in a string, and how the strings are spread over the trackers. */
const layouts: Record<string, { series: number; perTracker: number[] }> = {
	'home-kit-5kw-hybrid': { series: 5, perTracker: [1, 1] },
	'home-kit-3kw': { series: 6, perTracker: [1] },
	'home-kit-3-6kw-hybrid': { series: 8, perTracker: [1] },
	'balcony-kit-800w': { series: 1, perTracker: [1, 1] },
	'off-grid-kit-5kw': { series: 5, perTracker: [2] },
	'business-kit-10kw': { series: 10, perTracker: [1, 1] },
	'villa-kit-12kw-storage': { series: 12, perTracker: [1, 1] },
	'commercial-kit-25kw': { series: 10, perTracker: [2, 2, 1] },
}

describe.each(ofKind('kit'))('the kit %s', (id) => {
	const { parts, systemKw, storageKwh } = sheet(id, 'kit')
	const only = (kind: TechnicalSheet['kind']) =>
		parts.find(({ productId }) => byId.get(productId)?.sheet.kind === kind)
	const panelPart = only('panel')
	const inverterPart = only('inverter')
	const batteryPart = only('battery')

	it('costs no more than its parts, and all of them are in the catalogue', () => {
		const sum = parts.reduce((total, { productId, quantity }) => {
			const part = byId.get(productId)
			expect(part, productId).toBeDefined()
			return total + (part?.priceRupees ?? 0) * quantity
		}, 0)
		expect(byId.get(id)?.priceRupees).toBeLessThanOrEqual(sum)
	})

	it('fits electrically from a 0 °C morning to an 82 °C cell', () => {
		const panel = sheet(panelPart?.productId ?? '', 'panel')
		const inverter = sheet(inverterPart?.productId ?? '', 'inverter')
		const { series, perTracker } = layouts[id] ?? { series: 0, perTracker: [] }
		const strings = perTracker.reduce((sum, count) => sum + count, 0)
		expect(series * strings).toBe(panelPart?.quantity)

		const coldVoc = panel.vocV * (1 + (panel.betaVocPctPerC / 100) * (0 - 25))
		const hotVmp = panel.vmpV * (1 + (panel.gammaPmpPctPerC / 100) * (82 - 25))
		expect(series * coldVoc).toBeLessThanOrEqual(Math.min(inverter.maxDcV, panel.maxSystemV))
		expect(series * hotVmp).toBeGreaterThanOrEqual(1.05 * inverter.mpptMinV)
		expect(series * panel.vmpV).toBeLessThanOrEqual(inverter.mpptMaxV)
		for (const [i, count] of perTracker.entries()) {
			const tracker = inverter.mppts[i]
			expect(count).toBeLessThanOrEqual(tracker?.strings ?? 0)
			expect(count * panel.impA).toBeLessThanOrEqual(tracker?.maxCurrentA ?? 0)
			expect(count * panel.iscA * 1.25).toBeLessThanOrEqual(tracker?.maxShortCircuitA ?? 0)
		}

		const dcW = panel.powerW * (panelPart?.quantity ?? 0)
		expect(dcW / 1000).toBeCloseTo(systemKw, 2)
		expect(dcW).toBeLessThanOrEqual(inverter.maxPvW)
		expect(dcW / inverter.acW).toBeGreaterThanOrEqual(0.8)
		expect(dcW / inverter.acW).toBeLessThanOrEqual(1.35)
	})

	it('has mounting for every panel', () => {
		const places = parts.reduce((sum, { productId, quantity }) => {
			const part = byId.get(productId)?.sheet
			return part?.kind === 'mounting' ? sum + part.panels * quantity : sum
		}, 0)
		expect(places).toBe(panelPart?.quantity)
	})

	it('has a battery that its inverter can charge, or none', () => {
		const side = sheet(inverterPart?.productId ?? '', 'inverter').battery
		if (!batteryPart) return expect(storageKwh).toBe(0)
		const battery = sheet(batteryPart.productId, 'battery')
		expect(battery.capacityKwh * batteryPart.quantity).toBeCloseTo(storageKwh, 2)
		expect(side?.minV).toBeLessThanOrEqual(battery.minV)
		expect(side?.maxV).toBeGreaterThanOrEqual(battery.maxV)
		expect(batteryPart.quantity).toBeLessThanOrEqual(battery.maxParallel)
	})
})
