import type { Product } from '../../schema.ts'
import type { SheetOf, TechnicalSheet } from '../../sheet.ts'

type Kind = TechnicalSheet['kind']

const GRID = { string: 'ongrid', hybrid: 'hybrid', micro: 'micro ongrid', 'off-grid': 'offgrid' }

const chemistryWords = (chemistry: string) =>
	/li/i.test(chemistry) ? [chemistry, 'lithium', 'ion', 'lfp'] : [chemistry]

/** The voltages that a battery is sold for, besides its own: 51.2 V goes with devices made for 48 V. */
function voltages(nominalV: number): string[] {
	const soldAs = [12, 24, 48].filter((volts) => nominalV >= volts && nominalV <= volts * 1.08)
	return [nominalV, ...soldAs].map((volts) => `${volts}v`)
}

const PHASES = { 1: ['single', 'phase', '1phase'], 3: ['three', 'phase', '3phase'] }

/** The words that people search each kind of sheet by, as they would type them. */
const WORDS: { [K in Kind]: (sheet: SheetOf<K>) => string[] } = {
	panel: ({ technology, powerW, bifacial, madeInIndia }) => [
		technology,
		`${powerW}w`,
		...(/mono/i.test(technology) ? ['mono', 'monocrystalline'] : []),
		...(/poly/i.test(technology) ? ['poly', 'polycrystalline'] : []),
		...(bifacial ? ['bifacial'] : []),
		...(madeInIndia ? ['dcr', 'indian'] : ['nondcr']),
	],
	inverter: ({ type, acW, phases, battery }) => [
		GRID[type],
		`${acW}w`,
		...PHASES[phases],
		...(battery ? ['backup'] : []),
		'mppt',
	],
	battery: ({ chemistry, capacityKwh, ratedAh, nominalV }) => [
		...chemistryWords(chemistry),
		`${capacityKwh}kwh`,
		`${ratedAh}ah`,
		...voltages(nominalV),
	],
	generator: ({ chemistry, capacityKwh, outputW }) => [
		...chemistryWords(chemistry),
		`${capacityKwh}kwh`,
		`${outputW}w`,
		'backup',
	],
	kit: ({ systemKw, storageKwh }) => [
		`${systemKw}kw`,
		...(storageKwh > 0 ? ['hybrid', 'backup', 'battery', `${storageKwh}kwh`] : ['ongrid']),
	],
	mounting: ({ roof, material }) => [roof, 'roof', material],
	cable: ({ conductor, crossSectionMm2, lengthM }) => [
		'cable',
		conductor,
		`${crossSectionMm2}mm2`,
		`${lengthM}m`,
	],
	protection: ({ device, ratedA, ratedV }) => [device, `${ratedA}a`, `${ratedV}v`],
}

/** The words of a product's technical sheet; none without one. */
export function sheetWords({ sheet }: Pick<Product, 'sheet'>): string[] {
	if (!sheet) return []
	const words = WORDS[sheet.kind] as (sheet: TechnicalSheet) => string[]
	return words(sheet)
}
