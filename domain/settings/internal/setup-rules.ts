import { type AllSettings, SetupStep } from '../schema.ts'

/** A shop can be open without these: mails are kept meanwhile, and there is nothing to order yet. */
const OPTIONAL: readonly SetupStep['step'][] = ['mail', 'product']

export interface SetupFacts {
	settings: AllSettings
	publicUrl: string | null
	sendsMail: boolean
	/** Whether somebody takes payments online for the shop. */
	takesOnline: boolean
	products: number
}

const DONE: Record<SetupStep['step'], (facts: SetupFacts) => boolean> = {
	name: ({ settings: { shop } }) => shop.tradeName !== '' && shop.legalName !== '',
	address: ({ settings: { contact } }) =>
		contact.street !== '' && contact.city !== '' && contact.pin !== '',
	state: ({ settings: { tax } }) => tax.state !== '',
	'tax-classes': ({ settings: { tax } }) => tax.classesCheckedOn !== '',
	contact: ({ settings: { contact } }) =>
		contact.supportEmail !== '' && contact.supportPhone !== '',
	payment: ({ settings: { bank }, takesOnline }) =>
		bank.accountNumber !== '' || bank.upiId !== '' || takesOnline,
	'public-url': ({ publicUrl }) => publicUrl !== null,
	mail: ({ sendsMail }) => sendsMail,
	product: ({ products }) => products > 0,
}

export const setupSteps = (facts: SetupFacts): SetupStep[] =>
	SetupStep.shape.step.options.map((step) => ({
		step,
		done: DONE[step](facts),
		required: !OPTIONAL.includes(step),
	}))

/** Whether nothing is left that keeps the shop closed. */
export const isSetUp = (facts: SetupFacts): boolean =>
	setupSteps(facts).every(({ done, required }) => done || !required)
