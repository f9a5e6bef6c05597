import { bandOf, energyCharge } from './charges.ts'
import type { BillSubsidy, RetailTariff } from './tariff.ts'

interface BeforeSubsidy {
	/** The units that decide whether there is one. */
	judgedKwh: number
	/** The month's bill, paise. */
	before: number
	/** The part of it for energy, paise. */
	energy: number
	/** The bill of so many units. */
	beforeWith: (kwh: number) => number
}

/** The subsidy of a home on the month's bill, in paise; it may be more than the bill. */
export function subsidyOf(tariff: RetailTariff, kwh: number, bill: BeforeSubsidy): number {
	return tariff.subsidy ? amountOf(tariff.subsidy, tariff, kwh, bill) : 0
}

function amountOf(
	subsidy: BillSubsidy,
	tariff: RetailTariff,
	kwh: number,
	{ judgedKwh, before, energy, beforeWith }: BeforeSubsidy,
): number {
	switch (subsidy.kind) {
		case 'zero-bill':
			return judgedKwh <= subsidy.uptoKwh ? before : 0
		case 'tiers': {
			const tier = bandOf(subsidy.tiers, judgedKwh)
			return tier ? Math.min((before * tier.pct) / 100, tier.mostPaise ?? before) : 0
		}
		case 'half-bill':
			if (judgedKwh > subsidy.uptoKwh) return 0
			return beforeWith(Math.min(kwh, subsidy.ofFirstKwh ?? kwh)) / 2
		case 'free-units-by-total':
			return energyCharge(tariff, Math.min(kwh, bandOf(subsidy.free, judgedKwh)?.kwh ?? 0))
		case 'free-then-price':
			if (subsidy.zeroUptoKwh !== null && judgedKwh <= subsidy.zeroUptoKwh) return before
			return energy - Math.max(0, kwh - subsidy.freeKwh) * subsidy.paisePerKwh
		case 'first-units-for':
			if (judgedKwh > subsidy.uptoKwh) return 0
			return beforeWith(Math.min(kwh, subsidy.firstKwh)) - subsidy.paise
	}
}
