import type { TariffPart } from '../../../../../shared/messages/en/planner/plans.ts'
import type { RowSubject } from '../../../../../shared/messages/en/planner/sources.ts'
import type { Message } from '../../../../../shared/messages/message.ts'
import { message } from '../../../../../shared/messages/message.ts'
import type { Confidence } from '../../../../reference-data/schema.ts'
import { memoize } from '../../memoize.ts'

interface Row {
	source: string
	asOf: string
	confidence: Confidence
	state: string | null
	/** Whether the owner has added it: then its words are theirs, for buyers to read. */
	isOwn: boolean
}

interface Sourced {
	source: Message
	asOf: string
	confidence: Confidence
	state: string | null
}

/**
 * Where a row of the reference data is from, to buyers: in the words of the owner who has added it, else in a sentence
 * made from its fields. The research behind what came with the store is for admins.
 */
export function sourceOf(about: RowSubject, { source, isOwn, ...row }: Row): Sourced {
	const { asOf, confidence, state } = row
	return {
		source: isOwn
			? message('planner.source.own', { text: source })
			: message('planner.source.official', { about, state, isSure: confidence !== 'low' }),
		asOf,
		confidence,
		state,
	}
}

const PARTS: readonly (readonly [TariffPart, RegExp])[] = [
	['slabs', /slab|price after|no order/],
	['fixed', /fixed|customer charge/],
	['duty', /duty/],
	['surcharge', /surcharge|MVCA|FPPCA/],
	['levies', /lev(y|ies)|cess/],
	['hours', /time of day/],
	['subsidy', /State subsidy/],
]

/** The parts of a tariff that the research behind it found less sure than the rest. */
export const lessSureParts = memoize((weak: readonly string[]): TariffPart[] =>
	weak.length === 0
		? []
		: PARTS.filter(([, names]) => weak.some((found) => names.test(found.split(':')[0] ?? ''))).map(
				([part]) => part,
			),
)
