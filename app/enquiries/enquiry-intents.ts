import { ENQUIRY_STEPS } from '../../domain/enquiries/rules'
import { intents } from '../ui/forms/intents'

/** The intents of the lists of enquiries: each transition, a reply, a quoted price, a chosen installer, and the steps with several. */
export const enquiryIntents = intents(
	...ENQUIRY_STEPS,
	'reply',
	'price',
	'assign',
	'answer-chosen',
	'close-chosen',
	'reopen-chosen',
	'reply-chosen',
)
