import type { Missing } from '../../../domain/installations/schema'
import type { Refused } from '../../ui/forms/problem'

/** The result of a form of the job page. */
export type JobAnswer = { problem: null } | JobRefusal

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
