import { timeOfDayCharge } from '../../bill/time-of-day.ts'
import type { Band, Charge, FixedBand, FixedCharges, RetailTariff, Slab } from './tariff.ts'

/** The first band that reaches so far. */
export function bandOf<T>(bands: readonly Band<T>[], kwh: number): Band<T> | undefined {
	return bands.find(({ uptoKwh }) => uptoKwh === null || kwh <= uptoKwh)
}

/** Each unit at the price of its slab, paise. */
export function telescopic(slabs: readonly Slab[], kwh: number): number {
	let below = 0
	let charge = 0
	for (const { uptoKwh, paisePerKwh } of slabs) {
		const upto = Math.min(kwh, uptoKwh ?? kwh)
		if (upto <= below) break
		charge += (upto - below) * paisePerKwh
		below = upto
	}
	return charge
}

/** The energy charge of a month, paise, not rounded. */
export function energyCharge({ energy }: RetailTariff, kwh: number): number {
	switch (energy.way) {
		case 'telescopic':
			return telescopic(energy.slabs, kwh)
		case 'whole-month':
			return kwh * (bandOf(energy.slabs, kwh)?.paisePerKwh ?? 0)
		case 'ladders':
			return telescopic(bandOf(energy.ladders, kwh)?.slabs ?? [], kwh)
	}
}

function bandCharge(band: FixedBand | undefined, kwh: number, sanctionedKw: number): number {
	if (!band) return 0
	const { perConnection = 0, perKw = 0, perBlock } = band
	const blocks = perBlock ? Math.ceil(kwh / perBlock.kwh) * perBlock.paise : 0
	return perConnection + perKw * sanctionedKw + blocks
}

function byLoad({ byLoad, isByLoadMarginal }: FixedCharges, kwh: number, kw: number): number {
	if (!isByLoadMarginal)
		return bandCharge(
			byLoad.find(({ uptoKw }) => uptoKw === null || kw <= uptoKw),
			kwh,
			kw,
		)
	const slabs = byLoad.map(({ uptoKw, perKw = 0 }) => ({ uptoKwh: uptoKw, paisePerKwh: perKw }))
	return telescopic(slabs, kw)
}

/** The fixed charges of a month, paise, not rounded. */
export function fixedCharge(tariff: RetailTariff, kwh: number, kw: number): number {
	const { fixed, customerCharge } = tariff
	return (
		fixed.perConnection +
		fixed.perKw * kw +
		bandCharge(bandOf(fixed.bySlab, kwh), kwh, kw) +
		byLoad(fixed, kwh, kw) +
		(bandOf(customerCharge, kwh)?.paise ?? 0)
	)
}

function surchargeOf(
	{ surcharge }: RetailTariff,
	kwh: number,
	charges: Record<Charge, number>,
): number {
	switch (surcharge.way) {
		case 'by-slab':
			return telescopic(surcharge.slabs, kwh)
		case 'per-unit':
			return surcharge.paisePerKwh * kwh
		case 'per-cent':
			return (
				surcharge.of.reduce((total, each) => total + charges[each], 0) * (surcharge.pct / 100) +
				surcharge.paisePerKwh * kwh
			)
	}
}

/** Paise, not rounded. */
export interface Charges extends Record<Charge, number> {
	/** The surcharge of the hours on the charge for energy, or their rebate. */
	timeOfDay: number
}

/** The share of these charges; the surcharge of the hours counts with the energy. */
export function shareOf(charges: Charges, pct = 0, of: readonly Charge[] = []): number {
	let total = 0
	for (const charge of of)
		total = total + charges[charge] + (charge === 'energy' ? charges.timeOfDay : 0)
	return total * (pct / 100)
}

/**
 * The cost of a month before duty, levies and subsidies. A surcharge in per cent is of the energy charge at any hour.
 * @param bandShares as for `timeOfDayCharge`
 */
export function chargesOf(
	tariff: RetailTariff,
	kwh: number,
	sanctionedKw: number,
	bandShares?: readonly number[],
): Charges {
	const energy = energyCharge(tariff, kwh)
	const charges = {
		energy,
		timeOfDay: timeOfDayCharge(tariff.timeOfDay, kwh, energy, bandShares),
		fixed: fixedCharge(tariff, kwh, sanctionedKw),
		wheeling: tariff.wheelingPaisePerKwh * kwh,
		surcharge: 0,
	}
	charges.surcharge = surchargeOf(tariff, kwh, charges)
	return charges
}
