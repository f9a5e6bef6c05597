import { type AllSettings, REQUIRED_STEPS, type RequiredStep } from '../schema.ts'

export interface SetupFacts {
	settings: AllSettings
	publicUrl: string | null
	/** Whether somebody takes payments online for the shop. */
	takesOnline: boolean
	/** Whether all was there once that the shop needed to open. */
	hasOpened: boolean
}

/** Asked before a shop first opens (E-Commerce Rules 2020, rules 4 and 5); a shop that is open stays so without. */
const ASKED_ONCE: readonly RequiredStep[] = ['grievance-officer', 'terms', 'returns']

const DONE: Record<RequiredStep, (facts: SetupFacts) => boolean> = {
	name: ({ settings: { shop } }) => shop.tradeName !== '' && shop.legalName !== '',
	address: ({ settings: { contact } }) =>
		contact.street !== '' && contact.city !== '' && contact.pin !== '',
	state: ({ settings: { tax } }) => tax.state !== '',
	'tax-classes': ({ settings: { tax } }) => tax.classesCheckedOn !== '',
	contact: ({ settings: { contact } }) =>
		contact.supportEmail !== '' && contact.supportPhone !== '',
	'grievance-officer': ({ settings: { contact } }) =>
		contact.grievanceName !== '' && contact.grievanceEmail + contact.grievancePhone !== '',
	terms: ({ settings: { texts } }) => texts.terms !== '',
	returns: ({ settings: { texts } }) => texts.returns !== '',
	payment: ({ settings: { bank }, takesOnline }) =>
		bank.accountNumber !== '' || bank.upiId !== '' || takesOnline,
	'public-url': ({ publicUrl }) => publicUrl !== null,
}

/** Each step that keeps a shop closed, or did before it first opened. */
export const stepsToOpen = (facts: SetupFacts) =>
	REQUIRED_STEPS.map((step) => ({
		step,
		done: DONE[step](facts),
		required: !(facts.hasOpened && ASKED_ONCE.includes(step)),
	}))

/** Whether nothing is left that keeps the shop closed. */
export const isSetUp = (facts: SetupFacts): boolean =>
	stepsToOpen(facts).every(({ done, required }) => done || !required)
