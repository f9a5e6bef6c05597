import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { DayChart } from './day-chart'
import { MonthsChart } from './months-chart'
import { PaybackChart } from './payback-chart'
import { roofCaption } from './roof-caption'
import { RoofDrawing } from './roof-drawing'
import { batteryFigures, systemCaption, systemDescription } from './system/system-caption'
import { SystemDrawing } from './system/system-drawing'
import { narrowScene } from './system/system-narrow'
import { groupsOf, panelsPerMicro, type System } from './system/system-parts'
import type { Scene } from './system/system-scene'
import { wideScene } from './system/system-wide'

interface Wiring {
	inSeries: number
	inverters: number[][]
	/** Where strings differ. */
	lengths?: number[][]
	type?: PlanOption['inverter']['type']
	batteries?: number
}

function systemOf(wiring: Wiring): System {
	const { inSeries, inverters, type = 'string', batteries = 0 } = wiring
	const lengths = wiring.lengths ?? inverters.map((inputs) => inputs.map(() => inSeries))
	const strings = inverters.flat().reduce((sum, each) => sum + each, 0)
	const quantity = inverters
		.flatMap((inputs, at) => inputs.map((count, input) => count * (lengths[at]?.[input] ?? 0)))
		.reduce((sum, each) => sum + each, 0)
	const panel = { name: 'Solar Panel 540W', quantity, powerW: 540, lengthMm: 2278, widthMm: 1134 }
	const inverter = { name: 'Inverter 5kW', quantity: inverters.length, type, acW: 5000, phases: 1 }
	return {
		kwp: (quantity * 540) / 1000,
		panel,
		inverter,
		battery: batteries > 0 ? { name: 'Battery 4.8kWh', quantity: batteries, usableKwh: 4.3 } : null,
		layout: { inSeries, strings, inverters, lengths },
		backupHours: batteries > 0 ? 4.3 : null,
	}
}

const WIRINGS: Record<string, Wiring> = {
	'one panel': { inSeries: 1, inverters: [[1]] },
	'one inverter with two inputs': { inSeries: 7, inverters: [[1, 1]] },
	'an input that is free': { inSeries: 8, inverters: [[1, 0]] },
	'strings side by side and a battery': {
		inSeries: 7,
		inverters: [[2, 1]],
		type: 'hybrid',
		batteries: 2,
	},
	'three inverters with batteries': {
		inSeries: 12,
		inverters: [
			[1, 1],
			[1, 1],
			[1, 0],
		],
		type: 'hybrid',
		batteries: 3,
	},
	'three inverters of three inputs': { inSeries: 14, inverters: Array(3).fill([1, 1, 1]) },
	'120 panels': { inSeries: 10, inverters: Array(6).fill([1, 1]) },
	'strings of two lengths': { inSeries: 9, inverters: [[1, 1]], lengths: [[9, 8]] },
	'ten inputs': { inSeries: 18, inverters: [[2, 2, 2, 2, 2, 2, 1, 1, 0, 0]] },
	'a micro-inverter': { inSeries: 1, inverters: [[1]], type: 'micro' },
	'a micro-inverter for two': {
		inSeries: 1,
		inverters: Array(3).fill([1, 1]),
		type: 'micro',
	},
	'thirty panels on micro-inverters': {
		inSeries: 1,
		inverters: Array(15).fill([1, 1]),
		type: 'micro',
	},
}

const NUMBERS = /-?\d+(?:\.\d+)?/g
const isWhole = (scene: Scene) => {
	const numbers = scene.wires.flatMap(({ d }) => d.match(NUMBERS) ?? []).map(Number)
	const places = [...scene.rows, ...scene.texts, ...scene.ends].flatMap(({ x, y }) => [x, y])
	return [...numbers, ...places, scene.height].every(Number.isFinite)
}

