import { intents } from '../../ui/forms/intents'

/** What the forms of a device that is not known can ask for. */
export const deviceIntents = intents('send-link', 'confirm')

/** Where they are sent to. */
export const DEVICE = '/login/device'
