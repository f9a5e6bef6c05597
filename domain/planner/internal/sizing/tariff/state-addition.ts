import type { State } from '../../../../../shared/addresses/states.ts'
import type { Day } from '../../../../../shared/calendar.ts'
import { type Message, message } from '../../../../../shared/messages/message.ts'
import { type Paise, paise } from '../../../../../shared/money.ts'
import { holding } from '../../../../tariffs/book.ts'
import type { StateSubsidy, StateSubsidyFigures } from '../../../../tariffs/state-subsidy.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { tiered } from '../../money/subsidy.ts'
import { rowsOfState } from '../rows-in.ts'

/** A state's additions to the national scheme. */
export interface StateAdditions {
	/** Beside the national subsidy, paise: for more power never less. */
	amountOf: (kw: number) => number
	/** Off each month's bill with solar, paise. */
	rebateOf: (kw: number, sanctionedKw: number) => number
	/** Of the amount. */
	reasonsOf: (kw: number) => Message[]
	/** Subsidies that only some customers may get, which are not counted, and rebates on bills. */
	told: Message[]
	/** The subsidies counted. */
	rows: StateSubsidy[]
}

const HUNDRED = 100

/** Paise for a system. */
function capitalOf(figures: StateSubsidyFigures, kw: number): number {
	if (figures.kind === 'per-kw') {
		const amount = tiered(figures.tiers, kw, ({ rupeesPerKw }) => rupeesPerKw)
		return Math.min(amount, figures.capRupees) * HUNDRED
	}
	if (figures.kind !== 'by-size') return 0
	return (
		figures.steps.reduce((most, { fromKw, rupees }) => (kw >= fromKw ? rupees : most), 0) * HUNDRED
	)
}

const capitalPaise = ({ figures }: StateSubsidy, kw: number): Paise =>
	paise(Math.round(capitalOf(figures, kw)))

/** The subsidies of a state for a customer's system that is connected on a day. */
export function stateAdditions(
	subsidies: readonly StateSubsidy[],
	{ customer }: Pick<PlanRequest, 'customer'>,
	state: State | null,
	on: Day,
): StateAdditions {
	const here = rowsOfState(subsidies, state).filter(({ customers }) => customers.includes(customer))
	const all = holding(here, on, ({ id }) => id)
	const capital = all.filter(({ figures: { kind } }) => kind === 'per-kw' || kind === 'by-size')
	const rebates = all.flatMap((row) => (row.figures.kind === 'fixed-charge' ? [row.figures] : []))
	const amountOf = (kw: number) => capital.reduce((sum, row) => sum + capitalPaise(row, kw), 0)
	return {
		amountOf,
		rebateOf: (kw, sanctionedKw) =>
			rebates.reduce(
				(sum, { rupeesPerKwMonth, uptoKw }) =>
					sum + (kw <= uptoKw ? Math.round(rupeesPerKwMonth * HUNDRED * sanctionedKw) : 0),
				0,
			),
		reasonsOf: (kw) =>
			capital.flatMap((row) => {
				const amount = capitalPaise(row, kw)
				const { conditions, validTo } = row
				const about = { state: row.state, amount, conditions, until: validTo }
				return amount > 0 ? [message('planner.subsidy.state_adds', about)] : []
			}),
		told: all.flatMap(({ figures, conditions, state }): Message[] => {
			if (figures.kind === 'told')
				return [message('planner.subsidy.state_told', { state, conditions })]
			if (figures.kind !== 'fixed-charge') return []
			const { rupeesPerKwMonth, uptoKw } = figures
			return [message('planner.subsidy.state_rebate', { state, rupeesPerKwMonth, uptoKw })]
		}),
		rows: all.filter(({ figures: { kind } }) => kind !== 'told' && kind !== 'none'),
	}
}
