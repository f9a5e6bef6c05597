import type { Phase } from '../../tariffs/schema.ts'
import { amountOf } from '../internal/bill-reading/amount.ts'
import { headed, regionsOf } from '../internal/bill-reading/candidates.ts'
import { companyIn, type NamedCompany } from '../internal/bill-reading/companies.ts'
import { headsOf } from '../internal/bill-reading/company-heads.ts'
import { type Candidate, loadsOf, monthsOf } from '../internal/bill-reading/figures.ts'
import { linesOf } from '../internal/bill-reading/lines.ts'
import { lineWith, phasesOf, pinsOf } from '../internal/bill-reading/places.ts'
import { agreed, clearly, type Found } from '../internal/bill-reading/sureness.ts'
import { unitsOf } from '../internal/bill-reading/units.ts'
import type { Place, Word } from './words.ts'

export type { Found } from '../internal/bill-reading/sureness.ts'

/** The figures that were found on a bill, each with its place; null for those that were not. */
export interface BillReading {
	company: Found<NamedCompany> | null
	pin: Found<string> | null
	/** kW */
	load: Found<number> | null
	phase: Found<Phase> | null
	/** kWh of the whole bill. */
	units: Found<number> | null
	/** The months that it is for. */
	months: Found<number> | null
	/** Rupees for the whole bill, without arrears. */
	amount: Found<number> | null
	/** Where an export of units is spoken of; null where none is. */
	netMetering: Place | null
}

/** The least and the most that a unit costs, rupees with all charges, where both figures can be right. */
const RUPEES_PER_UNIT = { least: 1.5, most: 15 }

/**
 * Reads a bill from its words. A figure is sure where its head says all, nothing on the bill contradicts it and the
 * others agree with it; any other is to be checked.
 */
export function readBill(words: readonly Word[]): BillReading {
	const plain = linesOf(words)
	const named = companyIn(plain.map(({ text }) => text).join('\n'))
	const own = headsOf(named)
	const lines = plain.map((line) => headed(line, own))
	const regions = regionsOf(lines)
	const company = named && lineWith(lines, (line) => companyIn(line) !== null)
	const exported = lines.findIndex(({ heads }) => heads.some(({ kind }) => kind === 'exported'))
	const netMetering =
		exported < 0 ? null : lineWith(lines.slice(exported, exported + 1), () => true)
	const amount = amountOf(regions)
	const units = unitsOf(regions, netMetering !== null)
	const isLikely = !amount || !units || isLikelyPrice(amount.value / units.value)
	const doubted = <T>(found: Found<T> | null) =>
		found && { ...found, isSure: found.isSure && isLikely }
	return {
		company: named && company && { value: named, isSure: true, place: company },
		pin: clearly(preferred(pinsOf(lines))),
		load: clearly(loadsOf(regions)),
		phase: clearly(phasesOf(lines, regions)),
		units: doubted(units),
		months: clearly(monthsOf(regions)) ?? (company && usualMonths(named, company)),
		amount: doubted(amount),
		netMetering,
	}
}

/** The months that the company's bills are for, to be checked. */
const usualMonths = ({ months }: NamedCompany, place: Place): Found<number> | null =>
	months === undefined ? null : { value: months, isSure: false, place }

const isLikelyPrice = (rupees: number) =>
	rupees >= RUPEES_PER_UNIT.least && rupees <= RUPEES_PER_UNIT.most

/** Those with a head of their own, where there are any. */
function preferred<T>(candidates: Candidate<T>[]): Candidate<T>[] {
	const first = candidates.filter(({ rank }) => rank === 1)
	return first.length > 0 ? first : candidates
}

/**
 * Two readings of one picture as one: sure are the figures that both have. The price of a unit bears the amount out, so
 * without units it is not sure: a sign of rupees may have been read as a digit.
 */
export function bothReadings(first: BillReading, second: BillReading): BillReading {
	const units = agreed(first.units, second.units)
	const amount = agreed(first.amount, second.amount)
	return {
		company: first.company ?? second.company,
		pin: agreed(first.pin, second.pin),
		load: agreed(first.load, second.load),
		phase: agreed(first.phase, second.phase),
		months: agreed(first.months, second.months),
		units,
		amount: amount && { ...amount, isSure: amount.isSure && units !== null },
		netMetering: first.netMetering ?? second.netMetering,
	}
}

/** Whether so little was found that it may be no bill at all. */
export const isNoBill = ({ company, load, units, amount, months }: BillReading) =>
	[company, load, units, amount, months].filter((found) => found !== null).length < 2
