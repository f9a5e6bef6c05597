import type { PlanOption } from '../../../../domain/planner/sizing/answer/answer-schema'

export type System = Pick<PlanOption, 'kwp' | 'panel' | 'inverter' | 'battery' | 'layout'> &
	Partial<Pick<PlanOption, 'backupHours'>>

/** A row of panels as it is drawn: strings alike on one input, or on several inputs. */
export interface Row {
	/** How many inputs have it. */
	inputs: number
	/** Strings side by side on each. */
	strings: number
	inSeries: number
	label: string
}

/** An inverter, or several that are wired alike, with the rows that lead to it. */
export interface Group {
	inverters: number
	rows: Row[]
	/** Batteries on each inverter. */
	batteries: number
}

/** More inverters, inputs of one, or inputs of all are not each drawn, but those that are alike as one. */
const MAX_INVERTERS = 3
const MAX_INPUTS = 4
const MAX_INPUTS_OF_ALL = 6

/** An input of an inverter: strings side by side, each of so many panels. */
interface Input {
	strings: number
	inSeries: number
}

/** The inputs of each inverter that have strings. */
const inputsOf = ({ inverters, lengths }: System['layout']): Input[][] =>
	inverters.map((inputs, inverter) =>
		inputs.flatMap((strings, input) =>
			strings > 0 ? [{ strings, inSeries: lengths[inverter]?.[input] ?? 0 }] : [],
		),
	)

/** The parts that are drawn of a system with strings, from the top down. */
export function groupsOf({ layout, battery, inverter }: System): Group[] {
	const all = inputsOf(layout)
	const batteries = battery ? battery.quantity / Math.max(1, inverter.quantity) : 0
	const isJoined = all.length > MAX_INVERTERS || all.flat().length > MAX_INPUTS_OF_ALL
	return alike(all, isJoined).map(({ of, many }) => ({
		inverters: many,
		rows: rowsOf(of, many > 1),
		batteries,
	}))
}

/** @param isOfEach whether there are several inverters like it */
function rowsOf(inputs: readonly Input[], isOfEach: boolean): Row[] {
	const isJoined = inputs.length > MAX_INPUTS
	return alike(inputs, isJoined).map(({ of: { strings, inSeries }, many }, index) => {
		const panels = inSeries === 1 ? '1 panel' : `${inSeries} panels`
		const each = strings === 1 ? panels : `${strings} × ${panels}`
		const which = isJoined ? (many === 1 ? '1 input' : `${many} inputs`) : `Input ${index + 1}`
		const on = isOfEach ? `${which} of each` : which
		const label =
			inputs.length === 1
				? `${each}${isOfEach ? ' on each' : ''}`
				: `${on}${many === 1 ? ': ' : ', each '}${each}`
		return { inputs: many, strings, inSeries, label }
	})
}

/** Each on its own, or those that are the same as one. */
function alike<T>(all: readonly T[], isJoined: boolean): { of: T; many: number }[] {
	if (!isJoined) return all.map((of) => ({ of, many: 1 }))
	const found = new Map<string, { of: T; many: number }>()
	for (const of of all) {
		const key = JSON.stringify(of)
		const before = found.get(key)
		if (before) before.many += 1
		else found.set(key, { of, many: 1 })
	}
	return [...found.values()]
}

/** How many panels hang on each micro-inverter, one after the other. */
export const panelsPerMicro = (layout: System['layout']) =>
	inputsOf(layout).map((inputs) =>
		inputs.reduce((sum, { strings, inSeries }) => sum + strings * inSeries, 0),
	)

/** More than this in a row are not all drawn. */
const MAX_IN_ROW = 10

/** The places of a row of ten that hold panels: all of a short one, both ends of a long one. */
export function placesOf(panels: number): number[] {
	if (panels <= MAX_IN_ROW) return Array.from({ length: panels }, (_, index) => index)
	return [0, 1, 2, 3, 4, 5, 8, 9]
}
