import { intents } from '../../ui/forms/intents'

/** The intents of the forms about invitations. */
export const invitationIntents = intents('invite', 'resend', 'withdraw')
