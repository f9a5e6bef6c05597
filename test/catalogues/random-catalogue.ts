import fc from 'fast-check'
import type { TechnicalSheet } from '../../domain/catalogue/sheet.ts'
import type { Item } from '../../domain/planner/electrical/items.ts'
import type { Category } from '../../shared/products/categories.ts'
import { chanceFrom } from '../../tools/simulators/razorpay/chance.ts'

const KINDS = ['panel', 'inverter', 'battery', 'mounting', 'cable', 'protection'] as const

/**
 * A plausible catalogue with so many products of each kind a plan may need, the same for the same seed.
 * @param alike of so many products, 0 to 1, the sheet is that of the one before, only price and stock differ
 */
export function randomCatalogue(count: number, seed: number, alike = 0.2): Item[] {
	const random = chanceFrom(seed)
	const between = (low: number, high: number, step = 1) =>
		Number((low + step * Math.floor((random() * (high - low)) / step + 0.5)).toFixed(4))
	const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
	const chance = (share: number) => random() < share
	const make = makers({ between, oneOf, chance })
	return KINDS.flatMap((kind) => {
		let last: Made | undefined
		return Array.from({ length: count }, (_, index): Item => {
			const made = last && chance(alike) ? last : make[kind]()
			last = made
			return {
				id: `${kind}-${index}`,
				name: `${made.category} ${index}`,
				category: made.category,
				wattage: made.sheet.kind === 'panel' ? made.sheet.powerW : 0,
				price: Math.round((made.price * between(85, 115)) / 100),
				stock: chance(0.1) ? 0 : between(1, made.most),
				sheet: made.sheet,
			}
		})
	})
}

/** Any such catalogue of so many products of each kind. */
export const randomCatalogues = (
	products: { min: number; max: number },
	alike: fc.Arbitrary<number> = fc.constant(0.2),
) =>
	fc
		.tuple(fc.integer(products), fc.integer({ min: 0, max: 1_000_000 }), alike)
		.map((of) => randomCatalogue(...of))

interface Made {
	category: Category
	price: number
	most: number
	sheet: TechnicalSheet
}

interface Dice {
	between: (low: number, high: number, step?: number) => number
	oneOf: <T>(values: readonly T[]) => T
	chance: (share: number) => boolean
}

