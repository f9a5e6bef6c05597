import { z } from '@hono/zod-openapi'

/**
 * The technical sheet of a product: the figures a designer of systems needs, one shape per kind.
 * Units stand in the field names: W, V, A, kWh, mm, kg, °C, and per cent per °C for coefficients.
 */

const positive = z.number().positive().max(10_000_000)
const nonNegative = z.number().min(0).max(10_000_000)
const count = z.number().int().min(1).max(10_000)
const words = z.string().trim().min(1).max(200)

export const PanelSheet = z.object({
	kind: z.literal('panel'),
	technology: words,
	powerW: positive,
	vocV: positive,
	iscA: positive,
	vmpV: positive,
	impA: positive,
	/** Change of the open-circuit voltage, % per °C; negative. */
	betaVocPctPerC: z.number().min(-2).max(0),
	/** Change of the maximum power, % per °C; negative. */
	gammaPmpPctPerC: z.number().min(-2).max(0),
	/** Change of the short-circuit current, % per °C. */
	alphaIscPctPerC: z.number().min(-1).max(1),
	noctC: positive,
	cells: count,
	bifacial: z.boolean(),
	/** What the rear makes of light over the front, %; a usual panel's where it is absent. */
	bifacialityPct: z.number().min(1).max(100).optional(),
	efficiencyPct: z.number().min(1).max(50),
	maxSystemV: positive,
	lengthMm: positive,
	widthMm: positive,
	depthMm: positive,
	weightKg: positive,
	/** Cells and module made in India (DCR), as the home subsidy asks. */
	madeInIndia: z.boolean(),
	warrantyYears: nonNegative,
	performanceYears: nonNegative,
})

export const InverterSheet = z.object({
	kind: z.literal('inverter'),
	type: z.enum(['string', 'hybrid', 'micro', 'off-grid']),
	acW: positive,
	phases: z.union([z.literal(1), z.literal(3)]),
	efficiencyPct: z.number().min(50).max(100),
	maxPvW: positive,
	maxDcV: positive,
	startV: positive,
	mpptMinV: positive,
	mpptMaxV: positive,
	/** One entry per tracker; the two currents are separate limits. */
	mppts: z
		.array(z.object({ maxCurrentA: positive, maxShortCircuitA: positive, strings: count }))
		.min(1)
		.max(24),
	/** The battery side; absent where the inverter takes none. */
	battery: z
		.object({ minV: positive, maxV: positive, maxChargeA: positive, maxDischargeA: positive })
		.optional(),
	/** The load it carries when the grid is away; absent where it carries nothing. */
	backupW: positive.optional(),
	/** For the seconds in which a motor starts, when the grid is away; where it is absent a usual share more. */
	surgeW: positive.optional(),
	ingressProtection: words,
	weightKg: positive,
	warrantyYears: nonNegative,
})

export const BatterySheet = z.object({
	kind: z.literal('battery'),
	chemistry: words,
	capacityKwh: positive,
	usableKwh: positive,
	nominalV: positive,
	minV: positive,
	maxV: positive,
	ratedAh: positive,
	recommendedChargeA: positive,
	maxChargeA: positive,
	maxDischargeA: positive,
	maxParallel: count,
	/** How many of its kind the maker allows in series; none but itself where it is absent. */
	maxSeries: z.number().int().min(1).max(100).optional(),
	cycles: positive,
	weightKg: positive,
	warrantyYears: nonNegative,
})

export const GeneratorSheet = z.object({
	kind: z.literal('generator'),
	chemistry: words,
	capacityKwh: positive,
	outputW: positive,
	surgeW: positive,
	maxSolarW: positive,
	solarMinV: positive,
	solarMaxV: positive,
	outlets: words,
	cycles: positive,
	weightKg: positive,
	warrantyYears: nonNegative,
})

export const KitSheet = z.object({
	kind: z.literal('kit'),
	systemKw: positive,
	storageKwh: nonNegative,
	parts: z
		.array(z.object({ productId: words, quantity: count }))
		.min(1)
		.max(40),
	roofAreaM2: nonNegative,
	warrantyYears: nonNegative,
})

export const MountingSheet = z.object({
	kind: z.literal('mounting'),
	roof: z.enum(['flat', 'pitched', 'ground']),
	material: words,
	panels: count,
	tiltDeg: nonNegative,
	windMs: positive,
	weightKg: positive,
	warrantyYears: nonNegative,
})

export const CableSheet = z.object({
	kind: z.literal('cable'),
	conductor: words,
	crossSectionMm2: positive,
	lengthM: positive,
	ratedV: positive,
	ratedA: positive,
	connectors: words,
})

export const ProtectionSheet = z.object({
	kind: z.literal('protection'),
	device: words,
	ratedV: positive,
	ratedA: positive,
	poles: count,
	ingressProtection: words,
	contents: words,
})

export const TechnicalSheet = z
	.discriminatedUnion('kind', [
		PanelSheet,
		InverterSheet,
		BatterySheet,
		GeneratorSheet,
		KitSheet,
		MountingSheet,
		CableSheet,
		ProtectionSheet,
	])
	.openapi('TechnicalSheet')

export type TechnicalSheet = z.infer<typeof TechnicalSheet>
export type SheetOf<K extends TechnicalSheet['kind']> = Extract<TechnicalSheet, { kind: K }>
