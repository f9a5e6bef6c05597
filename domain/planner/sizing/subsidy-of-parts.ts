import type { Day } from '../../../shared/calendar.ts'
import { type Paise, paise, zero } from '../../../shared/money.ts'
import type { HomeScheme } from '../../reference-data/rates.ts'
import { type Item, merged, ofKind, type Part } from '../electrical/items.ts'
import { homeSubsidyOf } from '../fits/kit-cost.ts'
import { partsOfKit } from '../internal/electrical/system.ts'
import type { Requirement } from '../internal/law/judge-compliance.ts'
import { lawfulOn, withoutLaw } from '../internal/law/lawful.ts'
import { commissioningDay } from '../internal/sizing/commissioning.ts'
import { termsOf } from '../internal/sizing/search/terms.ts'
import { placeOfPlan } from './place-of-plan.ts'
import type { PlanInput } from './plan-input.ts'

export interface Line {
	productId: string
	quantity: number
}

/** The parts of goods, kits taken apart; null where one is no longer sold. */
function partsIn(lines: readonly Line[], catalogue: readonly Item[]): Part[] | null {
	const byId = new Map(catalogue.map((item) => [item.id, item]))
	const find = (id: string) => byId.get(id)
	const all: Part[] = []
	for (const { productId, quantity } of lines) {
		const item = find(productId)
		const parts =
			item?.sheet?.kind === 'kit' ? partsOfKit(item.sheet, find) : item && [{ item, quantity: 1 }]
		if (!parts) return null
		all.push(...parts.map((part) => ({ ...part, quantity: part.quantity * quantity })))
	}
	return merged(all)
}

/** The subsidy of a home for kits, all of them one system. @param scheme null where there is none in force */
export function subsidyOfKits(
	kits: readonly Line[],
	catalogue: readonly Item[],
	{ scheme, law, today }: { scheme: HomeScheme | null; law: readonly Requirement[]; today: Day },
): Paise {
	const on = commissioningDay({ commissioning: undefined }, today)
	const { asIfAll, barred } = lawfulOn(catalogue, law, on, 'offer')
	return homeSubsidyOf(partsIn(kits, asIfAll), { scheme, on, barred }).amount
}

/** The subsidy that a plan counts with for a system of these parts; nothing where one of them is no longer sold. */
export function subsidyOfSystem(
	input: PlanInput,
	lines: readonly Line[],
	catalogue: readonly Item[],
): Paise {
	const located = placeOfPlan(input.request)
	const terms = located.ok ? termsOf(input, located.value.place, located.value.found.sunPct) : null
	if (!located.ok || !terms) return zero
	const { asIfAll } = located.value.place.state
		? lawfulOn(catalogue, terms.law, terms.commissioning, input.unproven)
		: withoutLaw(catalogue)
	const parts = partsIn(lines, asIfAll)
	if (!parts) return zero
	const panels = ofKind(parts, 'panel')
	const inverters = ofKind(parts, 'inverter')
	// One part that is not eligible decides about all.
	const panel = panels.find(({ figures }) => !figures.madeInIndia) ?? panels[0]
	const inverter = inverters.find(({ item }) => item.lacksM2m) ?? inverters[0]
	if (!panel || !inverter) return zero
	const watts = panels.reduce((sum, { figures, quantity }) => sum + figures.powerW * quantity, 0)
	const acWatts = inverters.reduce((sum, { figures, quantity }) => sum + figures.acW * quantity, 0)
	return paise(
		terms.subsidy.amountOf({
			panel: { ...panel, order: 0 },
			inverter: { ...inverter, order: 0 },
			kwp: watts / 1000,
			acKw: acWatts / 1000,
		}),
	)
}
