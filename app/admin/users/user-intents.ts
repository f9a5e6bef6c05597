import { isOneOf } from '../../../shared/one-of'
import { intents } from '../../ui/forms/intents'

/** The intents about several accounts at once. */
export const CHOSEN_STEPS = ['suspend-chosen', 'reinstate-chosen', 'end-sessions-chosen'] as const
export type ChosenStep = (typeof CHOSEN_STEPS)[number]

export const isChosenStep = isOneOf(CHOSEN_STEPS)

/** The intents about an account, and about an application to be an installer. */
export const userIntents = intents(
	'suspend',
	'reinstate',
	'set-role',
	'end-sessions',
	...CHOSEN_STEPS,
	'approve',
	'refuse',
)
