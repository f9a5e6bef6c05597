import { intents } from '../../ui/forms/intents'

/** What the forms about invitations can ask for. */
export const invitationIntents = intents('invite', 'resend', 'withdraw')
