import { intents } from '../../ui/forms/intents'

export const INTENTS = intents(
	...(['save', 'preview'] as const),
	...(['logo', 'remove-logo', 'restore-logo'] as const),
	...(['signature', 'remove-signature', 'restore-signature'] as const),
)
