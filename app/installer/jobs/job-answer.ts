import type { Missing } from '../../../domain/installations/schema'
import type { Problem, Refused } from '../../ui/forms/problem'

/** The result of a form of the job page. */
export type JobAnswer = Taken | JobRefusal

interface Taken {
	problem: null
	/** It is kept on this phone and waits for a signal. */
	waits?: boolean
}

export interface JobRefusal extends Refused {
	/** The time overlaps another appointment, and may be taken anyway. */
	overlaps?: boolean
	/** The parts that completing it lacks, where that was the reason. */
	lacks?: Lacks | null
	/** The strings that were measured, where they were not taken. */
	measured?: TypedStrings
}

/** The lines of strings as they were typed, blank ones too. */
export interface TypedStrings {
	lines: TypedString[]
	/** The mistakes in fields of a line, by `fieldOfLine`. */
	wrong: Record<string, string>
}

export type TypedString = Partial<Record<StringField, string>>
export type StringField = 'name' | 'openCircuitVolts' | 'insulationMegaohms' | 'polarityCorrect'

/** @param n of the line, from 0 */
export const fieldOfLine = (n: number, field: string): string => `${n}.${field}`

export interface Lacks {
	missing: Missing[]
	confirmable: boolean
	/** As it was typed. */
	customerName: string
}

const BY_STRING = ['name', 'openCircuitVolts', 'insulationMegaohms'] as const
type Line = Partial<Record<StringField, unknown>>

/** A line that is blank is no string. */
export const isBlank = (line: Line): boolean =>
	BY_STRING.every((name) => String(line[name] ?? '').trim() === '')

/** The parts a completion lacks, from the API; null where it was refused for another reason. */
export function lacksIn(problem: object, customerName = ''): Lacks | null {
	const { missing, confirmable } = problem as Partial<Lacks>
	return missing ? { missing, confirmable: confirmable === true, customerName } : null
}

/** The typed values of each string, and the API's mistakes in them: it counts lines without the blank ones. */
export function typedStrings(
	lines: readonly Line[],
	{ errors = {} }: Pick<Problem, 'errors'>,
): TypedStrings {
	const places = lines.flatMap((line, n) => (isBlank(line) ? [] : n))
	const wrong = Object.entries(errors).flatMap(([path, sentence]) => {
		const [, at, field = ''] = /^strings\.(\d+)\.(\w+)$/.exec(path) ?? []
		const n = places[Number(at)]
		return n === undefined ? [] : [[fieldOfLine(n, field), sentence]]
	})
	const typed = lines.map((line) =>
		Object.fromEntries(Object.entries(line).map(([field, value]) => [field, String(value)])),
	)
	return { lines: typed, wrong: Object.fromEntries(wrong) }
}
