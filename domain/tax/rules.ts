import { STATES, type State } from '../../shared/addresses/states.ts'
import { type Paise, paise, sum, zero } from '../../shared/money.ts'
import type { GstRule, TaxClass } from '../reference-data/rates.ts'

/** A line of a sale; amounts include the tax. */
export interface TaxedLine {
	gross: Paise
	discount: Paise
	taxClass: TaxClass
}

/** The possible charges of an order beside its lines. */
export const CHARGE_KINDS = ['delivery', 'installation', 'cod-fee'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

export interface TaxedCharge {
	kind: ChargeKind
	gross: Paise
	discount: Paise
}

/** How goods are taxed that the shop installs: as one system, with any parts. */
export interface InstalledRule extends GstRule {
	hsnSac: string
}

export interface Sale {
	lines: readonly TaxedLine[]
	charges: readonly TaxedCharge[]
	/** Where the seller is registered. */
	sellerState: State
	/** Where the goods go, or are installed. */
	placeOfSupply: State
	/** To a unit or developer in a Special Economic Zone: between States wherever that is (IGST Act, section 7(5)). */
	toSez?: boolean
	/** Under a letter of undertaking of the shop (section 16(3)(a)): prices have no tax in them, and bear none. */
	withoutTax?: boolean
	/** Goods and work of the shop are then one supply, but for classes that never are. */
	installedByShop: boolean
	/** Of goods that are installed. */
	installed: InstalledRule
	/** The class of installation by itself. */
	installation: TaxClass
}

/** The part of a line or charge with one HSN or SAC and one rate; amounts in paise. */
export interface TaxPart {
	of: 'line' | 'charge'
	/** Which line or charge, from 1. */
	n: number
	part: 'goods' | 'service'
	hsnSac: string
	rateBp: number
	taxable: Paise
	cgst: Paise
	/** In some union territories it is called UTGST. */
	sgst: Paise
	igst: Paise
}

/** A part with its price instead of its taxes. */
type Piece = Pick<TaxPart, 'of' | 'n' | 'part' | 'hsnSac' | 'rateBp'> & { price: Paise }
type Rated = Omit<Piece, 'of' | 'n'>

const WHOLE = 10_000
const bp = (pct: number) => Math.round(pct * 100)

/** amount × share / whole to the nearest paisa, halves up; exact however large, and 0 of nothing. */
export function shareOf(amount: number, share: number, whole: number): Paise {
	if (whole === 0) return zero
	const [numerator, denominator] = [BigInt(amount) * BigInt(share), BigInt(whole)]
	return paise(Number((2n * numerator + denominator) / (2n * denominator)))
}

/**
 * An amount in parts by weight that sum to it: each is rounded down, and the rest goes by single paise to those that
 * lost most, the earlier of equals first. Where all weights are 0 the first has it.
 */
export function apportion(amount: Paise, weights: readonly number[]): Paise[] {
	const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n)
	if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : zero))
	const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
	const parts = exact.map((numerator) => Number(numerator / whole))
	const left = amount - parts.reduce((total, part) => total + part, 0)
	const byLoss = exact
		.map((numerator, index) => ({ index, lost: numerator % whole }))
		.sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
	for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
	return parts.map(paise)
}

/** A price of installed goods: the shares of goods and of service, by their value before the tax. */
function ofOneSupply(price: Paise, sale: Sale): Rated[] {
	const { goodsPct, servicePct, goodsSharePct, hsnSac } = sale.installed
	const share = bp(goodsSharePct)
	const goodsWeight = share * (WHOLE + bp(goodsPct))
	const serviceWeight = (WHOLE - share) * (WHOLE + bp(servicePct))
	const goods = shareOf(price, goodsWeight, goodsWeight + serviceWeight)
	return [
		{ part: 'goods', hsnSac, rateBp: bp(goodsPct), price: goods },
		{
			part: 'service',
			hsnSac: sale.installation.hsnSac,
			rateBp: bp(servicePct),
			price: paise(price - goods),
		},
	]
}

const isOneSupply = ({ installedByShop }: Sale, { neverComposite }: TaxClass) =>
	installedByShop && !neverComposite

/** The HSN of the system that the shop installs; null of a sale without one. */
export const systemHsnOf = (sale: Pick<Sale, 'lines' | 'installedByShop' | 'installed'>) =>
	sale.installedByShop && sale.lines.some(({ taxClass }) => !taxClass.neverComposite)
		? sale.installed.hsnSac
		: null

/** A price as it is taxed with goods of a class. */
const withGoods = (sale: Sale, price: Paise, taxClass: TaxClass): Rated[] =>
	isOneSupply(sale, taxClass)
		? ofOneSupply(price, sale)
		: [{ part: 'goods', hsnSac: taxClass.hsnSac, rateBp: taxClass.rateBp, price }]

const priceOf = ({ gross, discount }: Pick<TaxedLine, 'gross' | 'discount'>) =>
	paise(gross - discount)

/** A charge is taxed as the lines that it is for, by their prices; work that is not part of a supply as a service. */
function ofCharge(sale: Sale, charge: TaxedCharge): Rated[] {
	const price = priceOf(charge)
	const isWork = charge.kind === 'installation'
	const lines = isWork
		? sale.lines.filter(({ taxClass }) => isOneSupply(sale, taxClass))
		: sale.lines
	if (lines.length === 0) {
		const { hsnSac, rateBp } = sale.installation
		return [{ part: 'service', hsnSac, rateBp, price }]
	}
	const shares = apportion(price, lines.map(priceOf))
	return lines.flatMap(({ taxClass }, index) => withGoods(sale, shares[index] ?? zero, taxClass))
}

