import { intents } from '../../ui/forms/intents'

/** The intents of the forms about two-step login. */
export const twoFactorIntents = intents('begin', 'confirm', 'renew', 'off')
