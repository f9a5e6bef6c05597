import { type Paise, paise, sum } from '../../../../shared/money.ts'
import type { PartPriced, Work } from '../../../reference-data/limits.ts'
import type { Estimate } from '../../../reference-data/rates.ts'
import { PHASES, SINGLE_PHASE_W } from '../electrical/phases.ts'
import type { Accessories } from './accessories.ts'
import type { Candidate } from './search/candidate.ts'

/** A part that a system may need and no product in stock may serve as. */
export type EstimatedPart = PartPriced

/** The figures of a system that estimates go by. */
export interface SystemSize {
	/** Of the panels. */
	kwp: number
	phases: 'single' | 'three'
}

const PHASE_NAMES = ['single', 'three'] as const

/** Of one subject, paise. */
export function estimateOf<Of>(
	estimates: readonly Estimate<Of>[],
	of: Of,
	{ kwp, phases }: SystemSize,
): Paise {
	let amount = 0
	for (const each of estimates)
		if (each.of === of && (each.phases === 'any' || each.phases === phases))
			amount += each.basePaise + Math.round(each.paisePerKw * kwp)
	return paise(amount)
}

/** A work or fee that every system needs, and its estimated price. */
export interface EstimatedWork {
	work: Work
	price: Paise
}

/** The connection that a system comes to. */
export interface ConnectionBefore {
	/** kW. */
	sanctionedKw: number
	hasThreePhases: boolean
	/** The most that one phase carries, W. */
	singlePhaseW: number
	/** Panels up to so many kW have the load raised without a fee. */
	freeLoadUptoKw: number
}

/** The load that a connection needs for so many kW of panels: raised in whole kW. */
export const loadFor = (kwp: number, sanctionedKw: number): number =>
	kwp <= sanctionedKw ? sanctionedKw : Math.ceil(kwp)

/** Works and fees that the price of installation does not hold, those of a larger connection where one is needed. */
export function worksBeside(
	estimates: readonly Estimate<Work>[],
	held: readonly Work[],
	before: ConnectionBefore,
) {
	const all = Map.groupBy(estimates, ({ of }) => of)
	const works = [...all].filter(([work]) => !held.includes(work))
	const { sanctionedKw, hasThreePhases, singlePhaseW, freeLoadUptoKw } = before
	/** The size that a fee goes by; null where none is due. */
	const sizeFor = (work: Work, size: SystemSize): SystemSize | null => {
		if (work === 'phase-change') return size.phases === 'three' && !hasThreePhases ? size : null
		if (work !== 'load-raise') return size
		const raisedKw = loadFor(size.kwp, sanctionedKw) - sanctionedKw
		return raisedKw > 0 && size.kwp > freeLoadUptoKw ? { ...size, kwp: raisedKw } : null
	}
	const listOf = (size: SystemSize): EstimatedWork[] =>
		works.flatMap(([work, rows]) => {
			const by = sizeFor(work, size)
			return by ? [{ work, price: estimateOf(rows, work, by) }] : []
		})
	// This is asked for every candidate of a search.
	const totalAt = (size: SystemSize) => {
		let total = 0
		for (const [work, rows] of works) {
			const by = sizeFor(work, size)
			if (by) total += estimateOf(rows, work, by)
		}
		return total
	}
	return {
		listOf,
		/** Paise; of an unknown inverter the least. */
		totalOf: ({
			kwp,
			inverter,
			inverters = 1,
		}: Pick<SystemSize, 'kwp'> & Partial<Inverters>): number =>
			inverter
				? totalAt({ kwp, phases: phasesOf({ inverter, inverters }, singlePhaseW) })
				: Math.min(...PHASE_NAMES.map((phases) => totalAt({ kwp, phases }))),
	}
}

/** A part that no product in stock serves as, and its estimated price. */
export interface MissingPart {
	part: EstimatedPart
	price: Paise
}

type Inverters = Pick<Candidate, 'inverter' | 'inverters'>

/**
 * Whether inverters need a connection of three phases: by their kind, or since one phase does not carry them.
 * @param singlePhaseW the most that one phase carries, W
 */
export const phasesOf = (
	{ inverter, inverters }: Inverters,
	singlePhaseW: number,
): SystemSize['phases'] =>
	inverter.figures.phases === PHASES || inverters * inverter.figures.acW > singlePhaseW
		? 'three'
		: 'single'

/** The parts of a system that are not in stock. Micro-inverters need a trunk cable too, which no sheet tells. */
export function missingParts(
	accessories: Accessories,
	candidate: Inverters & Pick<Candidate, 'field'>,
	priceOf: (part: EstimatedPart, size: SystemSize) => number = () => 0,
	singlePhaseW = SINGLE_PHASE_W,
): MissingPart[] {
	const isMicro = candidate.inverter.figures.type === 'micro'
	if (!isMicro && accessories.every(({ part }) => part)) return []
	const parts = accessories.flatMap(({ kind, part }): EstimatedPart[] => (part ? [] : [kind]))
	if (isMicro) parts.push('trunk')
	const size = { kwp: candidate.field.kwp, phases: phasesOf(candidate, singlePhaseW) }
	return parts.map((part) => ({ part, price: paise(priceOf(part, size)) }))
}

export const totalOf = (missing: readonly MissingPart[]): Paise =>
	sum(missing.map(({ price }) => price))
