import type { State } from '../../../../../shared/addresses/states.ts'
import type { Day } from '../../../../../shared/calendar.ts'
import { add, type Paise, paise, zero } from '../../../../../shared/money.ts'
import { homeSchemeOf, rowOfKind, societySchemeOf } from '../../../../reference-data/rules.ts'
import type { ReferenceRow } from '../../../../reference-data/schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { asked } from '../../law/judge-compliance.ts'
import { lawOf } from '../../law/law-in-force.ts'
import { memoize } from '../../memoize.ts'
import {
	homeAmount,
	homeSubsidy,
	type Subsidy,
	societyAmount,
	societySubsidy,
} from '../../money/subsidy.ts'
import type { StateAdditions } from '../tariff/state-addition.ts'
import type { Rated } from './candidates.ts'

/** The subsidies of a customer for a system, and their reasons. */
export interface Subsidised {
	/** Of the centre and of the state. */
	subsidyOf: (system: Rated) => Subsidy & { ofState: Paise }
	amountOf: (system: Rated) => Paise
	/** Its source; none where there is no subsidy. */
	fact?: ReferenceRow
}

const NOTHING: Subsidised = {
	subsidyOf: () => ({ amount: zero, reasons: [], ofState: zero }),
	amountOf: () => zero,
}

// Rows are the same objects for many plans.
const homeScheme = memoize(homeSchemeOf)

/** Of the centre alone. */
type National = Omit<Subsidised, 'subsidyOf'> & { subsidyOf: (system: Rated) => Subsidy }

/** A state adds to the centre's subsidy; where that is nothing, nothing is added. */
export function withAdditions(national: National, additions: StateAdditions): Subsidised {
	const ofState = (amount: Paise, { kwp, acKw }: Rated) =>
		amount === 0 ? zero : paise(additions.amountOf(Math.min(kwp, acKw)))
	return {
		...national,
		amountOf: (system) => {
			const amount = national.amountOf(system)
			return add(amount, ofState(amount, system))
		},
		subsidyOf: (system) => {
			const { amount, reasons } = national.subsidyOf(system)
			const added = ofState(amount, system)
			const whys = added > 0 ? additions.reasonsOf(Math.min(system.kwp, system.acKw)) : []
			return {
				amount: add(amount, added),
				ofState: added,
				reasons: [...reasons, ...whys, ...additions.told],
			}
		},
	}
}

/** Of the centre, for a customer in a state; nothing abroad and for businesses. */
export function subsidyFor(
	here: readonly ReferenceRow[],
	{ customer, houses = 1 }: PlanRequest,
	state: State | null,
	on: Day,
): National {
	if (!state || customer === 'shop') return NOTHING
	const fact = rowOfKind(here, `${customer}-subsidy`)
	if (!fact) return NOTHING
	const asksM2m = asked(lawOf(here), 'inverter', 'subsidised', on).some(
		({ kind }) => kind === 'm2m',
	)
	const about = ({ kwp, acKw, panel, inverter }: Rated) => ({
		kwp,
		acKw,
		indianMade: panel.figures.madeInIndia,
		lacksM2m: asksM2m && inverter?.item.lacksM2m === true,
	})
	type About = ReturnType<typeof about>
	const given = (subsidyOf: (system: About) => Subsidy, amountOf: (system: About) => Paise) => ({
		subsidyOf: (system: Rated) => subsidyOf(about(system)),
		amountOf: (system: Rated) => amountOf(about(system)),
		fact,
	})
	if (fact.kind === 'society-subsidy') {
		const scheme = societySchemeOf(fact.figures)
		const subsidyOf = (system: About) => societySubsidy(scheme, { ...system, houses }, on)
		return given(subsidyOf, societyAmount(scheme, houses, on))
	}
	const scheme = homeScheme(fact.figures)
	const subsidyOf = (system: About) => homeSubsidy(scheme, { ...system, state }, on)
	return given(subsidyOf, homeAmount(scheme, state, on))
}
