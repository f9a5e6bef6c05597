import { DAY_MS } from '../../shared/durations.ts'

/**
 * The way to the home subsidy, step by step, with so many days for each from the end of the one before; null where an
 * appointment decides. PM Surya Ghar, national portal: 15 days for feasibility and 15 for inspection and meter, about 30
 * for the money; the others are the shop's. As of November 2026. Some wait for the installer.
 */
export const SUBSIDY_STEPS = [
	{ step: 'register', days: 7 },
	{ step: 'feasibility', days: 15 },
	{ step: 'installation', days: null, isInstallers: true },
	{ step: 'net-meter', days: 15, isInstallers: true },
	{ step: 'inspection', days: 15 },
	{ step: 'application', days: 7 },
	{ step: 'money', days: 30 },
] as const satisfies readonly { step: string; days: number | null; isInstallers?: true }[]

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
	/** When the visit ends that buyer and installer agreed; null where none is. */
	visitEndsAt: number | null
}

/** The first step that is not done, when it is to be, and whether it waits for the installer; null where all are. */
export function nextStep({ startedAt, doneAt, visitEndsAt }: Way) {
	let before = startedAt
	for (const { step, days, ...one } of SUBSIDY_STEPS) {
		const at = doneAt.get(step)
		if (at === undefined)
			return {
				step,
				dueAt: days === null ? visitEndsAt : before + days * DAY_MS,
				isInstallers: 'isInstallers' in one,
			}
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
