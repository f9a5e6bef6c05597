import { ENQUIRY_STEPS } from '../../domain/enquiries/rules'
import { intents } from '../ui/forms/intents'

/** The intents of the lists of enquiries: each transition, and the price that an admin quotes. */
export const enquiryIntents = intents(...ENQUIRY_STEPS, 'price')