describe.each(Object.entries(WIRINGS))('a system of %s', (_, wiring) => {
	const system = systemOf(wiring)
	const drawn = renderToStaticMarkup(<SystemDrawing option={system as PlanOption} />)

	it('is drawn twice, side by side and stacked, and told', () => {
		expect(drawn.match(/<svg [^>]*viewBox="-1 /g)).toHaveLength(2)
		expect(drawn).toContain('role="img"')
		expect(drawn).toContain(systemDescription(system).replace(/&/g, '&amp;'))
		expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
	})

	it.each([
		['side by side', wideScene],
		['stacked', narrowScene],
	])('has every part in its place %s', (_way, sceneOf) => {
		const scene = sceneOf(system)
		expect(isWhole(scene)).toBe(true)
		const lowest = Math.max(...scene.texts.map(({ y }) => y), ...scene.ends.map(({ y }) => y))
		expect(scene.height + scene.top).toBeGreaterThanOrEqual(lowest)
		expect(scene.ends.map(({ kind }) => kind)).toEqual(['home', 'meter', 'grid'])
		expect(scene.batteries.length > 0).toBe(system.battery !== null)
		const isMicro = system.inverter.type === 'micro'
		expect(scene.micros.length > 0).toBe(isMicro)
		expect(scene.inverters.length > 0).toBe(!isMicro)
	})

	it('counts every panel and every inverter', () => {
		const { layout, inverter, panel } = system
		if (inverter.type === 'micro') {
			const each = panelsPerMicro(layout)
			expect(each.reduce((sum, many) => sum + many, 0)).toBe(panel.quantity)
			return
		}
		const groups = groupsOf(system)
		const panels = groups.flatMap(({ inverters, rows }) =>
			rows.map((row) => inverters * row.inputs * row.strings * row.inSeries),
		)
		expect(panels.reduce((sum, many) => sum + many, 0)).toBe(panel.quantity)
		expect(groups.reduce((sum, { inverters }) => sum + inverters, 0)).toBe(inverter.quantity)
	})
})

describe('the labels of strings', () => {
	const labels = (wiring: Wiring) =>
		groupsOf(systemOf(wiring)).flatMap(({ rows }) => rows.map(({ label }) => label))

	it('name an input only where there are several', () => {
		expect(labels({ inSeries: 8, inverters: [[1, 0]] })).toEqual(['8 panels'])
		expect(labels({ inSeries: 1, inverters: [[1]] })).toEqual(['1 panel'])
		expect(labels({ inSeries: 7, inverters: [[2, 1]] })).toEqual([
			'Input 1: 2 × 7 panels',
			'Input 2: 7 panels',
		])
		expect(labels({ inSeries: 9, inverters: [[1, 1, 0]], lengths: [[9, 8, 0]] })).toEqual([
			'Input 1: 9 panels',
			'Input 2: 8 panels',
		])
	})

	it('put together what is alike where there is much of it', () => {
		expect(labels({ inSeries: 18, inverters: [[2, 2, 2, 2, 1, 0]] })).toEqual([
			'4 inputs, each 2 × 18 panels',
			'1 input: 18 panels',
		])
		expect(labels({ inSeries: 10, inverters: Array(6).fill([1, 1]) })).toEqual([
			'Input 1 of each: 10 panels',
			'Input 2 of each: 10 panels',
		])
		expect(labels({ inSeries: 20, inverters: Array(7).fill([1, 0]) })).toEqual([
			'20 panels on each',
		])
	})
})

it('says the hours of the whole bank, never as if each battery had them', () => {
	const three = {
		inSeries: 12,
		inverters: Array(3).fill([1, 1]),
		type: 'hybrid',
		batteries: 3,
	} as const
	const system = { ...systemOf(three), backupHours: 12.9 }
	expect(batteryFigures(system, 3)).toBe('12.9\u00a0kWh to use, 12.9\u00a0h')
	expect(batteryFigures(system, 1)).toBe('4.3\u00a0kWh to use, 12.9\u00a0h with\u00a0all\u00a03')
	for (const sceneOf of [wideScene, narrowScene]) {
		const texts = sceneOf(system).texts.map(({ text }) => text.replaceAll('\u00a0', ' '))
		for (const text of texts.filter((each) => /12\.9 h/.test(each)))
			expect(text).toMatch(/12\.9 h with all 3/)
	}
})

it('says what a system does in plain words', () => {
	expect(systemCaption(systemOf({ inSeries: 7, inverters: [[1]] }))).toBe(
		'7 panels make up to 3.78\u00a0kW; the inverter turns it into mains power for you to use, and what is left over goes through the meter to the grid.',
	)
	expect(
		systemCaption(systemOf({ inSeries: 1, inverters: [[1]], type: 'off-grid', batteries: 1 })),
	).toBe(
		'1 panel makes up to 0.54\u00a0kW; the inverter turns it into mains power for you to use, a battery keeps some for a power cut.',
	)
})

describe('a roof', () => {
	const roofOf = (many: number, across: number, more: Partial<PlanOption['roof']> = {}) => {
		const rows = Math.ceil(many / across)
		const pitchM = more.pitchM ?? 3.1
		return {
			widthM: across * 1.15 + 0.58,
			depthM: (rows - 1) * pitchM + 2.76,
			given: false,
			rows,
			pitchM,
			panels: Array.from({ length: many }, (_, index) => ({
				xM: 0.3 + (index % across) * 1.15,
				yM: 0.3 + Math.floor(index / across) * pitchM,
				wM: 1.13,
				dM: 2.16,
			})),
			...more,
		}
	}
	const { panel } = systemOf({ inSeries: 7, inverters: [[1]] })

	it.each([
		[
			roofOf(1, 1),
			'1 panel takes 1.1 × 2.2 m. Needs at least 1.7 × 2.8 m, with the edges of the roof kept free.',
		],
		[
			roofOf(7, 4, { given: true }),
			'7 panels in 2 rows take 4.6 × 5.3 m; rows stand 3.1 m apart so that none shades the next in winter.',
		],
		[roofOf(4, 4, { given: true }), '4 panels in one row take 4.6 × 2.2 m.'],
		[
			roofOf(8, 4, { given: true, pitchM: 2.18 }),
			'8 panels in 2 rows take 4.6 × 4.3 m; the rows lie close, one behind the other.',
		],
	])('is told in figures', (roof, caption) => {
		expect(roofCaption(roof).replaceAll('\u00a0', ' ')).toBe(caption)
	})

	it.each([1, 7, 200])('of %d panels is drawn to scale', (many) => {
		const roof = roofOf(many, 25)
		const drawn = renderToStaticMarkup(<RoofDrawing roof={roof} panel={panel} />)
		expect(drawn).toContain(`viewBox="0 0 ${Math.round(roof.widthM * 100)}`)
		expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
		expect(drawn.length).toBeLessThan(120_000)
	})
})

describe('charts', () => {
	const twelve = [470, 468, 560, 552, 548, 430, 352, 340, 402, 478, 455, 452]
	const bell = Array.from({ length: 24 }, (_, hour) =>
		Math.max(0, Math.sin((Math.PI * (hour - 6)) / 12)),
	)
	const balance = Array.from({ length: 26 }, (_, year) => ({
		low: -200_000 + year * 25_000,
		expected: -200_000 + year * 29_000,
		high: -200_000 + year * 33_000,
	}))
	const charts = {
		'of a year': <MonthsChart use={Array(12).fill(405)} production={twelve} />,
		'of a year without any sun': <MonthsChart use={twelve} production={Array(12).fill(0)} />,
		'of a day': (
			<DayChart
				hours={bell}
				useShare={Array(24).fill(1 / 24)}
				ownShare={0.3}
				kwp={3.78}
				dailyUse={16}
			/>
		),
		'of a dark day': (
			<DayChart
				hours={Array(24).fill(0)}
				useShare={Array(24).fill(0)}
				ownShare={0}
				kwp={1}
				dailyUse={0}
			/>
		),
		'of payback': <PaybackChart balance={balance} paybackMonths={83} />,
		'of no payback': <PaybackChart balance={balance.slice(0, 6)} paybackMonths={null} />,
	}

	it.each(Object.entries(charts))('%s have their figures in a table too', (_, chart) => {
		const drawn = renderToStaticMarkup(chart)
		expect(drawn).toMatch(/^<figure/)
		expect(drawn).toMatch(/<figcaption>[A-Z].+\.<\/figcaption>/)
		expect(drawn.match(/<tr>/g)?.length).toBeGreaterThanOrEqual(7)
		expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
	})

	it('mark the moment of payback', () => {
		expect(renderToStaticMarkup(charts['of payback'])).toContain('>6 years 11 months</text>')
		expect(renderToStaticMarkup(charts['of no payback'])).not.toContain('<circle')
	})
})

it('inverters that are alike are drawn as one where together they have many inputs', () => {
	const rowsOf = (inverters: number[][]) =>
		groupsOf(systemOf({ inSeries: 14, inverters })).map(({ inverters, rows }) => [
			inverters,
			rows.length,
		])
	expect(rowsOf(Array(3).fill([1, 1]))).toEqual([
		[1, 2],
		[1, 2],
		[1, 2],
	])
	expect(rowsOf(Array(3).fill([1, 1, 1]))).toEqual([[3, 3]])
})
