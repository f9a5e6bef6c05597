import { ENQUIRY_STEPS, type EnquiryStep } from '../../domain/enquiries/rules'
import type { Enquiry } from '../../domain/enquiries/schema'
import { orUnsent, UNSENT } from '../ui/unsent'

/** What became of an enquiry that a button was pressed of. */
export interface StepAnswer {
	id: string
	/** As it is now; null where nothing was done. */
	enquiry: Enquiry | null
	/** Why it was not done; null when it was. */
	refusal: string | null
}

export const isStep = (text: unknown): text is EnquiryStep =>
	ENQUIRY_STEPS.some((step) => step === text)

/** Sends the step, and says beside its enquiry when the network gave no answer. */
export async function stepHere(request: Request, serverAction: () => Promise<StepAnswer>) {
	const id = String((await request.clone().formData()).get('id'))
	const unsent: StepAnswer = { id, enquiry: null, refusal: UNSENT }
	return orUnsent(serverAction, unsent)
}
