import { z } from '@hono/zod-openapi'
import type { IssueText } from '../messages/message.ts'
import { optionalLine } from '../text/text.ts'
import { readState } from './state-codes.ts'
import { STATES } from './states.ts'

/** A state as the directory spells it, where it is one; any other text as it was sent. */
const spelled = (given: string): unknown =>
	typeof given === 'string' ? (readState(given) ?? given) : given

/** A state by its name or its code, as the directory spells it. */
export const stateName = (wrong: IssueText) =>
	z.preprocess(spelled, z.enum(STATES, { error: wrong }))

/** As `stateName`, or blank. */
export const stateOrBlank = (wrong: IssueText) =>
	z.preprocess(spelled, z.enum(['', ...STATES], { error: wrong }))

/** As `stateName`, but may be left out or blank, and a text that is no state stays as it is: whether it can be one is judged by the PIN code. */
export const optionalState = () =>
	optionalLine(60)
		.unwrap()
		.transform((text) => text && (readState(text) ?? text))
		.optional()