/** Pieces of one HSN and rate as one; of a charge only those that cost anything. */
function merged(pieces: readonly Piece[]): Piece[] {
	const all = new Map<string, Piece>()
	for (const piece of pieces) {
		const { of, n, part, hsnSac, rateBp } = piece
		const key = `${of} ${n} ${part} ${hsnSac} ${rateBp}`
		const before = all.get(key)
		all.set(key, before ? { ...before, price: sum([before.price, piece.price]) } : piece)
	}
	return [...all.values()].filter(({ of, price }) => of === 'line' || price > 0)
}

const unrated = (taxClass: TaxClass): TaxClass => ({ ...taxClass, rateBp: 0 })

/** The same sale at the rate 0: under a letter of undertaking. */
const atNoRate = (sale: Sale): Sale => ({
	...sale,
	lines: sale.lines.map((line) => ({ ...line, taxClass: unrated(line.taxClass) })),
	installed: { ...sale.installed, goodsPct: 0, servicePct: 0 },
	installation: unrated(sale.installation),
})

/** The price of pieces, less the tax within it. */
const lessTax = (pieces: readonly Rated[]): Paise =>
	sum(pieces.map(({ price, rateBp }) => paise(price - shareOf(price, rateBp, WHOLE + rateBp))))

/** What a price that includes the tax comes to without it, with goods of a class. */
export const goodsLessTax = (sale: Sale, price: Paise, taxClass: TaxClass): Paise =>
	lessTax(withGoods(sale, price, taxClass))

/** The same of a charge. */
export const chargeLessTax = (sale: Sale, charge: TaxedCharge): Paise =>
	lessTax(ofCharge(sale, charge))

function taxed({ price, ...piece }: Piece, isWithinState: boolean): TaxPart {
	const { rateBp } = piece
	if (!isWithinState) {
		const igst = shareOf(price, rateBp, WHOLE + rateBp)
		return { ...piece, taxable: paise(price - igst), cgst: zero, sgst: zero, igst }
	}
	const half = shareOf(price, rateBp, 2 * (WHOLE + rateBp))
	return { ...piece, taxable: paise(price - 2 * half), cgst: half, sgst: half, igst: zero }
}

/**
 * How a sale is taxed, part by part: taxable value and taxes of a line's parts sum to its price after the discount.
 * Within the state the tax is CGST and SGST, each computed once as the half; between states, and to a Special Economic Zone,
 * IGST; under a letter of undertaking none.
 */
export function taxOfSale(asPriced: Sale): TaxPart[] {
	const sale = asPriced.withoutTax ? atNoRate(asPriced) : asPriced
	const pieces = [
		...sale.lines.flatMap((line, index) =>
			withGoods(sale, priceOf(line), line.taxClass).map((piece) => ({
				of: 'line' as const,
				n: index + 1,
				...piece,
			})),
		),
		...sale.charges.flatMap((charge, index) =>
			ofCharge(sale, charge).map((piece) => ({ of: 'charge' as const, n: index + 1, ...piece })),
		),
	]
	const isWithinState = !sale.toSez && sale.sellerState === sale.placeOfSupply
	return merged(pieces).map((piece) => taxed(piece, isWithinState))
}

/** The parts of a line or charge at another price, each with its share of it; they sum to the price. */
export function repriced(parts: readonly TaxPart[], price: Paise): TaxPart[] {
	const isWithinState = parts.every(({ igst }) => igst === 0)
	const shares = apportion(
		price,
		parts.map((part) => part.taxable + taxIn(part)),
	)
	return parts.map(({ of, n, part, hsnSac, rateBp }, index) =>
		taxed({ of, n, part, hsnSac, rateBp, price: shares[index] ?? zero }, isWithinState),
	)
}

export type TaxSums = Pick<TaxPart, 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** The tax within a part. */
export const taxIn = ({ cgst, sgst, igst }: Omit<TaxSums, 'taxable'>): Paise =>
	paise(cgst + sgst + igst)

/** The sums of parts by rate, the lowest rate first. */
export function byRate(parts: readonly TaxPart[]): (TaxSums & { rateBp: number })[] {
	const rates = [...new Set(parts.map(({ rateBp }) => rateBp))].sort((a, b) => a - b)
	return rates.map((rateBp) => {
		const its = parts.filter((part) => part.rateBp === rateBp)
		const sumOf = (name: keyof TaxSums) => sum(its.map((part) => part[name]))
		return {
			rateBp,
			taxable: sumOf('taxable'),
			cgst: sumOf('cgst'),
			sgst: sumOf('sgst'),
			igst: sumOf('igst'),
		}
	})
}

/** Union territories without a legislature of their own, by the codes 04, 26, 31, 35 and 38. */
const UTGST_STATES: readonly State[] = [
	'Chandigarh',
	'Dadra and Nagar Haveli and Daman and Diu',
	'Lakshadweep',
	'Andaman and Nicobar Islands',
	'Ladakh',
]

/** The name there of the half that is not CGST. */
export const stateTaxName = (state: State): 'SGST' | 'UTGST' =>
	UTGST_STATES.includes(state) ? 'UTGST' : 'SGST'

/** A state as it is stored; null for any other text, such as blank. */
export const knownState = (text: string | null): State | null =>
	STATES.find((state) => state === text) ?? null
