import { DAY_MS } from '../../shared/durations.ts'

/**
 * The way to the home subsidy, step by step, with so many days for each from the end of the one before; null where an
 * appointment decides. PM Surya Ghar, national portal: 15 days for feasibility and 15 for inspection and meter, about 30
 * for the money; the others are the shop's. As of November 2026.
 */
export const SUBSIDY_STEPS = [
	{ step: 'register', days: 7 },
	{ step: 'feasibility', days: 15 },
	{ step: 'installation', days: null },
	{ step: 'net-meter', days: 15 },
	{ step: 'inspection', days: 15 },
	{ step: 'application', days: 7 },
	{ step: 'money', days: 30 },
] as const

export const STEP_NAMES = SUBSIDY_STEPS.map(({ step }) => step)
export type SubsidyStep = (typeof STEP_NAMES)[number]

export const PAPER_KINDS = [
	'bill',
	'identity',
	'cheque',
	'feasibility',
	'agreement',
	'diagram',
	'certificate',
	'photo',
	'other',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

export type PaperType = 'pdf' | 'png' | 'jpeg' | 'webp'

interface Way {
	/** When the order was placed, epoch milliseconds. */
	startedAt: number
	/** When each of the done steps was done, epoch milliseconds. */
	doneAt: ReadonlyMap<SubsidyStep, number>
}

/** The first step that is not done, and when it is to be; null where all are. */
export function nextStep({ startedAt, doneAt }: Way) {
	let before = startedAt
	for (const { step, days } of SUBSIDY_STEPS) {
		const at = doneAt.get(step)
		if (at === undefined) return { step, dueAt: days === null ? null : before + days * DAY_MS }
		before = at
	}
	return null
}

/** The steps that can be ticked and taken back: the first that is not done, and the last that is. */
export function openSteps(done: ReadonlySet<SubsidyStep>) {
	const left = STEP_NAMES.findIndex((step) => !done.has(step))
	const count = left === -1 ? STEP_NAMES.length : left
	return { toTick: STEP_NAMES[count] ?? null, toUndo: STEP_NAMES[count - 1] ?? null }
}
