import { intents } from '../../ui/forms/intents'

export const INTENTS = intents(
	...(['save', 'preview'] as const),
	...(['logo', 'remove-logo', 'signature', 'remove-signature'] as const),
)
