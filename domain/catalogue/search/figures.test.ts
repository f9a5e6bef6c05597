import { expect, it } from 'vitest'
import { sampleCatalogue } from '../../../store/samples/catalogue/index.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { sheetWords } from '../internal/search/sheet-terms.ts'

/** Each unit of the sheets in other words for it, and those that count thousands of it. */
const UNITS: Record<string, { ones: string[]; thousands: string[] }> = {
	w: { ones: ['w', 'W', 'watt', 'Watts', 'वाट'], thousands: ['kw', 'kW', 'KVA', 'किलोवाट'] },
	wh: { ones: ['wh', 'Wh', 'watt hours'], thousands: ['kwh', 'kWh', 'KWH', 'किलोवाट घंटे'] },
	v: { ones: ['v', 'V', 'volt', 'वोल्ट'], thousands: [] },
	ah: { ones: ['ah', 'Ah', 'AH', 'amp hour'], thousands: [] },
	a: { ones: ['a', 'A', 'amps'], thousands: [] },
	mm2: { ones: ['mm2', 'mm²', 'MM2', 'sq mm', 'sqmm', 'वर्ग मिमी'], thousands: [] },
	m: { ones: ['m', 'M', 'mtr', 'मीटर'], thousands: [] },
}

const inDevanagari = (text: string) =>
	text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))

const numbersOf = (value: number) => {
	const plain = String(value)
	const pointed = Number.isInteger(value) ? `${plain}.0` : `${plain}0`
	return [plain, pointed, value.toLocaleString('en-IN'), inDevanagari(plain)]
}

function spellingsOf(value: number, unit: string): string[] {
	const { ones, thousands } = UNITS[unit] as { ones: string[]; thousands: string[] }
	const spelt = (numbers: string[], units: string[]) =>
		numbers.flatMap((number) =>
			units.flatMap((one) => [`${number}${one}`, `${number} ${one}`, `${number}\u00a0 ${one}`]),
		)
	return [
		...spelt(numbersOf(value), ones),
		...spelt(numbersOf(Number((value / 1000).toPrecision(12))), thousands),
	]
}

/** The figures of all sheets in their smallest unit, each once: `5000 w`. */
function sheetFigures(): [value: number, unit: string][] {
	const words = sampleCatalogue.flatMap((product) => sheetWords({ sheet: product.sheet ?? null }))
	const figures = words.flatMap((word) => {
		const [, digits, kilo, unit = ''] = /^(\d+(?:\.\d+)?)(k?)(wh?|v|ah?|mm2|m)$/.exec(word) ?? []
		return digits ? `${Math.round(Number(digits) * (kilo ? 1e6 : 1e3)) / 1e3} ${unit}` : []
	})
	return [...new Set(figures)].map((figure) => {
		const [value, unit = ''] = figure.split(' ')
		return [Number(value), unit]
	})
}

describeOnAllEngines('a figure of a sheet', (open) => {
	const find = async () => {
		const visitor = (await open()).visitor()
		const idsOf = (products: { id: string }[]) => products.map(({ id }) => id)
		return async (typed: string) => {
			const q = encodeURIComponent(typed)
			const { body: listed } = await visitor.get(`/api/products?q=${q}`)
			const { body: suggested } = await visitor.get(`/api/products/suggestions?q=${q}&limit=10`)
			return { listed: idsOf(listed), suggested: idsOf(suggested.products) }
		}
	}

	it('brings the same products in the same order, however it is spelt', async () => {
		const found = await find()
		const figures = sheetFigures()
		expect(figures.length).toBeGreaterThan(40)
		for (const [value, unit] of figures) {
			const [first = '', ...others] = spellingsOf(value, unit)
			const expected = await found(first)
			expect(expected.listed.length, first).toBeGreaterThan(0)
			expect(expected.suggested).toEqual(expected.listed.slice(0, 10))
			for (const typed of others) expect([typed, await found(typed)]).toEqual([typed, expected])
		}
	}, 120_000)

	it.each([
		['5kw', 'solar-battery-5kwh'],
		['20kw', 'high-voltage-battery-20kwh'],
		['2kw', 'hybrid-inverter-12kw-high-voltage'],
		['5kwh', 'stack-battery-15kwh'],
	])('brings nothing whose figure only looks like it: %s', async (typed, id) => {
		const found = await find()
		expect((await found(typed)).listed).not.toContain(id)
		const figure = /(\d+kwh?)/.exec(id)?.[0] ?? ''
		expect((await found(figure)).listed).toContain(id)
	})
})
