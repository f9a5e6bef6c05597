import { LOADS } from '../../../domain/planner/loads'

/** The three questions, in the order in which they are asked. */
export const STEPS = [
	{ title: 'Where, and how much?', short: 'Where and how much' },
	{ title: 'Your roof and budget', short: 'Roof and budget' },
	{ title: 'Power cuts', short: 'Power cuts' },
] as const

export type QuestionStep = 1 | 2 | 3

const FIELDS: Record<QuestionStep, readonly string[]> = {
	1: [
		'pin',
		'city',
		'company',
		'locality',
		'phase',
		'meter',
		'bill',
		'bills',
		'billMonths',
		'units',
		'customer',
		'houses',
		'rate',
	],
	2: ['area', 'width', 'depth', 'budget'],
	3: ['load', 'hours', ...LOADS.map(({ name }) => name)],
}

const ALL: readonly QuestionStep[] = [1, 2, 3]

/** The step an address is at; null where it asks for the answer. */
export const stepIn = (params: URLSearchParams): QuestionStep | null =>
	ALL.find((step) => String(step) === params.get('step')) ?? null

/** The step that asks for a field; null for one of the expert's. */
export const stepOf = (field: string): QuestionStep | null =>
	ALL.find((step) => FIELDS[step].includes(field)) ?? null

/** The first step with something wrong in it; null where all of them are right. */
export const firstWrong = (mistakes: Record<string, string>): QuestionStep | null =>
	ALL.find((step) => FIELDS[step].some((field) => mistakes[field])) ?? null

/** An address of a plan at one of its questions, or at its answer. */
export const addressAt = (step: QuestionStep | null, address: string) =>
	step === null ? address : `${address}${address.includes('?') ? '&' : '?'}step=${step}`
