import { intents } from '../../ui/forms/intents'

/** What the forms about two-step login can ask for. */
export const twoFactorIntents = intents('begin', 'confirm', 'renew', 'off')
