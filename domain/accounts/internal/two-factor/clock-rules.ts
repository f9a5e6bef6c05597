import { MAX_OFFSET_STEPS, SEARCHED_STEPS, TOLERANCE_STEPS } from '../../limits.ts'

/** The steps whose codes one that was given is compared with, from now; negative ones are past. */
export const STEPS_LOOKED_FOR: readonly number[] = Array.from(
	{ length: 2 * SEARCHED_STEPS + 1 },
	(_, index) => index - SEARCHED_STEPS,
)

/** Steps from now with right codes: up to `tolerance` either side of `centre`. */
export interface StepWindow {
	centre: number
	tolerance: number
}

/** The window for the first code of an app. */
export const FIRST_CODE: StepWindow = { centre: 0, tolerance: MAX_OFFSET_STEPS }

/** @param offset by how many steps the clock was ahead when two-step login was set up, from -2 to 2 */
export const loginWindow = (offset: number): StepWindow => ({
	centre: offset,
	tolerance: TOLERANCE_STEPS,
})

/** The judgement of a code. Each `step` is counted from now, so it says how far the phone's clock is ahead. */
export type CodeJudgement =
	| { kind: 'right'; step: number }
	/** The clock is off by too much. */
	| { kind: 'clock_off'; step: number }
	/** The clock is right now, and was not when two-step login was set up. */
	| { kind: 'clock_corrected' }
	| { kind: 'wrong' }

const nearest = (steps: readonly number[], to: number) =>
	steps.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))[0]

/**
 * Judges a code by the steps whose code it is.
 * @param steps those of `STEPS_LOOKED_FOR`; more than one where their codes happen to be alike
 */
export function judgeSteps(
	steps: readonly number[],
	{ centre, tolerance }: StepWindow,
): CodeJudgement {
	const inWindow = nearest(steps, centre)
	if (inWindow === undefined) return { kind: 'wrong' }
	if (Math.abs(inWindow - centre) <= tolerance) return { kind: 'right', step: inWindow }
	const step = nearest(steps, 0) ?? inWindow
	return Math.abs(step) <= TOLERANCE_STEPS
		? { kind: 'clock_corrected' }
		: { kind: 'clock_off', step }
}
