import fc from 'fast-check'
import { expect, it } from 'vitest'
import { message } from '../../../../shared/messages/message.ts'
import { sentence } from '../../../../shared/messages/render.ts'
import { CODE_STEP_MS, LONGEST_RIGHT_MS } from '../../limits.ts'
import {
	FIRST_CODE,
	judgeSteps,
	loginWindow,
	STEPS_LOOKED_FOR,
	type StepWindow,
} from './clock-rules.ts'

const STEPS = Array.from({ length: 17 }, (_, index) => index - 8)
const OFFSETS = [-2, -1, 0, 1, 2]

/** The judgement of a step's code: the store compares a code with those of the steps it looks for. */
const judge = (step: number, window: StepWindow) =>
	judgeSteps(
		STEPS_LOOKED_FOR.filter((each) => each === step),
		window,
	)

const rightIn = (window: StepWindow) => STEPS.filter((step) => judge(step, window).kind === 'right')

it('takes three codes at a login, whatever the clock was off by, and five at first', () => {
	for (const offset of OFFSETS)
		expect(rightIn(loginWindow(offset))).toEqual([offset - 1, offset, offset + 1])
	expect(rightIn(FIRST_CODE)).toEqual(OFFSETS)
	for (const step of OFFSETS) expect(judge(step, FIRST_CODE)).toEqual({ kind: 'right', step })
})

it('says of every other code within five steps by how many it is off, and of none beyond', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...STEPS),
			fc.constantFrom(FIRST_CODE, ...OFFSETS.map(loginWindow)),
			(step, window) => {
				const judged = judge(step, window)
				if (rightIn(window).includes(step)) expect(judged).toEqual({ kind: 'right', step })
				else if (Math.abs(step) > 5) expect(judged).toEqual({ kind: 'wrong' })
				else if (Math.abs(step) > 1) expect(judged).toEqual({ kind: 'clock_off', step })
				else expect(judged).toEqual({ kind: 'clock_corrected' })
			},
		),
	)
})

it('has a clock that was right at first never called anything but right or off', () => {
	for (const step of STEPS) expect(judge(step, loginWindow(0)).kind).not.toBe('clock_corrected')
})

it('takes a code of two steps for the one that is right', () => {
	expect(judgeSteps([-4, 1], loginWindow(0))).toEqual({ kind: 'right', step: 1 })
	expect(judgeSteps([-1, 2], loginWindow(2))).toEqual({ kind: 'right', step: 2 })
	expect(judgeSteps([-4, 3], loginWindow(0))).toEqual({ kind: 'clock_off', step: 3 })
	expect(judgeSteps([], loginWindow(0))).toEqual({ kind: 'wrong' })
})

it('finds no code that could be right when it may be tried again, on whatever phone', () => {
	const isRightLater = (ms: number) =>
		STEPS_LOOKED_FOR.some((step) =>
			OFFSETS.some((offset) =>
				[0, CODE_STEP_MS - 1].some((at) => {
					const left = step - Math.floor((at + ms) / CODE_STEP_MS)
					return judge(left, loginWindow(offset)).kind === 'right'
				}),
			),
		)
	expect(isRightLater(LONGEST_RIGHT_MS - 1)).toBe(true)
	fc.assert(
		fc.property(fc.nat({ max: 20 * CODE_STEP_MS }), (later) => {
			expect(isRightLater(LONGEST_RIGHT_MS + later)).toBe(false)
		}),
		{ examples: [[0]] },
	)
})

it('words by how much a clock is off in half minutes', () => {
	const worded = (step: number) =>
		sentence(message('accounts.clock_off', { seconds: step * 30 }), 'en')
	expect(worded(-4)).toBe(
		'Your phone’s clock is about 2 minutes behind. Set it to the network’s time, and type a new code.',
	)
	expect([2, 3, 4, 5].map((step) => /about (.*?)\./.exec(worded(step))?.[1])).toEqual([
		'1 minute ahead',
		'1½ minutes ahead',
		'2 minutes ahead',
		'2½ minutes ahead',
	])
})
