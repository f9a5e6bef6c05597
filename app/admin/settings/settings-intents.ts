import { intents } from '../../ui/forms/intents'

export const INTENTS = intents('save', 'preview', 'logo', 'remove-logo')
