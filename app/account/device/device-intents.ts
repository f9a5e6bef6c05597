import { intents } from '../../ui/forms/intents'

/** The intents of the forms of an unknown device. */
export const deviceIntents = intents('send-link', 'confirm')

/** Where they are sent to. */
export const DEVICE = '/login/device'