function makers({ between, oneOf, chance }: Dice): Record<(typeof KINDS)[number], () => Made> {
	const panel = (): Made => {
		const isSmall = chance(0.1)
		const powerW = isSmall ? between(50, 200, 5) : between(325, 700, 5)
		const vmpV = isSmall ? between(17, 20, 0.1) : between(31, 45, 0.1)
		const impA = Number((powerW / vmpV).toFixed(2))
		const efficiencyPct = between(17, 23, 0.1)
		const widthMm = isSmall ? between(540, 700) : between(1000, 1303)
		const madeInIndia = chance(0.3)
		return {
			category: 'Panels',
			price: powerW * between(17, 26, 0.1) * (madeInIndia ? 1.25 : 1),
			most: 400,
			sheet: {
				kind: 'panel',
				technology: 'TOPCon',
				powerW,
				vmpV,
				impA,
				efficiencyPct,
				widthMm,
				madeInIndia,
				vocV: Number((vmpV * between(1.17, 1.23, 0.01)).toFixed(2)),
				iscA: Number((impA * between(1.04, 1.08, 0.01)).toFixed(2)),
				betaVocPctPerC: -between(0.22, 0.32, 0.01),
				gammaPmpPctPerC: -between(0.26, 0.4, 0.01),
				lengthMm: Math.round((powerW / (efficiencyPct * 10) / widthMm) * 1e6),
				maxSystemV: oneOf([1000, 1500]),
				alphaIscPctPerC: 0.05,
				noctC: 44,
				cells: 144,
				bifacial: chance(0.4),
				...(madeInIndia && { bifacialityPct: 80 }),
				depthMm: 35,
				weightKg: 28,
				warrantyYears: oneOf([10, 12, 15]),
				performanceYears: 25,
			},
		}
	}
	const inverter = (): Made => {
		const type = oneOf(['string', 'string', 'string', 'hybrid', 'hybrid', 'micro'] as const)
		const isMicro = type === 'micro'
		const acW = isMicro
			? between(400, 2000, 100)
			: oneOf([
					between(1000, 8000, 500),
					between(5000, 30_000, 1000),
					between(30_000, 100_000, 5000),
				])
		const phases = acW > 10_000 || (acW > 6000 && chance(0.5)) ? 3 : 1
		const maxDcV = isMicro
			? between(55, 65)
			: phases === 3
				? oneOf([1000, 1100])
				: between(450, 600, 50)
		const mpptMinV = isMicro
			? between(18, 28)
			: phases === 3
				? between(150, 250, 10)
				: between(60, 150, 10)
		const strings = isMicro ? 1 : acW > 20_000 ? 2 : oneOf([1, 1, 2])
		const maxCurrentA = strings * between(12, 20, 0.5)
		const trackers = isMicro
			? oneOf([1, 2, 4])
			: Math.min(12, Math.max(1, Math.round(acW / 7000) + between(0, 1)))
		const isHybrid = type === 'hybrid'
		const low = oneOf([40, 150])
		return {
			category: 'Inverters',
			price: 6000 + acW * between(4, 8, 0.1) * (isHybrid ? 1.8 : 1) * (acW > 20_000 ? 0.6 : 1),
			most: 40,
			sheet: {
				kind: 'inverter',
				type,
				acW,
				phases,
				maxDcV,
				mpptMinV,
				efficiencyPct: between(96, 98.8, 0.1),
				maxPvW: Math.round(acW * between(1.2, 1.6, 0.05)),
				startV: mpptMinV + (isMicro ? 2 : between(10, 60, 10)),
				mpptMaxV: Math.round(maxDcV * between(0.8, 0.95, 0.01)),
				mppts: Array.from({ length: trackers }, () => ({
					maxCurrentA,
					strings,
					maxShortCircuitA: Number((maxCurrentA * 1.3).toFixed(2)),
				})),
				...(isHybrid && {
					battery: { minV: low, maxV: low === 40 ? 60 : 600, maxChargeA: 80, maxDischargeA: 80 },
					backupW: acW,
				}),
				ingressProtection: 'IP65',
				weightKg: 20,
				warrantyYears: oneOf([5, 8, 10]),
			},
		}
	}
	const battery = (): Made => {
		const nominalV = oneOf([51.2, 51.2, 48, 204.8, 307.2])
		const capacityKwh = between(2.4, 20, 0.2)
		return {
			category: 'Batteries',
			price: capacityKwh * between(14_000, 22_000, 100),
			most: 30,
			sheet: {
				kind: 'battery',
				chemistry: 'LiFePO₄',
				capacityKwh,
				nominalV,
				usableKwh: Number((capacityKwh * 0.9).toFixed(2)),
				minV: Number((nominalV * 0.875).toFixed(2)),
				maxV: Number((nominalV * 1.125).toFixed(2)),
				ratedAh: 100,
				recommendedChargeA: 50,
				maxChargeA: 100,
				maxDischargeA: between(50, 150, 10),
				maxParallel: oneOf([1, 4, 8, 16]),
				...(chance(0.2) && { maxSeries: oneOf([2, 4]) }),
				cycles: 6000,
				weightKg: 50,
				warrantyYears: oneOf([5, 10]),
			},
		}
	}
	const mounting = (): Made => {
		const panels = between(1, 8)
		return {
			category: 'Accessories',
			price: panels * between(900, 1800, 10),
			most: 300,
			sheet: {
				kind: 'mounting',
				roof: oneOf(['flat', 'pitched', 'ground']),
				material: 'Steel',
				panels,
				tiltDeg: 15,
				windMs: 44,
				weightKg: 20,
				warrantyYears: 10,
			},
		}
	}
	const cable = (): Made => {
		const lengthM = oneOf([2, 20, 25, 50, 100, 200])
		return {
			category: 'Accessories',
			price: lengthM * between(35, 90),
			most: 100,
			sheet: {
				kind: 'cable',
				conductor: 'Copper',
				crossSectionMm2: 4,
				lengthM,
				connectors: 'None',
				ratedV: oneOf([1000, 1500]),
				ratedA: between(20, 55, 5),
			},
		}
	}
	const protection = (): Made => {
		const device = oneOf(['DC isolator', 'ACDB and DCDB', 'AC distribution'])
		return {
			category: 'Accessories',
			price: between(600, 9000, 10),
			most: 60,
			sheet: {
				kind: 'protection',
				device,
				ratedV: oneOf([600, 1000, 1200]),
				ratedA: between(16, 125),
				poles: oneOf([2, 4]),
				ingressProtection: 'IP65',
				contents: 'Breakers',
			},
		}
	}
	return { panel, inverter, battery, mounting, cable, protection }
}
