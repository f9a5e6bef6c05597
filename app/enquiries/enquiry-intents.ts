import { ENQUIRY_STEPS } from '../../domain/enquiries/rules'
import { intents } from '../ui/forms/intents'

/** What the lists of enquiries can ask for: each step one can take. */
export const enquiryIntents = intents(...ENQUIRY_STEPS)
