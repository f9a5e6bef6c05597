import { ENQUIRY_STEPS } from '../../domain/enquiries/rules'
import type { Enquiry } from '../../domain/enquiries/schema'
import { intents } from '../ui/forms/intents'
import { orUnsent, UNSENT } from '../ui/unsent'

/** What became of an enquiry that a button was pressed of. */
export interface StepAnswer {
	id: string
	/** As it is now; null where nothing was done. */
	enquiry: Enquiry | null
	/** Why it was not done; null when it was. */
	refusal: string | null
}

/** What the lists of enquiries can ask for: each step one can take. */
export const enquiryIntents = intents(...ENQUIRY_STEPS)

/** Sends the step, and says beside its enquiry when the network gave no answer. */
export async function stepHere(request: Request, serverAction: () => Promise<StepAnswer>) {
	const id = String((await request.clone().formData()).get('id'))
	const unsent: StepAnswer = { id, enquiry: null, refusal: UNSENT }
	return orUnsent(serverAction, unsent)
}
