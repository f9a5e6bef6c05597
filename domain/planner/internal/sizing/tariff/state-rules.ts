import type { Day } from '../../../../../shared/calendar.ts'
import { type Message, message } from '../../../../../shared/messages/message.ts'
import { paise } from '../../../../../shared/money.ts'
import { counts, type FiguresOf, rowOfKind } from '../../../../reference-data/rules.ts'
import type { ReferenceRow } from '../../../../reference-data/schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { SINGLE_PHASE_W } from '../../electrical/phases.ts'
import type { Supply } from '../../money/flows.ts'

/** A plant as rules of a state see it. */
export interface RuledPlant {
	/** Of its panels. */
	kwp: number
	isSubsidised: boolean
}

/** How a supply is billed by a rule. */
type Ruled = (supply: Supply, plant: RuledPlant) => Supply

/** The rules that only some states have, for the systems of one customer. */
export interface StateRules {
	/** The most that inverters of one phase may give together, W. */
	singlePhaseW: number
	/** Whether that is a rule of the state; otherwise it is assumed. */
	isPhaseLimitKnown: boolean
	/** By the rules that count. */
	ruled: Ruled
	/** Whether they go by the plant, too. */
	isByPlant: boolean
	/** Whether the price of surplus is one of them. */
	isSurplusPriced: boolean
	/** The rules that count. */
	rows: ReferenceRow[]
	/** Those that do not, each with what a year would save less by it, or more, paise: said where that is not nothing. */
	told: { ruled: Ruled; sentence: (more: number) => Message }[]
}

type RuleRow = Extract<
	ReferenceRow,
	{ kind: 'solar-fixed-charge' | 'use-cap' | 'network-charge' | 'surplus-by-size' }
>

/** The rules that change bills and payments. */
const RULES = ['solar-fixed-charge', 'use-cap', 'network-charge', 'surplus-by-size'] as const

/** Those that go by its size and its subsidy. */
const BY_PLANT: readonly RuleRow['kind'][] = ['network-charge', 'surplus-by-size']

function ruledBy(row: RuleRow): Ruled {
	switch (row.kind) {
		case 'solar-fixed-charge':
			return (supply) => ({ ...supply, isFixedChargeByUse: row.figures.byTotalUse })
		case 'use-cap':
			return (supply) => ({ ...supply, mostOfUsePct: row.figures.pctOfUse })
		case 'network-charge': {
			const { uptoKw, rupeesPerKwh } = row.figures
			return (supply, { kwp }) =>
				kwp <= uptoKw ? { ...supply, chargePaisePerKwhMade: 100 * rupeesPerKwh } : supply
		}
		case 'surplus-by-size':
			return (supply, plant) => ({
				...supply,
				exportPaisePerKwh: Math.round(100 * surplusPrice(row.figures, plant)),
			})
	}
}

/** Rupees for a unit; above the last size by the last one. */
function surplusPrice(
	{ subsidised, otherRupeesPerKwh }: FiguresOf<'surplus-by-size'>,
	{ kwp, isSubsidised }: RuledPlant,
): number {
	if (!isSubsidised) return otherRupeesPerKwh
	const tier = subsidised.find(({ uptoKw }) => kwp <= uptoKw) ?? subsidised.at(-1)
	return tier?.rupeesPerKwh ?? 0
}

type LimitRow = Extract<ReferenceRow, { kind: 'single-phase-limit' }>

/** The limit of one phase that counts for a customer on a day; null where no limit of the state does. */
export function singlePhaseLimit(
	here: readonly ReferenceRow[],
	use: 'home' | 'shop',
	on: Day,
): LimitRow | null {
	const limit = rowOfKind(here, 'single-phase-limit')
	return limit && counts(limit, on) && ['any', use].includes(limit.figures.of) ? limit : null
}

/** W. */
export const singlePhaseWOf = (limit: LimitRow | null): number =>
	limit ? 1000 * limit.figures.maxKw : SINGLE_PHASE_W

/** Rules of a state in force on the day a system is connected. */
export function stateRules(
	here: readonly ReferenceRow[],
	{ customer, exportRupeesPerKwh }: Pick<PlanRequest, 'customer' | 'exportRupeesPerKwh'>,
	on: Day,
): StateRules {
	const limit = singlePhaseLimit(here, customer === 'shop' ? 'shop' : 'home', on)
	const isFor = ({ kind }: RuleRow) =>
		(kind !== 'solar-fixed-charge' || customer !== 'shop') &&
		(kind !== 'surplus-by-size' || exportRupeesPerKwh === undefined)
	const rows = RULES.flatMap((kind): RuleRow[] => {
		const row = rowOfKind(here, kind)
		return row && isFor(row) ? [row] : []
	})
	const counted = rows.filter((row) => counts(row, on))
	const all = counted.map(ruledBy)
	return {
		singlePhaseW: singlePhaseWOf(limit),
		isPhaseLimitKnown: limit !== null,
		ruled: (supply, plant) => all.reduce((ruled, by) => by(ruled, plant), supply),
		isByPlant: counted.some(({ kind }) => BY_PLANT.includes(kind)),
		isSurplusPriced: counted.some(({ kind }) => kind === 'surplus-by-size'),
		rows: [...(limit ? [limit] : []), ...counted],
		told: rows
			.filter((row) => !counted.includes(row))
			.map((row) => ({
				ruled: ruledBy(row),
				sentence: (more) =>
					message('planner.rule.told', {
						kind: row.kind,
						state: row.state,
						until: row.figures.until ?? null,
						isMore: more > 0,
						amount: paise(Math.abs(more)),
						pctOfUse: row.kind === 'use-cap' ? row.figures.pctOfUse : null,
					}),
			})),
	}
}
